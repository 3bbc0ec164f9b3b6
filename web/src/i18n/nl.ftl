### De eigen woorden van de pagina, Nederlands.

## Overal

page-home = Startpagina
page-menu = Menu
page-language = Taal
page-to-light = Naar daglicht
page-to-dark = Naar kaarslicht
page-rules = Regels
page-cards = Kaarten
page-credits = Colofon
page-close = Sluiten
page-cancel = Annuleren
page-copy = Kopiëren
page-link-copied = De link is gekopieerd.
page-link-selected = De link is geselecteerd: kopieer hem uit het veld.
page-share-sheet = Delen…
page-skip-to-content = Naar de inhoud
page-no-connection = De server is even niet bereikbaar.
page-not-found = Hier is niets
page-not-found-text = Op dit adres is niets te vinden. Misschien is de link verouderd, of ontbreekt er een teken.
page-sorry = Hier ging iets mis
page-sorry-part = Dit deel kan nu niet worden getoond. Al het andere werkt gewoon door, en van je spel gaat niets verloren. Wie deze server beheert, krijgt een melding.
page-sorry-page = Deze pagina kan nu niet worden getoond. Van je spellen gaat niets verloren. Wie deze server beheert, krijgt een melding.
page-reload = Opnieuw laden
page-you = jij
page-bot = bot
page-away = een bot valt in
page-absent = nu afwezig
page-log = Verloop
page-players = Spelers
page-result = Uitslag

## Startpagina

page-play-now = Nu spelen
page-play-now-text = Jij tegen drie bots
page-new-table = Nieuwe tafel
page-learn = Spelend leren
page-open-tables = Open tafels
page-no-open-tables = Er is nu geen tafel open. Open er een!
page-table-over = afgelopen
page-table-aside = kan niet worden geopend
page-table-seats = { $taken } van { $players } plaatsen bezet
page-watch = Meekijken
page-sit-down = Aanschuiven
page-look = Bekijken
page-your-turn = Jouw beurt
page-greeting-morning = Goedemorgen, { $name }
page-greeting-day = Goedemiddag, { $name }
page-greeting-evening = Goedenavond, { $name }
page-tables-wait = { $count ->
        [0] Geen tafel wacht op je.
        [one] Er wacht één tafel op je.
       *[other] Er wachten { $count } tafels op je.
    }
page-others-thinking = Anderen denken na
page-gathering = Wacht op spelers
page-finished = Afgelopen
page-all-my-games = Al mijn spellen
page-my-results = Mijn resultaten
page-ratings = Ranglijst
page-came-first = gewonnen, { $points } tegen { $others }
page-came-shared = gedeelde winst, elk { $points }
page-came = plaats { $place } van { $players }, met { $points }
page-play = Spelen
page-open = Openen
page-invites = { $name } nodigt uit
page-time-left = nog { $time }
page-your-name = Je naam
page-save = Opslaan
page-my-page = Mijn pagina
page-my-page-text = Profiel, apparaten, meldingen en een weg terug naar je spellen
page-sign-in = Aanmelden
page-other-device-text = Met deze link neem je al je tafels mee naar een ander apparaat. Hij werkt maar één keer.
page-features = Wat je hier vindt
page-feature-bots = Bots op elke plaats
page-feature-bots-text = { $levels ->
        [4] In vier niveaus. Ze vullen lege plaatsen en vallen in als iemand weg moet.
        [5] In vijf niveaus. Ze vullen lege plaatsen en vallen in als iemand weg moet.
       *[other] In { $levels } niveaus. Ze vullen lege plaatsen en vallen in als iemand weg moet.
    }
page-feature-undo = Rustig nadenken over je beurt
page-feature-undo-text = Plaatsen, bekijken, terugnemen. Het telt pas als jij bevestigt.
page-feature-meter = Wie waar voorstaat
page-feature-days = Nu of verspreid over dagen
page-feature-days-text = Sluit de browser en kom later terug: er gaat niets verloren, en een filmpje laat zien wat er intussen is gebeurd.

## Nieuwe tafel

page-new-table-title = Nieuwe tafel
page-which-game = Spel
page-modules = Uitbreidingen
page-presets = Begin met
page-details = Details
page-module-needs = heeft { $modules } nodig
page-module-not-with = niet samen met { $modules }
page-module-not-recommended = niet aanbevolen met { $modules }
page-players-count = Aantal spelers
page-seats = Plaatsen
page-seat-n = Plaats { $n }
page-seat-me = Ik
page-seat-open = Open plaats
page-seat-bot = Bot
page-seat-hot = Ook op dit apparaat
page-seat-level = Niveau
page-seat-name = Naam
page-options = Instellingen
page-pace = Tempo
page-pace-none = Zonder klok
page-pace-live = 2 minuten per beurt, 10 in reserve
page-pace-calm = 5 minuten per beurt, 30 in reserve
page-pace-day = 1 dag per beurt
page-pace-days = 3 dagen per beurt
page-pace-other = { $minutes } minuten per beurt, { $bank } in reserve
page-rounds = { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    }
page-game-with = { $game } met { $modules }
page-who-watches = Wie mag meekijken
page-watch-anyone = Iedereen
page-watch-link-only = Wie de link heeft
page-watch-nobody = Niemand
page-listed = Tonen bij de open tafels
page-rated = Spel voor de ranglijst
page-rated-text = Het telt voor de ranglijst: er zijn geen tips, en niemand laat een bot voor zich spelen. Met meerdere mensen op één apparaat kan het niet.
page-rated-short = voor de ranglijst
page-table-name = Naam van de tafel
page-table-name-hint = bijvoorbeeld: vrijdagavondclub
page-open-table = Tafel openen
page-invite-link = Link om aan te schuiven
page-watch-link = Link om mee te kijken
page-waiting-room = De tafel staat klaar
page-waiting-room-text = Het spel begint zodra alle plaatsen bezet zijn.
page-seat-to-bot = Aan een bot geven
page-start-with-bots = Nu beginnen, met bots
page-invitation = Uitnodiging
page-host = gastheer
page-here = is er
page-bot-of-level = bot, { $level }
page-qr-code = De uitnodiging als QR-code
page-qr-hint = Richt er de camera van een telefoon op.
page-take-seat-back = Plaats weer innemen
page-let-bot-play = Een bot laten verderspelen
page-let-bot-play-text = Een bot speelt vanaf nu voor je, tot je je plaats weer inneemt.
page-seat-free = Plaats vrijmaken
page-seat-free-text = { $name } raakt de plaats kwijt; iemand anders kan aanschuiven.
page-close-table = Tafel opheffen
page-close-table-text = De tafel verdwijnt voor iedereen die er wacht, en de uitnodiging werkt niet meer.
page-leave-table = Tafel verlaten
page-resign = Opgeven
page-resign-text = Een bot speelt in jouw plaats tot het einde; je kunt je plaats niet meer innemen.
page-resigned = heeft opgegeven
page-end-game = Spel beëindigen
page-report-person = Iemand melden…
page-end-game-text = Als iedereen aan tafel akkoord gaat, eindigt het spel met de huidige stand, zonder winnaar. Het spelverslag blijft bewaard.
page-end-game-alone = Het spel eindigt met de huidige stand, zonder winnaar. Het spelverslag blijft bewaard.
page-end-wished = Willen het spel beëindigen: { $names }.
page-end-agree = Akkoord
page-end-not = Verderspelen

## Aanschuiven, meekijken, apparaat

page-sit-title = Je bent uitgenodigd
page-sit-title-by = { $name } nodigt je uit
page-sit-text = Kies een plaats en een naam, en schuif aan.
page-sit-full = Alle plaatsen zijn bezet. Meekijken kan nog wel.
page-device-title = Hier verder
page-device-text = Met deze link ga je hier verder onder je eigen naam, met al je tafels. Hij werkt maar één keer.
page-device-claim = Hier verder
page-device-done = Klaar. Je tafels staan hier.

## De tafel

page-question = Huidige vraag
page-game-over = Het spel is afgelopen.
page-waiting-for = Wachten op { $names }…
page-take-back = Terugnemen
page-rule-number = Regel { $rule }
page-rule-not-found = Voor regel { $rule } is er nog geen pagina.
page-all-rules = Alle regels
page-all-cards = Alle kaarten
page-round =
    { $round ->
        [0] Voorbereiding
       *[other] Ronde { $round }
    }
page-round-of =
    { $round ->
        [0] Voorbereiding
       *[other] Ronde { $round } van { $rounds }
    }
page-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page-until-this_round = tot het einde van deze ronde
page-until-next_round = tot het einde van de volgende ronde
page-until-end = tot het einde van het spel
page-days = { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
page-bank-left = In reserve: { $time }
page-cards-on-table = Kaarten op tafel
page-taken-by = Genomen door { $name }
page-about-card = Over ‘{ $card }’
page-your-hand = Jouw kaarten
page-pick-title = Kies de { $size } kaarten waarmee je speelt
page-pick-made = Je { $size } kaarten zijn gekozen. Je kunt ze wijzigen tot iedereen heeft gekozen.
page-pick-look = Het bord bekijken
page-pick-go-on = Verder kiezen
page-pick-change = Wijzigen
page-pick-presets = Voorstellen
page-pick-last = Je vorige keuze
page-pick-last-text = De kaarten waarmee je de vorige keer in deze browser speelde
page-pick-none = Geen
page-pick-count = { $count } van { $size }
page-pick-missing = nog { $count }
page-pick-surplus = { $count } te veel
page-pick-done = Met deze { $size } spelen
page-cards-and-log = Kaarten en verloop
page-show-moment = Toon het bord bij stap { $n }
page-values-were = Waarden: { $values }
page-reaction = Jouw reactie
page-other-answers = Andere antwoorden
page-window-closes = Geen antwoord geldt als nee: { $seconds } s
page-hand-over = Doorgeven
page-hand-over-to = Geef door aan { $name }
page-hand-over-why = Wat nu komt, mag verder niemand zien.
page-hand-over-ready = Ik ben { $name }
page-since = Sinds je laatste beurt
page-since-scoring = Algemene puntentelling: jij +{ $points }
page-since-scoring-all = Algemene puntentelling: { $points }
page-since-watch = Bekijken
page-since-film = Als film bekijken
page-since-close = Verder
page-command = Typ een zet in notatie
page-command-unknown = Dat is nu niet te kiezen.
page-which = Welke?
page-beside-the-board = Naast het bord
page-offline = Verbinding verbroken; er wordt opnieuw verbonden…
page-caught-up = Je bent weer bij.
page-on-its-way = Je keuze wordt verstuurd…
page-was-taken = Je keuze is geaccepteerd.
page-not-taken = Je keuze is niet aangekomen; kies opnieuw.
page-some-done = { $done ->
        [one] Het eerste antwoord is wel aangenomen.
       *[other] De eerste { $done } antwoorden zijn wel aangenomen.
    }
page-letters = Letters op de stukken
page-patterns = Water met lijnen
page-motion = Animaties
page-letters-text = Elk stuk draagt de letter van zijn kleur.
page-patterns-text = Voor ogen die water en land niet aan de kleur onderscheiden.
page-motion-text = Stukken reizen, punten vliegen. Zonder verandert alles meteen.
page-preferences = Voorkeuren
page-preferences-text = Ze worden in deze browser bewaard en gelden voor elke tafel.
page-pref-reading = Tekst en kleuren
page-pref-size = Tekstgrootte
page-percent = { $percent }%
page-pref-theme = Licht
page-theme-system = Zoals het apparaat
page-theme-light = Daglicht
page-theme-dark = Kaarslicht
page-pref-pace = Tempo
page-pref-tempo = Bots en beweging
page-tempo-calm = Rustig
page-tempo-usual = Gewoon
page-tempo-brisk = Vlot
page-tempo-instant = Direct
page-tempo-calm-text = Alles neemt de tijd, en na elke stap is er even om te kijken.
page-tempo-usual-text = Een algemene puntentelling duurt zo’n twintig seconden.
page-tempo-brisk-text = Twee keer zo snel.
page-tempo-instant-text = Niets beweegt, en van een puntentelling zie je alleen het resultaat.
page-pref-sound = Geluiden
page-pref-sound-on = Korte geluiden aan tafel
page-pref-sound-text = Als je aan de beurt bent, als er iets geplaatst of geteld wordt, en als iemand wordt tegengehouden.
page-sound-turn = Jouw beurt
page-sound-place = Plaatsen
page-sound-score = Puntentelling
page-sound-stop = Tegengehouden
page-pref-asks = Bevestigingen
page-pref-asks-on = Vragen voordat ik een plaats verlaat, vrijgeef of een tafel sluit
page-pref-asks-text = Voor opgeven en voor het beëindigen van een partij wordt altijd gevraagd.
page-shortcuts = Sneltoetsen
page-key-tab = naar de volgende mogelijkheid
page-key-arrows = over het bord bewegen
page-key-enter = kiezen
page-key-numbers = op de knop met dat nummer drukken
page-key-undo = terugnemen
page-key-map = naar het bord
page-key-summary = het bord laten voorlezen (schermlezer)
page-key-letters = letters op de stukken
page-key-command = een zet typen
page-key-zoom = in- en uitzoomen
page-key-escape = sluiten, animatie overslaan
page-key-help = deze lijst
page-hint = Tip
page-hint-says = Een bot zou kiezen: { $option }.
page-talk = Chat
page-talk-unread = { $count ->
        [one] { $count } nieuw bericht
       *[other] { $count } nieuwe berichten
    }
page-talk-point = Hierover praten
page-talk-off = Chat uitzetten
page-talk-on = Chat aanzetten
page-talk-allowed = Chat aan deze tafel toestaan
page-pause-wish = Pauze houden

## Andere momenten

page-replay = Herhaling
page-step-back = Een stap terug
page-step-on = Een stap verder
page-play-film = Afspelen
page-pause = Pauze
page-moment = Moment
page-tip = Wat dit is
page-back-to-now = Terug naar nu
page-to-the-end = Naar het einde
page-replay-beginning = Het spel begint.
page-replay-turning = Deze beurt veranderde de winstkans: { $change }
page-replay-hand-then = Machtkaarten: { $left }. Gespeeld: { $spent }.
page-replay-where = Stap { $n } van { $last }, ronde { $round }
page-replay-step = stap { $n } van { $last }
page-replay-start = Naar het begin
page-replay-round-back = Eén ronde terug
page-replay-turn-back = Eén beurt terug
page-replay-turn-on = Eén beurt verder
page-replay-round-on = Eén ronde verder
page-replay-scoring = Volgende puntentelling
page-replay-space = Spatie
page-replay-tempo = Snelheid
page-replay-speed = Snelheid ×{ $speed }
page-replay-hands = Handen
page-replay-analysis = Analyse
page-replay-analysis-text = Een sterke bot kan elke beslissing van deze partij bekijken: wat hij had gedaan, en wat de keuze heeft gekost.
page-replay-analyse = Analyseren
page-replay-analysis-off = Analyse verbergen
page-replay-your-decision = Jouw beslissing
page-replay-decision = De beslissing
page-replay-whose = Wiens beslissingen
page-replay-options = Wat er gekozen werd, wat de expert verkiest, en de winstkans met elk daarvan
page-replay-you = Jij
page-replay-played = Gespeeld
page-replay-expert = Expert
page-replay-other = Of
page-replay-verdict-best = Beste: al het andere is minstens { $lead } slechter.
page-replay-verdict-same = Goed: de expert had hetzelfde gedaan.
page-replay-verdict-equal = Goed: het heeft niets meetbaars gekost.
page-replay-verdict-good = Goed: het kostte { $cost }, nauwelijks meer dan de schatting kan onderscheiden.
page-replay-verdict-doubtful = Twijfelachtig: het kostte { $cost }.
page-replay-verdict-costly = Duur: het kostte { $cost }.
page-replay-no-decision = In deze stap viel niets te beslissen. Een teken hieronder leidt naar de volgende zet van die soort.
page-replay-thinking = De bot bekijkt de beslissingen…
page-replay-busy = De bots zijn met andere partijen bezig.
page-replay-find = Volgende zet: { $grade }
page-replay-grade-best = beste
page-replay-grade-good = goed
page-replay-grade-doubtful = twijfel
page-replay-grade-costly = duur
page-replay-best-move = Beste zet
page-replay-costliest = Duurste zet
page-key-step = één stap
page-key-turn = één beurt
page-key-round = één ronde
page-key-ends = begin, einde
page-key-scoring = volgende puntentelling
page-key-film = film afspelen, stoppen
page-key-analysis = analyse
page-key-costly = volgende zet die iets heeft gekost
page-key-link = link naar dit moment

## Na het spel

page-wins = { $names } wint
page-win-shared = { $names } delen de overwinning
page-ended = In onderling overleg beëindigd
page-standings = Eindstand
page-points-by-source = Waar de punten vandaan kwamen
page-win-chance = Winstkans
page-win-chance-wait = Wordt berekend…
page-rematch = Revanche
page-to-rematch = Naar de revanche
page-play-on = Vanaf hier verderspelen
page-play-on-text = Een nieuwe tafel begint op dit moment; bots nemen de andere plaatsen in.
page-show-replay = Spel terugkijken
page-download-record = Spelverslag downloaden
page-other-points = overig
page-end-page = Uitslag en terugblik
page-end-you-win =
    { $lead ->
        [one] Je wint met één punt verschil
       *[other] Je wint met { $lead } punten verschil
    }
page-end-wins =
    { $lead ->
        [one] { $names } wint met één punt verschil
       *[other] { $names } wint met { $lead } punten verschil
    }
page-end-to = { $first } tegen { $second }
page-end-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
page-end-hours = { $count } uur
page-end-you = jij
page-end-board = Speelbord
page-end-to-moment = Naar een moment van de partij
page-end-numbers = Alle cijfers, ronde voor ronde
page-round-column = Ronde
page-points-by-round = Punten per ronde
page-chance-note = geschat uit wat toeschouwers zagen
page-chances-failed = De kansen kunnen nu niet worden berekend.
page-try-again = Opnieuw proberen
page-turning-for-you = Jouw keerpunten
page-turning-of = Keerpunten voor { $names }
page-turning-none = Geen enkele beurt besliste deze partij.
page-turning-unused = { $window } niet gebruikt
page-turning-between = tussen de beurten
page-turning-fork = Verderspelen vanaf vóór deze beurt
page-colon = :
page-awards = Onderscheidingen
page-end-share = Delen
page-share-text = Een afbeelding van de uitslag en het speelbord aan het einde, of een link.
page-share-link = Deze link opent de partij voor iedereen, aan het einde.
page-share-link-moment = Deze link opent de partij voor iedereen, op dit moment.
page-share-private = Tot nu toe kunnen alleen de spelers deze partij zien.
page-share-private-text = Wie de link heeft, kan deze partij vanaf dan bekijken, met alle kaarten.
page-share-make = Link maken
page-picture-save = Afbeelding bewaren
page-picture-share = Afbeelding delen
page-picture-drawing = Wordt getekend…
page-picture-failed = De afbeelding kon in deze browser niet worden gemaakt.

## Om te beluisteren

page-a11y-stack = { $owner }, { $place }: { $count } { $badges }
page-a11y-place = { $place }. Punten: { $values }. { $who }.
page-a11y-empty = leeg
page-a11y-closed = gesloten
page-a11y-scores = Punten: { $scores }.

## Naslag

page-rules-title = Regels
page-rules-intro = De regels in onze eigen woorden. Elke regel heeft een nummer; het verloop en de vragen verwijzen ernaar.
page-contents = Inhoud
page-cards-title = Alle kaarten
page-cards-intro = Alle kaarten met hun getallen, en waar elk getal vandaan komt.
page-cards-from = Toon de kaarten van
page-cards-all = Alles
page-source-legend = Waar een getal vandaan komt
page-stack = Stapel { $stack }
page-search = Zoeken
page-nothing-found = Niets gevonden.

## Leren

page-learn-title = Spelend leren
page-learn-start = Beginnen
page-learn-further = Korte lessen
page-lesson = Les
page-lesson-step = Stap { $step } van { $steps }
page-lesson-foresees = Dit voorzie je
page-lesson-as-foreseen = zoals voorzien
page-lesson-go-on = Verder
page-lesson-play-on = Vanaf hier verderspelen
page-lesson-next = Volgende les
page-lesson-skip = De les overslaan

## Colofon

page-credits-title = Colofon
page-credits-type = Lettertypen
page-credits-type-text = Alegreya van Juan Pablo del Peral en Source Sans 3 van Paul D. Hunt, beide onder de SIL Open Font License 1.1.
page-credits-software = Software
page-credits-software-text = Castillo is vrije software onder de MIT-licentie. Het bouwt voort op Svelte, Fluent, Litestar en nog veel meer.

## Puntentellingen

page-ledger = Wie waar wat krijgt
page-ledger-after = Algemene puntentelling na ronde { $round }
page-ledger-if = Als nu alles werd geteld.
page-ledger-without = Niet in het totaal: { $places }.
page-ledger-closed = gesloten
page-ledger-sum = Totaal
page-ledger-score = Score
page-ledger-now = Nu
page-ledger-which = Welke puntentelling
page-key-ledger = Wie waar wat krijgt
page-points-counts = Geteld
page-points-total = Totaal
page-stage-begins = Algemene puntentelling na ronde { $round }. Pijl naar rechts voor elke plaats, Escape voor de uitslag.
page-stage-special = Geteld: { $n } van { $of }
page-stage-between = Wat er dan gebeurt
page-stage-other = Overige punten
page-stage-step = Stap
page-stage-go-on = Verder
page-stage-faster = Twee keer zo snel
page-stage-skip = Overslaan
page-stage-on = Naar ronde { $round }
page-stage-finish = Naar de uitslag
page-stage-again = Nog eens tonen
page-stage-nobody = Hier krijgt niemand iets.
page-stage-here = { $name } met { $count }
page-stage-share = { $name } { $points } ({ $parts })
page-stage-before = Eerst stond { $name } voor, { $more } tegen { $fewer }.
page-stage-result = Uitslag: { $points }.
page-stage-leads = { $name } staat aan kop met { $points }.
page-stage-lead-together = { $names } staan samen aan kop met { $points }.
page-stage-took-lead = { $name } heeft de leiding genomen.
page-stage-largest = Hoogste opbrengst: { $place }, { $parts } voor { $name }.
page-stage-gained = { $points } in deze puntentelling
