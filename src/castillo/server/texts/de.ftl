# Was der Server nicht tut, und warum.

server-why-no_table = Diesen Tisch gibt es nicht.
server-why-not_for_you = Dieser Tisch ist nicht für dich offen; lass dir einen Link geben.
server-why-not_over = Das ist erst nach dem Ende des Spiels zu sehen.
server-why-too_many = Das war zu viel auf einmal; bitte warte einen Augenblick.
server-why-not_saved = Das konnte nicht gespeichert werden; versuche es gleich noch einmal.
server-why-no_database = Die Spiele sind gerade nicht erreichbar; bitte warte einen Augenblick.
server-why-old_link = Dieser Link gilt nicht mehr; erstelle auf dem anderen Gerät einen neuen.
server-why-bots_busy = Die Bots sind beschäftigt; versuche es gleich noch einmal.
server-why-set_aside = Dieser Tisch lässt sich nicht öffnen: Seine gespeicherten Daten sind beschädigt oder folgen Regeln, die diese Castillo-Version nicht mehr kennt. Wer den Server betreibt, weiß Bescheid.
server-why-not_played = Dieser Moment entstand nach früheren Regeln und lässt sich nicht mehr zeigen; wähle einen anderen.
server-why-too_fast = Andere waren mehrmals schneller; bitte versuche es noch einmal.
server-why-not_played_here = Eine Revanche kann nur wünschen, wer mitgespielt hat.
server-why-rated_alone = In einem Ranglistenspiel spielt jeder auf einem eigenen Gerät.
server-why-rated_plain = An einem Ranglistenspiel nimmt ein Mensch teil, und es gelten die Kartenwerte des Spiels.
server-why-not_shown = Diese Person zeigt dir ihre Spiele nicht.
server-why-no_player = Diese Person gibt es hier nicht.
server-why-no_moment = Diesen Moment gibt es an diesem Tisch nicht.
server-why-over_then = In diesem Moment ist das Spiel schon zu Ende; wähle einen früheren.
server-why-no_name = Bitte gib einen Namen ein.
