### The command line's own words. What the game itself says is with the game.

## The board

cli-board-place = Regio
cli-board-values = Waarde
cli-board-meter = telling
cli-board-closed = gesloten
cli-board-inside = in:
cli-board-empty = leeg
cli-round = Ronde { $round } van { $last }
cli-starts = { $seat } begint
cli-seat-points = Punten
cli-seat-court = Hof/Provincie
cli-seat-power = Machtkaart
cli-seat-veto = Veto
cli-veto-held = ja
cli-hand = Je hand
cli-supply = aanvoer { $number }
cli-several = Meer nummers op één regel kan ook: 20 40 130. Hetzelfde nummer nog eens neemt het terug.
cli-more-news = … en nog { $number } regels ervoor; `log` toont alles
cli-welcome = 
    { $bots ->
        [0] ? legt uit wat je kunt typen.
        [one] Je speelt tegen één bot ({ $level }). ? legt uit wat je kunt typen.
       *[other] Je speelt tegen { $bots } bots ({ $level }). ? legt uit wat je kunt typen.
    }
cli-thinking = De bots denken na.

## Answers to what is typed

cli-type-number = Typ het nummer van een keuze, of ? voor hulp.
cli-no-such-number = { $number } staat er niet bij; kies uit { $allowed }.
cli-not-understood = ‘{ $line }’ betekent hier niets; typ het nummer van een keuze, of ? voor hulp.
cli-stopped-at = Gestopt bij ‘{ $step }’. { $why }
cli-standing = { $window }: { $answer }.
cli-saved = Opgeslagen in { $file }.
cli-not-saved = { $file } kon niet worden geschreven: { $why }.
cli-save-where = Typ `save` en de naam van een bestand.
cli-no-such-set = Zo’n set is er niet; typ { $sets }.
cli-no-set-now = Een set kan alleen zolang je hand gekozen wordt.
cli-nothing-called = Er is geen kaart of plek die ‘{ $what }’ heet.
cli-no-such-rule = Er is geen regel { $number }.
cli-borders = Grenst aan { $places }.
cli-quit-save = Stoppen? Enter stopt, een bestandsnaam slaat eerst op, c speelt verder:
cli-quit-stayed = Het spel gaat verder.
cli-left = Je hebt het spel verlaten; het is niet opgeslagen.
cli-left-saved = Je hebt het spel verlaten. Ga verder met `castillo play --load { $file }`.
cli-hand-over = { $seat } is aan zet. Geef het toetsenbord aan { $seat } en druk op Enter.

## Help

cli-form-number = 3
cli-form-number-text = de keuze met dit nummer; 0 stopt
cli-form-several = 3 5 9
cli-form-several-text = meer keuzes, na elkaar
cli-form-set = set spread
cli-form-set-text = bij het kiezen van je hand: een hele set in één keer
cli-form-notation = to aragon
cli-form-notation-text = een keuze in notatie of met de naam van de plek
cli-form-place = place aragon 2
cli-form-place-text = meerdere caballero’s naar één plek
cli-form-move = move red galicia>aragon
cli-form-move-text = er een oppakken en verplaatsen; een getal herhaalt
cli-form-look = ? aragon, ? 3
cli-form-look-text = over een plek, een kaart of een stapel
cli-form-back = b
cli-form-back-text = je laatste keuze terugnemen
cli-form-log = log
cli-form-log-text = alles wat er gebeurde
cli-form-rules = rules EG-4.1
cli-form-rules-text = een regel; zonder nummer de lijst
cli-form-save = save BESTAND
cli-form-save-text = het spel opslaan
cli-form-stand = stand veto ANTWOORD
cli-form-stand-text = vooraf antwoorden: always (vragen), not_this_action, not_this_turn, not_this_round, only_before_start, never
cli-form-quit = q
cli-form-quit-text = het spel verlaten

## The end

cli-end-seat = Speler
cli-source-castillo = Castillo
cli-source-regions = Regio’s
cli-source-special = Kaarten
cli-source-king = Koning
cli-source-home = Thuis
cli-source-offices = Ambten
cli-source-other = Overig

## Replaying

cli-replay-holds = { $file }: alle { $entries } stappen waren mogelijk en alle { $marks } vingerafdrukken kloppen; het spel is { $state }.
cli-replay-over = afgelopen
cli-replay-open = nog bezig
cli-replay-next = { $number } van { $last }. Verder met Enter:

## Cards

cli-exported = { $file } bevat elke waarde van { $modules }. Verander wat in jouw exemplaar anders is, verwijder de rest en speel met `castillo play --sheet { $file }`.
cli-cards-name = Naam en tekst
cli-cards-values = Waarden
cli-cards-source = Herkomst
cli-cards-rule = Regel
cli-kind-player = stukken van een speler
cli-kind-bonus = bonussen
cli-kind-place = regio’s en andere plekken
cli-kind-scoreboard = mobiele scoreborden
cli-kind-stack = stapels actiekaarten
cli-kind-power = machtkaarten
cli-kind-action = actiekaarten
cli-kind-other = andere waarden
cli-entry-player = Elke speler
cli-entry-bonus = Konings- en thuisregio
cli-entry-stack = Stapel { $id }
cli-field-caballeros = caballero’s
cli-field-court = aan het Hof
cli-field-home = thuis
cli-field-points = punten
cli-field-first = eerste
cli-field-second = tweede
cli-field-third = derde
cli-field-place = plaatsen
cli-field-value = waarde
cli-field-supply = aanvoer
cli-field-cards = kaarten
cli-field-two_players = met twee spelers
cli-field-more_players = met meer spelers
cli-field-ships = schepen
cli-field-prisoners = gevangenen
cli-field-copies = aantal
cli-field-up_to = tot
cli-field-own = eigen
cli-field-foreign = andermans
cli-field-count = getal
cli-field-least = van
cli-field-most = tot

## Terzijde gezette tafels

cli-tables-aside = { $count ->
        [0] Er is geen tafel terzijde gezet.
        [one] Eén tafel is terzijde gezet: die kan niet worden geopend en er loopt niets.
       *[other] { $count } tafels zijn terzijde gezet: ze kunnen niet worden geopend en er loopt niets.
    }
cli-tables-again = Zodra iemand ernaar vraagt, wordt het nog eens geprobeerd.
