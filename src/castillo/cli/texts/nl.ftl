### The command line's own words. What the game itself says is with the game.

## The board

cli-board-place = Regio
cli-board-values = Waarden
cli-board-meter = telling
cli-board-closed = gesloten
cli-board-inside = in:
cli-board-empty = leeg
cli-round =
    { $round ->
        [0] Voorbereiding
       *[other] Ronde { $round } van { $last }
    }
cli-starts = { $seat } begint
cli-seat-points = Punten
cli-seat-court = Hof/Provincie
cli-seat-power = Machtkaart
cli-seat-veto = Veto
cli-veto-held = ja
cli-hand = Je handkaarten
cli-supply = versterkingen { $number }
cli-several = Meerdere nummers op één regel mag: 20 40 130. Hetzelfde nummer nog eens maakt de keuze ongedaan.
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
cli-no-such-number = { $number } is geen keuze; mogelijk zijn { $allowed }.
cli-not-understood = ‘{ $line }’ wordt hier niet begrepen; typ het nummer van een keuze, of ? voor hulp.
cli-stopped-at = Gestopt bij ‘{ $step }’. { $why }
cli-standing = { $window }: { $answer }.
cli-saved = Opgeslagen in { $file }.
cli-not-saved = { $file } kon niet worden geschreven: { $why }.
cli-save-where = Typ `save` en de naam van een bestand.
cli-no-such-set = Zo’n set is er niet; mogelijk zijn { $sets }.
cli-no-set-now = Een set kies je alleen terwijl je je kaarten samenstelt.
cli-nothing-called = Er is geen kaart of plek die ‘{ $what }’ heet.
cli-no-such-rule = Er is geen regel { $number }.
cli-borders = Grenst aan { $places }.
cli-quit-save = Stoppen? Enter stopt, een bestandsnaam slaat eerst op, c speelt verder:
cli-quit-stayed = Het spel gaat verder.
cli-left = Je hebt het spel verlaten; het is niet opgeslagen.
cli-left-saved = Je hebt het spel verlaten. Ga verder met `castillo play --load { $file }`.
cli-hand-over = { $seat } is aan de beurt. Geef het toetsenbord aan { $seat } en druk op Enter.

## Help

cli-form-number = 3
cli-form-number-text = de keuze met dit nummer; 0 stopt
cli-form-several = 3 5 9
cli-form-several-text = meerdere keuzes, na elkaar
cli-form-set-text = bij het samenstellen: een hele set in één keer
cli-form-notation = NOTATIE
cli-form-notation-text = een keuze in notatie of met de naam van de plek
cli-form-place-text = meerdere caballero’s naar één plek
cli-form-move-text = een caballero verplaatsen; een getal herhaalt het
cli-form-look = ? NAAM
cli-form-look-text = over een plek, een kaart of een stapel
cli-form-back = b
cli-form-back-text = je laatste keuze terugnemen
cli-form-log = log
cli-form-log-text = alles wat er is gebeurd
cli-form-rules = rules NUMMER
cli-form-rules-text = een regel; zonder nummer de lijst
cli-form-save = save BESTAND
cli-form-save-text = het spel opslaan
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
cli-source-offices = Posten
cli-source-other = Overig

## Replaying

cli-replay-holds = { $file }: alle { $entries } stappen waren mogelijk en alle { $marks } vingerafdrukken kloppen; het spel is { $state }.
cli-replay-over = afgelopen
cli-replay-open = nog bezig
cli-replay-next = { $number } van { $last }. Verder met Enter:

## Cards

cli-exported = { $file } bevat alle waarden van { $modules }. Verander wat in jouw spel anders is, verwijder de rest en speel met `castillo play --sheet { $file }`.
cli-cards-name = Naam en tekst
cli-cards-values = Waarden
cli-cards-source = Herkomst
cli-cards-rule = Regel
cli-kind-player = stukken per speler
cli-kind-bonus = bonussen
cli-kind-place = regio’s en andere plekken
cli-kind-scoreboard = scoretegels
cli-kind-stack = stapels actiekaarten
cli-kind-power = machtkaarten
cli-kind-action = actiekaarten
cli-kind-tile = gebiedskaarten
cli-kind-other = andere waarden
cli-entry-player = Elke speler
cli-entry-bonus = Konings- en thuisregio
cli-entry-stack = Stapel { $id }
cli-field-caballeros = caballero’s
cli-field-court = aan het hof
cli-field-home = thuis
cli-field-points = punten
cli-field-first = eerste
cli-field-second = tweede
cli-field-third = derde
cli-field-place = plaatsen
cli-field-value = waarde
cli-field-supply = versterkingen
cli-field-cards = kaarten
cli-field-two_players = met twee spelers
cli-field-more_players = met meer spelers
cli-field-ships = schepen
cli-field-prisoners = gevangenen
cli-field-copies = exemplaren
cli-field-up_to = maximaal
cli-field-own = eigen
cli-field-foreign = van anderen
cli-field-count = aantal
cli-field-least = van
cli-field-most = tot
cli-field-tiles = gebiedskaarten
cli-field-castles = kastelen
cli-field-display = in het aanbod
cli-field-ship = schip
cli-field-castle = kasteel
cli-field-move = verplaatsen
cli-field-water = kaart aan water
cli-field-plain = zonder symbool
cli-field-gold = goud
cli-field-goods = goederen
cli-field-fish = vis
cli-field-alcaldes = Alkalden
cli-field-grandes = Grandes
cli-field-alcalde = Alkalde
cli-field-grande = Grande
cli-field-move_grande = Grande verplaatsen

## Geblokkeerde tafels

cli-ratings-anew =
    { $games ->
        [one] Eén spel voor de ranglijst,
       *[other] { $games } spellen voor de ranglijst,
    } { $ratings ->
        [one] één rating.
       *[other] { $ratings } ratings.
    }
cli-ratings-changed =
    { $count ->
        [0] Ze klopten allemaal.
        [one] Eén klopte er niet.
       *[other] { $count } klopten er niet.
    }
cli-tables-aside = { $count ->
        [0] Er is geen tafel geblokkeerd.
        [one] Eén tafel is geblokkeerd: die kan niet worden geopend, en er gebeurt niets.
       *[other] { $count } tafels zijn geblokkeerd: ze kunnen niet worden geopend, en er gebeurt niets.
    }
cli-tables-again = Zodra iemand er een opvraagt, wordt het opnieuw geprobeerd.

## Wat beheerders doen

cli-column-id = Id
cli-column-name = Naam
cli-column-kind = Soort
cli-column-joined = Lid sinds
cli-column-created = Gemaakt
cli-column-seen = Laatst hier
cli-column-games = Spellen
cli-column-rights = Rechten
cli-column-banned = Verbannen tot
cli-column-email = E-mail
cli-column-game = Spel
cli-column-state = Stand
cli-column-people = Personen
cli-column-updated = Laatste zet
cli-column-entries = Zetten
cli-column-number = Plaats
cli-column-guest = Id
cli-column-away = Bot
cli-column-table = Tafel
cli-column-at = Tijd
cli-column-why = Reden
cli-column-until = Tot
cli-column-reported = Over
cli-column-against = Id
cli-column-reporter = Van
cli-column-by = Id
cli-column-times = Aantal
cli-column-text = Tekst
cli-column-quoted = Citaat
cli-column-who = Wie
cli-column-actor = Naam
cli-column-what = Wat
cli-column-about = Over
cli-column-language = Taal
cli-column-tries = Pogingen
cli-admin-kind-member = lid
cli-admin-kind-guest = gast
cli-admin-kind-person = persoon
cli-admin-kind-bot = bot
cli-admin-kind-open = vrij
cli-admin-kind-insult = beledigingen
cli-admin-kind-spam = spam
cli-admin-kind-cheating = vals spel
cli-admin-kind-name = naam
cli-admin-kind-other = anders
cli-admin-kind-push = push
cli-admin-kind-mail = e-mail
cli-admin-kind-webhook = webhook
cli-admin-state-waiting = wacht
cli-admin-state-playing = bezig
cli-admin-state-over = afgelopen
cli-admin-away-turn = deze beurt
cli-admin-away-stays = valt in
cli-admin-away-gone = voorgoed
cli-admin-rights-moderate = modereert
cli-admin-what-ban = verbanning
cli-admin-what-unban = verbanning opgeheven
cli-admin-what-right = rechten gewijzigd
cli-admin-what-close_report = melding afgehandeld
cli-admin-what-close_table = tafel gesloten
cli-admin-what-try_again = nieuwe poging
cli-admin-what-add_word = woord toegevoegd
cli-admin-what-remove_word = woord geschrapt
cli-admin-what-announce = mededeling geplaatst
cli-admin-what-clear = mededeling weggehaald
cli-admin-what-rebuild_ratings = ranglijst opnieuw berekend
cli-admin-what-resend = berichten opnieuw verstuurd
cli-admin-what-discard = berichten verwijderd
cli-admin-for-good = voorgoed
cli-admin-members = { $count ->
        [0] Niemand.
        [one] Eén persoon.
       *[other] { $count } personen.
    }
cli-admin-tables = { $count ->
        [0] Geen tafels.
        [one] Eén tafel.
       *[other] { $count } tafels.
    }
cli-admin-aside = { $count ->
        [0] Er is geen tafel geblokkeerd.
        [one] Eén tafel is geblokkeerd.
       *[other] { $count } tafels zijn geblokkeerd.
    }
cli-admin-aside-why = Geblokkeerd: { $why }
cli-admin-bans = { $count ->
        [0] Niemand is verbannen.
        [one] Eén persoon is verbannen.
       *[other] { $count } personen zijn verbannen.
    }
cli-admin-reports = { $count ->
        [0] Er staat geen melding open.
        [one] Er staat één melding open.
       *[other] Er staan { $count } meldingen open.
    }
cli-admin-undelivered = { $count ->
        [0] Alle berichten konden worden verstuurd.
        [one] Eén bericht kon niet worden verstuurd.
       *[other] { $count } berichten konden niet worden verstuurd.
    }
cli-admin-words = { $count ->
        [0] De woordenlijst is leeg.
        [one] Eén woord wordt onleesbaar gemaakt.
       *[other] { $count } woorden worden onleesbaar gemaakt.
    }
cli-admin-announcements = { $count ->
        [0] Er staat geen mededeling op de pagina.
        [one] Er staat één tekst op de pagina.
       *[other] Er staan { $count } teksten op de pagina.
    }
cli-admin-log = { $count ->
        [0] Geen regels.
        [one] Eén regel.
       *[other] { $count } regels.
    }
cli-admin-ban = Verbannen: { $name }, tot { $until }.
cli-admin-unban = { $name } mag weer spelen.
cli-admin-right = { $right ->
        [moderate] { $name } mag nu modereren.
       *[other] { $name } heeft geen bijzondere rechten meer.
    }
cli-admin-close_table = Tafel { $table } sluit binnen enkele seconden, of zodra er een server start.
cli-admin-try_again = { $count ->
        [0] Er is geen tafel geblokkeerd.
        [one] Zodra iemand de tafel opent, wordt het opnieuw geprobeerd.
       *[other] Zodra iemand er een opent, wordt het opnieuw geprobeerd.
    }
cli-admin-close_report = Melding { $id } is afgehandeld.
cli-admin-retry_undelivered = { $count ->
        [0] Er was niets om opnieuw te versturen.
        [one] Het bericht wordt binnen enkele seconden opnieuw verstuurd, of zodra er een server start.
       *[other] De berichten worden binnen enkele seconden opnieuw verstuurd, of zodra er een server start.
    }
cli-admin-drop_undelivered = { $count ->
        [0] Er was niets om te verwijderen.
        [one] Eén bericht is verwijderd.
       *[other] { $count } berichten zijn verwijderd.
    }
cli-admin-add_word = { $count ->
        [0] Ze stonden allemaal al op de lijst.
        [one] Nog één woord wordt onleesbaar gemaakt.
       *[other] Nog { $count } woorden worden onleesbaar gemaakt.
    }
cli-admin-remove_word = { $count ->
        [one] Eén woord wordt niet meer onleesbaar gemaakt.
       *[other] { $count } woorden worden niet meer onleesbaar gemaakt.
    }
cli-admin-announce = De mededeling staat binnen enkele seconden op de startpagina.
cli-admin-clear = Er staat geen mededeling meer op de pagina.
cli-admin-count-members = Leden
cli-admin-count-guests = Gasten
cli-admin-count-reports = Open meldingen
cli-admin-count-banned = Verbannen
cli-admin-count-outbox = Berichten in de wachtrij
cli-admin-count-dead = Onbestelbare berichten
cli-admin-count-tables = Tafels: { $state }
cli-admin-count-finished = Afgelopen spellen op { $day }
