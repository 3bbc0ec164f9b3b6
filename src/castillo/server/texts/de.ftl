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
server-why-no_moment = Diesen Moment gibt es an diesem Tisch nicht.
server-why-over_then = In diesem Moment ist das Spiel schon zu Ende; wähle einen früheren.
server-why-no_name = Bitte gib einen Namen ein.

# Benachrichtigungen.

server-why-no_address = Gib eine Adresse ein, die mit https:// beginnt.
server-why-not_public = Diese Adresse liegt nicht im öffentlichen Internet.
server-why-no_letters = Dieser Server verschickt keine E-Mails.
server-why-no_email = Bestätige zuerst deine E-Mail-Adresse.
server-why-members_only = Webhooks gibt es nur für Mitglieder.
server-why-enough_channels = Das sind genug; schalte zuerst eine Möglichkeit ab.
server-why-no_channel = Diesen Weg, dich zu erreichen, gibt es nicht.
server-why-no_link = Dieser Link ist ungültig.
server-why-not_sent =
    Das ließ sich nicht verschicken: { $what ->
        [unreachable] Unter dieser Adresse ist niemand zu erreichen.
        [private] Diese Adresse liegt nicht im öffentlichen Internet.
        [answered] Die Antwort war { $status }.
        [mail] Der Mailserver hat es nicht angenommen.
        [keys] Die Schlüssel dieses Browsers sind ungültig.
       *[unknown] Niemand hat gesagt, ob es angekommen ist.
    }
