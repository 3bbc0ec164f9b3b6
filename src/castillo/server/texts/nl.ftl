# Wat de server niet doet, en waarom.

server-why-no_table = Deze tafel bestaat niet.
server-why-not_for_you = Deze tafel is niet voor je opengesteld; vraag om een link.
server-why-not_over = Dit is pas te zien als het spel is afgelopen.
server-why-too_many = Dat was te veel tegelijk; wacht even.
server-why-not_saved = Het kon niet worden opgeslagen; probeer het zo nog eens.
server-why-no_database = De spellen zijn even niet bereikbaar; wacht een ogenblik.
server-why-old_link = Deze link werkt niet meer; maak een nieuwe op het andere apparaat.
server-why-bots_busy = De bots zijn bezig; probeer het zo nog eens.
server-why-set_aside = Deze tafel kan niet worden geopend: de opgeslagen gegevens zijn beschadigd of volgen regels die deze versie van Castillo niet meer kent. De beheerder van de server weet ervan.
server-why-not_played = Dit moment is volgens eerdere regels gespeeld en kan niet meer worden getoond; kies een ander.
server-why-too_fast = Anderen waren meermaals sneller; probeer het opnieuw.
server-why-not_played_here = Alleen wie heeft meegespeeld, kan om een revanche vragen.
server-why-no_moment = Dit moment bestaat niet aan deze tafel.
server-why-over_then = Op dit moment is het spel al afgelopen; kies een eerder moment.
server-why-no_name = Vul een naam in.

# Berichten.

server-why-no_address = Vul een adres in dat met https:// begint.
server-why-not_public = Dit adres ligt niet op het openbare internet.
server-why-no_letters = Deze server verstuurt geen e-mail.
server-why-no_email = Bevestig eerst je e-mailadres.
server-why-members_only = Webhooks zijn er alleen voor leden.
server-why-enough_channels = Dat zijn er genoeg; zet er eerst een uit.
server-why-no_channel = Deze manier om je te bereiken bestaat niet.
server-why-no_link = Deze link is niet geldig.
server-why-not_sent =
    Het kon niet worden verstuurd: { $what ->
        [unreachable] op dit adres is niemand te bereiken.
        [private] dit adres ligt niet op het openbare internet.
        [answered] het antwoord was { $status }.
        [mail] de mailserver heeft het niet aangenomen.
        [keys] de sleutels van deze browser zijn niet geldig.
       *[unknown] niemand heeft gezegd of het is aangekomen.
    }
