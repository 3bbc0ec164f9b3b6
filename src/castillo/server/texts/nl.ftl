# Wat de server niet doet, en waarom.

server-why-no_table = Deze tafel bestaat niet.
server-why-not_for_you = Deze tafel is niet voor jou open; vraag om een link.
server-why-not_your_seat = Dit is niet jouw plaats.
server-why-not_started = Het spel is nog niet begonnen; er is nog een plaats vrij.
server-why-not_over = Dit wordt getoond als het spel afgelopen is.
server-why-too_many = Dat was te veel ineens; wacht even.
server-why-seat_taken = Deze plaats is bezet.
server-why-not_owner = Dit kan alleen wie de tafel geopend heeft.
server-why-bot_plays = Een bot neemt deze plaats waar; neem hem eerst terug.
server-why-no_hints = Waar meer mensen spelen zijn er geen tips.
server-why-not_saved = Het kon niet worden opgeslagen; probeer het zo nog eens.
server-why-no_database = De partijen zijn even niet bereikbaar; wacht een ogenblik.
server-why-old_link = Deze link werkt niet meer; maak een nieuwe op het andere apparaat.
server-why-bots_busy = De bots zijn bezig; vraag het zo nog eens.
server-why-set_aside = Deze tafel kan niet worden geopend: wat ervan bewaard is, is beschadigd of volgt regels die deze Castillo niet meer kent. Wie de server beheert, weet ervan.
server-why-not_played = Dit moment is volgens eerdere regels gespeeld en kan niet meer worden getoond; kies een ander.
server-why-enough = Je hebt je voorlopig vaak genoeg bedacht; alleen wat verder leidt, is nog mogelijk.
server-why-seated = Je hebt al een plaats aan deze tafel.
server-why-begun = Het spel is begonnen.
server-why-over = Het spel is afgelopen.
server-why-resigned = Je hebt opgegeven; een bot speelt verder.
server-log-ended = Iedereen was het erover eens het spel hier te beëindigen.
