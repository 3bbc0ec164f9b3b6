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
server-why-rated_alone = In einem Ranglistenspiel spielen alle auf einem eigenen Gerät.
server-why-rated_plain = Ein Ranglistenspiel braucht mindestens einen Menschen und wird mit den Kartenwerten des Spiels gespielt.
server-why-not_shown = Diese Person zeigt dir ihre Spiele nicht.
server-why-no_player = Diese Person gibt es hier nicht.
server-why-no_moment = Diesen Moment gibt es an diesem Tisch nicht.
server-why-over_then = In diesem Moment ist das Spiel schon zu Ende; wähle einen früheren.
server-why-no_name = Bitte gib einen Namen ein.
server-why-no_talk = An diesem Tisch gibt es keinen Chat.
server-why-no_words = Diese Nachricht ist leer; schreibe etwas.
server-why-other_room = Wer spielt und wer zuschaut, chattet bis zum Ende des Spiels getrennt.
server-why-not_said = Diese Nachricht gibt es hier nicht.
server-why-own_words = Diese Nachricht ist deine eigene; wähle eine von jemand anderem.
server-why-no_passkeys_here = Passkeys funktionieren nur, wenn dieser Server über HTTPS oder als localhost erreicht wird, hier also nicht.
server-why-passkey = Dieser Passkey wurde nicht angenommen; bitte versuche es noch einmal.
server-why-passkey_unknown = Diesen Passkey gibt es hier nicht; vielleicht wurde er entfernt.
server-why-passkeys_full = Mehr Passkeys kannst du nicht haben; entferne zuerst einen.
server-why-no_passkey = Einen solchen Passkey hast du nicht.
server-why-last_way = Das ist dein einziger Weg zurück; füge zuerst einen weiteren Passkey, eine E-Mail-Adresse oder Ersatzcodes hinzu.
server-why-no_way = Du kämst nicht wieder hinein: Füge zuerst einen Passkey, eine E-Mail-Adresse oder Ersatzcodes hinzu.
server-why-code = Dieser Code stimmt nicht oder ist schon verbraucht.
server-why-no_letters = Dieser Server verschickt keine E-Mails.
server-why-not_sent = Die E-Mail konnte nicht verschickt werden; bitte versuche es später noch einmal.
server-why-bad_address = Der Mailserver nimmt für diese Adresse keine E-Mails an.
server-why-old_letter = Dieser Link gilt nicht mehr; lass dir eine neue E-Mail schicken.
server-why-address_taken = Diese Adresse gehört hier schon einem anderen Mitglied; melde dich mit ihr an oder entferne sie zuerst auf dessen Seite.
server-why-zone = Diese Zeitzone gibt es nicht.
server-why-nobody_before = In diesem Browser hat vor dir niemand gespielt.
server-why-other_name = Das ist nicht dein Name; es wurde nichts gelöscht.

# Briefe zum eigenen Konto.

server-letter-confirm-subject = Bestätige deine Adresse für Castillo
server-letter-confirm-text = Hallo { $name }, öffne diesen Link und drücke dort den Knopf. Von da an kannst du dich mit dieser Adresse bei Castillo anmelden.
server-letter-confirm-button = Adresse bestätigen
server-letter-confirm-foot = Der Link gilt einmal und einen Tag lang. Wenn du diese E-Mail nicht angefordert hast, tu einfach nichts: Die Adresse wird dann nicht verwendet.
server-letter-sign_in-subject = Dein Link zu Castillo
server-letter-sign_in-text = Hallo { $name }, öffne diesen Link und drücke dort den Knopf, um dich anzumelden.
server-letter-sign_in-button = Bei Castillo anmelden
server-letter-sign_in-foot = Der Link gilt einmal und eine halbe Stunde lang. Wenn du ihn nicht angefordert hast, tu einfach nichts: Ohne ihn kann sich niemand anmelden.

server-why-banned = Du bist auf diesem Server gesperrt. Grund: { $why }
server-why-banned_until = Du bist auf diesem Server bis { $until } gesperrt. Grund: { $why }
server-why-enough_reports = Du hast heute schon viel gemeldet, und wer diesen Server betreibt, sieht es sich an; bitte versuche es morgen wieder.
server-why-not_another = Nur andere Personen lassen sich melden.
server-why-moderates = Wer moderiert, lässt sich hier nicht sperren; wende dich an die Serverleitung.
server-why-not_banned = Diese Person ist nicht gesperrt.
server-why-nobody = Diese Person ist hier nicht bekannt.
server-why-no_report = Diese Meldung ist schon erledigt.
server-why-no_reason = Bitte gib einen Grund an; die Person bekommt ihn zu lesen.

# Benachrichtigungen.

server-why-no_address = Bitte gib eine Adresse ein, die mit https:// beginnt.
server-why-not_public = Diese Adresse liegt nicht im öffentlichen Internet.
server-why-no_email = Bitte bestätige zuerst deine E-Mail-Adresse.
server-why-members_only = Webhooks gibt es nur für Mitglieder.
server-why-enough_channels = Mehr ist nicht möglich; bitte schalte zuerst etwas davon aus.
server-why-no_channel = Diese Benachrichtigung ist nicht eingeschaltet.
server-why-no_link = Dieser Link ist ungültig.
server-why-not_delivered =
    Das ließ sich nicht verschicken: { $what ->
        [unreachable] Diese Adresse war nicht zu erreichen.
        [private] Diese Adresse liegt nicht im öffentlichen Internet.
        [answered] Die Antwort war { $status }.
        [mail] Der Mailserver hat es nicht angenommen.
        [keys] Die Schlüssel dieses Browsers sind ungültig.
       *[unknown] Es kam keine Antwort, ob es angekommen ist.
    }
