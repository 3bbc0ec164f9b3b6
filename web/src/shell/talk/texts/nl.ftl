# Wat mensen aan een tafel zeggen, en een pauze: opgehaald als er iemand is om mee te praten.

talk-aloud = { $name }: { $text }
talk-said = Wat er gezegd is
talk-nothing = Er heeft nog niemand iets gezegd.
talk-nothing-watchers = Nog geen van de toeschouwers heeft iets gezegd.
talk-off = Aan deze tafel is er geen chat.
talk-earlier = Eerdere berichten
talk-room-table = Spelers
talk-room-watchers = Toeschouwers
talk-say = Zeg iets
talk-say-watchers = Zeg iets tegen de toeschouwers
talk-send = Versturen
talk-left = nog { $count } tekens
talk-signs = Gebaren
talk-about-moment = Over stap #{ $n }
talk-about-nothing = Over geen stap in het bijzonder
talk-point-here = Wijs stap #{ $n } aan
talk-about = { $name }: dempen of melden
talk-silence = { $name } dempen
talk-silenced = { $count ->
        [one] Eén persoon gedempt
       *[other] { $count } personen gedempt
    }
talk-hear-again = Niet meer dempen
talk-report = Melden…
talk-report-title = Een bericht melden
talk-report-text = Wie deze server beheert, ziet dan het bericht, van wie het is en wat je erbij schrijft.
talk-report-why = Wat er mis mee is
talk-report-insult = Het beledigt iemand
talk-report-cheating = Het verraadt iets geheims of is een afspraak over de uitslag
talk-report-other = Iets anders
talk-report-more = Wil je nog iets toevoegen? (hoeft niet)
talk-report-send = Melding versturen
talk-reported = Bedankt, je melding is verstuurd.
talk-emote-hello = Hallo!
talk-emote-well_played = Goed gespeeld!
talk-emote-thanks = Bedankt!
talk-emote-oops = Oeps
talk-emote-thinking = Momentje…
talk-emote-your_turn = Jouw beurt
talk-emote-laugh = Haha!
talk-emote-ole = ¡Olé!
talk-paused = Pauze
talk-paused-text = Die begon { $since }. De klok staat stil en geen bot speelt.
talk-go-on = Verderspelen
talk-pause-wished = Willen graag een pauze: { $names }.
talk-pause-agree = Pauze houden
talk-pause-not = Nu niet
