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
server-why-rated_plain = Aan een spel voor de ranglijst doet een mens mee, en het gebruikt de kaartwaarden van het spel zelf.
server-why-not_shown = Deze speler laat jou de eigen spellen niet zien.
server-why-no_player = Deze speler bestaat hier niet.
server-why-no_moment = Dit moment bestaat niet aan deze tafel.
server-why-over_then = Op dit moment is het spel al afgelopen; kies een eerder moment.
server-why-no_name = Vul een naam in.
