# Was der Server nicht tut, und warum.

server-why-no_table = Diesen Tisch gibt es nicht.
server-why-not_for_you = Dieser Tisch ist für dich nicht offen; bitte um einen Link.
server-why-not_your_seat = Das ist nicht dein Platz.
server-why-not_started = Das Spiel hat noch nicht begonnen; ein Platz ist noch frei.
server-why-not_over = Das wird gezeigt, wenn das Spiel zu Ende ist.
server-why-too_many = Das war zu viel auf einmal; warte bitte einen Augenblick.
server-why-seat_taken = Dieser Platz ist besetzt.
server-why-not_owner = Das kann nur, wer den Tisch eröffnet hat.
server-why-bot_plays = Ein Bot vertritt diesen Platz; nimm ihn zuerst zurück.
server-why-no_hints = Wo mehrere Menschen spielen, gibt es keine Tipps.
server-why-not_saved = Es konnte nicht gespeichert werden; versuche es gleich noch einmal.
server-why-no_database = Die Partien sind gerade nicht erreichbar; bitte warte einen Augenblick.
server-why-old_link = Dieser Link gilt nicht mehr; erzeuge auf dem anderen Gerät einen neuen.
server-why-bots_busy = Die Bots sind beschäftigt; bitte gleich noch einmal fragen.
server-why-set_aside = Dieser Tisch lässt sich nicht öffnen: Was von ihm gespeichert ist, ist beschädigt oder folgt Regeln, die dieses Castillo nicht mehr kennt. Wer den Server betreibt, weiß davon.
server-why-not_played = Dieser Augenblick entstand nach früheren Regeln und lässt sich nicht mehr zeigen; nimm einen anderen.
server-why-enough = Für jetzt hast du es dir oft genug anders überlegt; möglich ist nur noch, was weiterführt.
server-why-seated = An diesem Tisch hast du schon einen Platz.
server-why-begun = Das Spiel hat begonnen.
server-why-over = Das Spiel ist zu Ende.
server-why-resigned = Du hast aufgegeben; ein Bot spielt weiter.
server-log-ended = Alle waren einverstanden, das Spiel hier zu beenden.
