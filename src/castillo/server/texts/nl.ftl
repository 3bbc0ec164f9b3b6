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
server-why-rated_alone = In een spel voor de ranglijst speelt iedereen op een eigen apparaat.
server-why-rated_plain = Een spel voor de ranglijst vraagt minstens één mens en wordt gespeeld met de kaartwaarden van het spel zelf.
server-why-not_shown = Deze speler laat je de eigen spellen niet zien.
server-why-no_player = Deze speler bestaat hier niet.
server-why-no_moment = Dit moment bestaat niet aan deze tafel.
server-why-over_then = Op dit moment is het spel al afgelopen; kies een eerder moment.
server-why-no_name = Vul een naam in.
server-why-no_talk = Aan deze tafel is er geen chat.
server-why-no_words = Dit bericht is leeg; schrijf iets.
server-why-other_room = Spelers en toeschouwers chatten apart tot het spel is afgelopen.
server-why-not_said = Dit bericht bestaat hier niet.
server-why-own_words = Dit bericht is van jezelf; kies er een van iemand anders.
server-why-no_passkeys_here = Passkeys werken alleen als deze server via HTTPS of als localhost wordt bereikt, dus hier niet.
server-why-passkey = Deze passkey is niet geaccepteerd; probeer het nog eens.
server-why-passkey_unknown = Deze passkey is hier niet bekend; misschien is hij verwijderd.
server-why-passkeys_full = Meer passkeys kun je niet hebben; verwijder er eerst een.
server-why-no_passkey = Zo’n passkey heb je niet.
server-why-last_way = Dit is je enige weg terug; voeg eerst nog een passkey, een e-mailadres of herstelcodes toe.
server-why-no_way = Je zou niet meer kunnen terugkomen: voeg eerst een passkey, een e-mailadres of herstelcodes toe.
server-why-code = Deze code klopt niet of is al gebruikt.
server-why-no_letters = Deze server verstuurt geen e-mails.
server-why-not_sent = De e-mail kon niet worden verstuurd; probeer het later nog eens.
server-why-bad_address = De mailserver accepteert geen e-mails voor dit adres.
server-why-old_letter = Deze link werkt niet meer; vraag een nieuwe e-mail aan.
server-why-address_taken = Dit adres is hier al van een ander lid; meld je ermee aan, of verwijder het eerst op de pagina van dat lid.
server-why-zone = Deze tijdzone bestaat niet.
server-why-nobody_before = Vóór jou heeft niemand in deze browser gespeeld.
server-why-other_name = Dit is niet je naam; er is niets verwijderd.

# Brieven over je eigen account.

server-letter-confirm-subject = Bevestig je adres voor Castillo
server-letter-confirm-text = Hallo { $name }, open deze link en druk daar op de knop. Vanaf dan kun je je met dit adres bij Castillo aanmelden.
server-letter-confirm-button = Adres bevestigen
server-letter-confirm-foot = De link werkt één keer, een dag lang. Heb je niet om deze e-mail gevraagd, doe dan niets: het adres wordt niet gebruikt.
server-letter-sign_in-subject = Je link naar Castillo
server-letter-sign_in-text = Hallo { $name }, open deze link en druk daar op de knop om je aan te melden.
server-letter-sign_in-button = Aanmelden bij Castillo
server-letter-sign_in-foot = De link werkt één keer, een halfuur lang. Heb je er niet om gevraagd, doe dan niets: zonder de link kan niemand zich aanmelden.

server-why-banned = Je bent van deze server verbannen. Reden: { $why }
server-why-banned_until = Je bent tot { $until } van deze server verbannen. Reden: { $why }
server-why-enough_reports = Je hebt vandaag al veel gemeld, en wie deze server beheert, kijkt ernaar; probeer het morgen opnieuw.
server-why-not_another = Alleen andere mensen kunnen worden gemeld.
server-why-moderates = Wie modereert, kan hier niet worden verbannen; vraag het de beheerder van de server.
server-why-not_banned = Deze persoon is niet verbannen.
server-why-nobody = Deze persoon is hier niet bekend.
server-why-no_report = Deze melding is al afgehandeld.
server-why-no_reason = Geef een reden op; de persoon krijgt die te zien.

# Meldingen.

server-why-no_address = Vul een adres in dat met https:// begint.
server-why-not_public = Dit adres is niet bereikbaar op het openbare internet.
server-why-no_email = Bevestig eerst je e-mailadres.
server-why-members_only = Webhooks zijn er alleen voor leden.
server-why-enough_channels = Meer is niet mogelijk; zet er eerst een uit.
server-why-no_channel = Deze melding staat niet aan.
server-why-no_link = Deze link is niet geldig.
server-why-not_delivered =
    Het kon niet worden verstuurd: { $what ->
        [unreachable] dit adres was niet te bereiken.
        [private] dit adres is niet bereikbaar op het openbare internet.
        [answered] het antwoord was { $status }.
        [mail] de mailserver heeft het niet geaccepteerd.
        [keys] de sleutels van deze browser zijn niet geldig.
       *[unknown] er kwam geen antwoord of het is aangekomen.
    }
