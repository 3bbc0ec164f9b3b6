### De eigen woorden van de pagina, Nederlands.

## Overal

page-home = Beginpagina
page-menu = Menu
page-language = Taal
page-to-light = Naar licht
page-to-dark = Naar kaarslicht
page-rules = Regels
page-cards = Kaarten
page-credits = Met dank aan
page-close = Sluiten
page-cancel = Annuleren
page-copy = Kopiëren
page-copy-link = Link kopiëren
page-link-copied = De link is gekopieerd.
page-skip-to-content = Naar de inhoud
page-no-connection = De server is even niet bereikbaar.
page-not-found = Hier is niets
page-not-found-text = Op dit adres is niets te vinden. Misschien is de link oud, of ontbreekt er een letter.
page-sorry = Hier ging iets mis
page-sorry-part = Dit deel kan nu niet worden getoond. Al het andere werkt gewoon door en van je partij gaat niets verloren. Wie deze server beheert, krijgt een melding.
page-sorry-page = Deze pagina kan nu niet worden getoond. Van je partijen gaat niets verloren. Wie deze server beheert, krijgt een melding.
page-reload = Opnieuw laden
page-you = jij
page-bot = bot
page-away = een bot valt in
page-absent = nu niet aanwezig
page-log = Verloop
page-players = Spelers
page-game = Spel
page-result = Uitslag

## Beginpagina

page-tagline = El Grande, bij jou aan tafel
page-welcome = Spanje in de vijftiende eeuw. Negen regio’s, één Koning en een toren vol geheimen. Speel El Grande tegen bots of met vrienden: meteen, zonder account, op elk scherm.
page-play-now = Nu spelen
page-play-now-text = Met vier spelers, drie ervan bots
page-new-table = Nieuwe tafel
page-learn = Al spelend leren
page-open-tables = Open tafels
page-no-open-tables = Er is nu geen tafel open. Open er een!
page-your-tables = Jouw tafels
page-table-waiting = wacht op spelers
page-table-playing = er wordt gespeeld
page-table-over = afgelopen
page-table-aside = kan niet worden geopend
page-table-seats = { $taken } van { $players } plaatsen bezet
page-watch = Meekijken
page-sit-down = Aanschuiven
page-continue = Verder spelen
page-look = Bekijken
page-your-turn = Jij bent aan de beurt
page-your-name = Je naam
page-save = Bewaren
page-other-device = Verder op een ander apparaat
page-other-device-text = Deze link brengt jou en al je tafels naar een ander apparaat. Hij werkt één keer.
page-make-link = Link maken
page-features = Wat je hier vindt
page-feature-bots = Bots op elke plaats
page-feature-bots-text = In drie sterktes. Ze vullen lege plaatsen en nemen het over van wie weg moet.
page-feature-undo = Een beurt om over na te denken
page-feature-undo-text = Plaatsen, kijken, terugnemen. Het telt pas als jij het zegt.
page-feature-meter = Wie waar voorstaat
page-feature-meter-text = Wijs een regio aan en zie wie er wat zou scoren, en wat één caballero meer zou veranderen.
page-feature-days = Nu of over dagen
page-feature-days-text = Sluit de browser en kom later terug: er gaat niets verloren, en een korte film laat zien wat er gebeurde.

## Nieuwe tafel

page-new-table-title = Een nieuwe tafel
page-which-game = Spel
page-modules = Uitbreidingen
page-module-needs = heeft { $modules } nodig
page-module-not-with = niet samen met { $modules }
page-module-not-recommended = niet aangeraden met { $modules }
page-players-count = Aantal spelers
page-seats = Plaatsen
page-seat-n = Plaats { $n }
page-seat-me = Ik
page-seat-open = Open plaats
page-seat-bot = Bot
page-seat-hot = Ook op dit apparaat
page-seat-level = Sterkte
page-seat-name = Naam
page-options = Instellingen
page-pace = Tempo
page-pace-none = Zonder klok
page-pace-live = 2 minuten per beurt, 10 in reserve
page-pace-calm = 5 minuten per beurt, 30 in reserve
page-pace-day = 1 dag per beurt
page-pace-days = 3 dagen per beurt
page-who-watches = Wie mag meekijken
page-watch-anyone = Iedereen
page-watch-link-only = Wie de link heeft
page-watch-nobody = Niemand
page-listed = Tonen bij de open tafels
page-table-name = Naam van de tafel
page-table-name-hint = bijvoorbeeld: vrijdag in de club
page-open-table = Tafel openen
page-invite-link = Link om aan te schuiven
page-watch-link = Link om mee te kijken
page-waiting-room = De tafel is gedekt
page-waiting-room-text = Het spel begint zodra alle plaatsen bezet zijn.
page-seat-to-bot = Aan een bot geven
page-take-seat-back = Je plaats weer innemen
page-let-bot-play = Een bot laten verder spelen
page-seat-free = Plaats vrijmaken
page-seat-free-text = { $name } raakt de plaats kwijt; iemand anders kan gaan zitten.
page-close-table = De tafel opheffen
page-close-table-text = De tafel verdwijnt voor iedereen die eraan wacht, en de uitnodiging werkt niet meer.
page-leave-table = De tafel verlaten
page-resign = Opgeven
page-resign-text = Een bot speelt in jouw plaats door tot het einde; je kunt de plaats niet terugnemen.
page-resigned = heeft opgegeven
page-end-game = Het spel beëindigen
page-end-game-text = Als iedereen aan tafel het ermee eens is, is het spel afgelopen zoals het ervoor staat, zonder winnaar. Het verslag blijft bewaard.
page-end-game-alone = Het spel is afgelopen zoals het ervoor staat, zonder winnaar. Het verslag blijft bewaard.
page-end-wished = Hier willen stoppen: { $names }.
page-end-agree = Akkoord
page-end-not = Verder spelen

## Aanschuiven, meekijken, apparaat

page-sit-title = Je bent uitgenodigd
page-sit-text = Kies een plaats en een naam, en schuif aan.
page-sit-full = Alle plaatsen zijn bezet. Meekijken kan nog wel.
page-device-title = Hier verder
page-device-text = Met deze link ga je hier verder onder je eigen naam, met al je tafels. Hij werkt één keer.
page-device-claim = Hier verder
page-device-done = Klaar. Je tafels zijn hier.

## De tafel

page-map = Kaart van Spanje
page-question = Wat er gevraagd wordt
page-game-over = Het spel is afgelopen.
page-waiting-for = Wachten op { $names } …
page-take-back = Terugnemen
page-rule-number = Regel { $rule }
page-rule-not-found = Over regel { $rule } is er nog geen pagina.
page-all-rules = Alle regels
page-all-cards = Alle kaarten
page-round = Ronde { $round }
page-round-of = Ronde { $round } van { $rounds }
page-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page-power-card = Macht { $value }, brengt { $supply }
page-court-count = Aan het Hof: { $count }
page-province-count = In de Provincie: { $count }
page-until-this_round = tot het einde van deze ronde
page-until-next_round = tot het einde van de volgende ronde
page-until-end = tot het einde van het spel
page-days = { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
page-bank-left = In reserve: { $time }
page-cards-on-table = Kaarten op tafel
page-place-up-to = { $count ->
        [one] { $count } caballero plaatsen
       *[other] Tot { $count } caballero’s plaatsen
    }
page-taken-by = Genomen door { $name }
page-about-card = Over “{ $card }”
page-your-hand = Jouw kaarten
page-used-cards = Je gespeelde kaarten
page-pick-title = Kies de { $size } kaarten waarmee je speelt
page-pick-made = Je { $size } kaarten zijn gekozen. Je kunt ze veranderen tot iedereen heeft gekozen.
page-pick-look = Speelbord bekijken
page-pick-go-on = Verder kiezen
page-pick-change = Veranderen
page-pick-presets = Voorstellen
page-pick-last = Je vorige keuze
page-pick-last-text = De kaarten waarmee je de vorige keer in deze browser speelde
page-pick-none = Geen
page-pick-count = { $count } van { $size }
page-pick-missing = nog { $count }
page-pick-surplus = { $count } te veel
page-pick-done = Met deze { $size } spelen
page-not-open = Deze ronde hier niet te gebruiken
page-cards-and-log = Kaarten en verloop
page-show-moment = Toon het bord bij stap { $n }
page-values-were = Waarden: { $values }
page-meter-of = Wie er in { $place } zou scoren
page-meter-count = hier
page-meter-now = scoort
page-meter-general = telling
page-meter-plus = met +1
page-went-in = Naar binnen gegaan: { $list }
page-went-in-one = { $name } { $count }
page-reaction = Jouw reactie
page-window-closes = Geen antwoord geldt als nee: { $seconds } s
page-secret-disc = Geheime schijf
page-set-disc = Schijf instellen
page-set-disc-to = Op { $place } zetten
page-disc-is-set = Je schijf wijst { $place } aan.
page-disc-is-set-plain = Je schijf is ingesteld.
page-change-disc = Wijzigen
page-hand-over = Doorgeven
page-hand-over-to = Geef door aan { $name }
page-hand-over-why = Wat nu komt, is niet voor ieders ogen bestemd.
page-hand-over-ready = Ik ben { $name }
page-since = Sinds je laatste beurt
page-since-film = Als film bekijken
page-since-close = Verder
page-command = Typ een zet in notatie
page-command-unknown = Dat is nu geen keuze.
page-which = Welke?
page-beside-the-board = Naast het bord
page-offline = Verbinding verbroken, er wordt opnieuw verbonden …
page-caught-up = Je bent weer bij.
page-on-its-way = Je keuze is onderweg …
page-was-taken = Je keuze is aangekomen.
page-not-taken = Je keuze is niet aangekomen; kies opnieuw.
page-some-done = { $done ->
        [one] Het eerste antwoord is wel aangenomen.
       *[other] De eerste { $done } antwoorden zijn wel aangenomen.
    }
page-letters = Letters op de stukken
page-motion = Beweging
page-shortcuts = Toetsen
page-key-tab = naar het volgende dat je mag kiezen
page-key-arrows = over de kaart bewegen
page-key-enter = kiezen
page-key-numbers = op de knop met dat nummer drukken
page-key-undo = terugnemen
page-key-map = naar de kaart
page-key-summary = het bord laten voorlezen (schermlezer)
page-key-letters = letters op de stukken
page-key-command = een zet typen
page-key-zoom = in- en uitzoomen
page-key-escape = sluiten, beweging overslaan
page-key-help = deze lijst
page-hint = Tip
page-hint-says = Een bot zou kiezen: { $option }

## Andere momenten

page-replay = Herhaling
page-step-back = Een stap terug
page-step-on = Een stap verder
page-play-film = Afspelen
page-pause = Pauze
page-moment = Moment
page-back-to-now = Terug naar nu
page-to-the-end = Naar het einde

## Na het spel

page-wins = { $names } wint
page-win-shared = { $names } delen de overwinning
page-ended = In onderling overleg beëindigd
page-standings = Eindstand
page-points-by-source = Waar de punten vandaan kwamen
page-points-over-time = Punten in de loop van het spel
page-win-chance = Kans om te winnen
page-win-chance-wait = Wordt berekend …
page-rematch = Revanche
page-to-rematch = Naar de revanche
page-play-on = Vanaf hier verder spelen
page-play-on-text = Een nieuwe tafel begint op dit moment; bots nemen de andere plaatsen in.
page-show-replay = Het spel terugkijken
page-download-record = Verslag van het spel
page-other-points = overig

## Om te beluisteren

page-a11y-stack = { $owner }, { $place }: { $count } { $badges }
page-a11y-place = { $place }. Levert { $values } op. { $who }.
page-face-down = Gedekt: niemand neemt haar deze ronde.
page-kept-card = Bewaard voor een latere beurt.
page-counts-for = { $owner } (telt voor { $name })
page-a11y-empty = leeg
page-a11y-scores = Punten: { $scores }.

## Naslag

page-rules-title = Regels
page-rules-intro = De regels in onze eigen woorden. Elke regel heeft een nummer; het verloop en de vragen noemen het.
page-cards-title = Alle kaarten
page-cards-intro = Elke kaart met haar getallen, en waar elk getal vandaan komt.
page-source-legend = Waar een getal vandaan komt
page-stack = Stapel { $stack }
page-kind-action = Actiekaarten
page-kind-power = Machtkaarten
page-kind-place = Plaatsen
page-kind-scoreboard = Mobiele scoreborden
page-kind-other = Andere getallen
page-search = Zoeken
page-nothing-found = Niets gevonden.
page-value-place = plaatsen
page-value-value = waarde
page-value-supply = aanvoer
page-value-first = eerste
page-value-second = tweede
page-value-third = derde
page-value-up_to = tot
page-value-own = eigen
page-value-foreign = van anderen
page-value-count = aantal
page-value-least = minstens
page-value-most = hoogstens
page-value-points = punten
page-value-caballeros = caballero’s
page-value-court = aan het Hof
page-value-home = thuis

## Leren

page-learn-title = Al spelend leren
page-learn-text = Eén begeleide ronde tegen drie vriendelijke bots. Jij maakt de keuzes; korte opmerkingen vertellen wat ze betekenen. Tien minuten, en je kent het spel.
page-learn-start = Beginnen
page-learn-1 = Macht
page-learn-1-text = Je machtkaart bepaalt wanneer je aan de beurt bent en hoeveel nieuwe caballero’s naar je Hof komen. Hoog is vroeg, maar weinig.
page-learn-2 = Actie
page-learn-2-text = Dan neem je een van vijf actiekaarten: daarmee plaats je caballero’s rond de Koning en doe je iets bijzonders.
page-learn-3 = Meerderheid
page-learn-3-text = Drie keer worden alle regio’s geteld. Wie de meeste caballero’s in een regio heeft, verdient er het meest; gelijk staan levert minder op.
page-coach = Tip van het begeleide spel
page-coach-ok = Begrepen
page-coach-hand = Dit zijn je machtkaarten. Een hoge is vroeg aan de beurt maar brengt weinig nieuwe caballero’s; een lage komt laat en brengt er veel. Elke kaart speel je maar één keer.
page-coach-cards = Neem een van de actiekaarten. Het getal zegt hoeveel caballero’s je mag plaatsen; de tekst is de speciale actie.
page-coach-board = Alles wat gloeit, mag je kiezen. Wijs een regio aan om te zien wie er zou scoren.
page-coach-disc = Draai je geheime schijf naar een regio. Niemand ziet hem voordat alle schijven staan, en tot dan mag je hem wijzigen.
page-coach-reaction = Je hebt iets waarmee je dit kunt stoppen. Bewaar je het liever, laat het dan gebeuren.
page-coach-buttons = Kies een van de knoppen. Wat je in deze beurt deed, kun je nog terugnemen.
page-coach-take_turn = Plaats je caballero’s: klik op de gloeiende regio’s naast die van de Koning, of op de toren. In de regio van de Koning zelf verandert niets.
page-coach-end_turn = Kijk nog eens naar het bord. Neem terug wat je niet bevalt, of beëindig je beurt.
page-coach-wait = De anderen spelen. Kijk naar de kaart: wat beweegt, is hun werk.

## Met dank aan

page-credits-title = Met dank aan
page-credits-game = El Grande is een bordspel van Wolfgang Kramer en Richard Ulrich. Deze pagina is gemaakt door mensen die ervan houden; regels en kaarten zijn in onze eigen woorden verteld.
page-credits-map = De kaart
page-credits-type = Lettertypen
page-credits-type-text = Alegreya van Juan Pablo del Peral en Source Sans 3 van Paul D. Hunt, beide onder de SIL Open Font License 1.1.
page-credits-software = Software
page-credits-software-text = Castillo is vrije software onder de MIT-licentie. Het staat op Svelte, Fluent, Litestar en vele andere.
page-credits-map-provinces = Provincies © Instituto Geográfico Nacional de España, CC BY 4.0, via es-atlas.
page-credits-map-coasts = Kusten van de buren: Natural Earth, publiek domein, via world-atlas.
page-credits-map-drawing = Projectie, selectie, vereenvoudiging, de verre oevers en alles wat op de kaart getekend is: Castillo.

## Further words

page-value-copies = exemplaren
page-level-easy = makkelijk
page-level-medium = gemiddeld
page-level-hard = sterk
