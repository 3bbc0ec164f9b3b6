### Die eigenen Worte der Seite, Deutsch.

## Überall

page-home = Startseite
page-menu = Menü
page-language = Sprache
page-to-light = Auf hell umschalten
page-to-dark = Auf Kerzenlicht umschalten
page-rules = Regeln
page-cards = Karten
page-credits = Mitwirkende
page-close = Schließen
page-cancel = Abbrechen
page-copy = Kopieren
page-copy-link = Link kopieren
page-link-copied = Der Link ist kopiert.
page-skip-to-content = Zum Inhalt springen
page-no-connection = Der Server ist gerade nicht erreichbar.
page-not-found = Hier ist nichts
page-not-found-text = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.
page-sorry = Hier ist etwas schiefgegangen
page-sorry-part = Dieser Teil lässt sich gerade nicht anzeigen. Alles andere läuft weiter, und von deiner Partie geht nichts verloren. Wer diesen Server betreibt, bekommt einen Bericht.
page-sorry-page = Diese Seite lässt sich gerade nicht anzeigen. Von deinen Partien geht nichts verloren. Wer diesen Server betreibt, bekommt einen Bericht.
page-reload = Neu laden
page-you = du
page-bot = Bot
page-away = ein Bot vertritt
page-absent = gerade nicht da
page-log = Verlauf
page-players = Spieler
page-game = Spiel
page-result = Ergebnis

## Startseite

page-tagline = El Grande, bei dir am Tisch
page-welcome = Spanien im 15. Jahrhundert. Neun Regionen, ein König und ein Turm voller Geheimnisse. Spiel El Grande gegen Bots oder mit Freunden: sofort, ohne Konto, auf jedem Bildschirm.
page-play-now = Jetzt spielen
page-play-now-text = Zu viert, drei davon Bots
page-new-table = Neuer Tisch
page-learn = Spielend lernen
page-open-tables = Offene Tische
page-no-open-tables = Gerade ist kein Tisch offen. Eröffne einen!
page-your-tables = Deine Tische
page-table-waiting = wartet auf Spieler
page-table-playing = wird gespielt
page-table-over = beendet
page-table-aside = lässt sich nicht öffnen
page-table-seats = { $taken } von { $players } Plätzen besetzt
page-watch = Zuschauen
page-sit-down = Hinsetzen
page-continue = Weiterspielen
page-look = Ansehen
page-your-turn = Du bist dran
page-your-name = Dein Name
page-save = Speichern
page-other-device = Auf einem anderen Gerät weitermachen
page-other-device-text = Dieser Link bringt dich und alle deine Tische auf ein anderes Gerät. Er gilt einmal.
page-make-link = Link erstellen
page-features = Was dich erwartet
page-feature-bots = Bots auf jedem Platz
page-feature-bots-text = In drei Stärken. Sie füllen leere Plätze und springen ein, wenn jemand gehen muss.
page-feature-undo = Ein Zug zum Nachdenken
page-feature-undo-text = Einsetzen, anschauen, zurücknehmen. Es gilt erst, wenn du es sagst.
page-feature-meter = Wer wo führt
page-feature-meter-text = Zeig auf eine Region und sieh, wer dort wie viel bekäme und was ein Caballero mehr ändern würde.
page-feature-days = Jetzt oder über Tage
page-feature-days-text = Schließ den Browser und komm später wieder: Nichts geht verloren, und ein kurzer Film zeigt, was geschah.

## Neuer Tisch

page-new-table-title = Ein neuer Tisch
page-which-game = Spiel
page-modules = Erweiterungen
page-module-needs = braucht { $modules }
page-module-not-with = nicht zusammen mit { $modules }
page-module-not-recommended = nicht empfohlen mit { $modules }
page-players-count = Anzahl der Spieler
page-seats = Plätze
page-seat-n = Platz { $n }
page-seat-me = Ich
page-seat-open = Offener Platz
page-seat-bot = Bot
page-seat-hot = Auch an diesem Gerät
page-seat-level = Stärke
page-seat-name = Name
page-options = Einstellungen
page-pace = Tempo
page-pace-none = Ohne Uhr
page-pace-live = 2 Minuten je Zug, 10 in Reserve
page-pace-calm = 5 Minuten je Zug, 30 in Reserve
page-pace-day = 1 Tag je Zug
page-pace-days = 3 Tage je Zug
page-who-watches = Wer zuschauen darf
page-watch-anyone = Alle
page-watch-link-only = Wer den Link hat
page-watch-nobody = Niemand
page-listed = Unter den offenen Tischen zeigen
page-table-name = Name des Tisches
page-table-name-hint = zum Beispiel: Freitag im Club
page-open-table = Tisch eröffnen
page-invite-link = Link zum Hinsetzen
page-watch-link = Link zum Zuschauen
page-waiting-room = Der Tisch ist gedeckt
page-waiting-room-text = Das Spiel beginnt, sobald alle Plätze besetzt sind.
page-seat-to-bot = Einem Bot geben
page-take-seat-back = Platz wieder einnehmen
page-let-bot-play = Einen Bot weiterspielen lassen
page-seat-free = Platz freigeben
page-seat-free-text = { $name } verliert den Platz; jemand anders kann ihn einnehmen.
page-close-table = Tisch schließen
page-close-table-text = Der Tisch verschwindet für alle, die daran warten, und die Einladung gilt nicht mehr.
page-leave-table = Den Tisch verlassen
page-resign = Aufgeben
page-resign-text = Ein Bot spielt an deiner Stelle bis zum Ende; den Platz kannst du nicht zurücknehmen.
page-resigned = hat aufgegeben
page-end-game = Das Spiel beenden
page-end-game-text = Sind alle am Tisch einverstanden, ist das Spiel zu Ende, wie es steht, und niemand gewinnt. Die Aufzeichnung bleibt erhalten.
page-end-game-alone = Das Spiel ist zu Ende, wie es steht, und niemand gewinnt. Die Aufzeichnung bleibt erhalten.
page-end-wished = Hier aufhören möchten: { $names }.
page-end-agree = Einverstanden
page-end-not = Weiterspielen

## Hinsetzen, Zuschauen, Gerät

page-sit-title = Du bist eingeladen
page-sit-text = Wähl einen Platz und einen Namen und setz dich.
page-sit-full = Alle Plätze sind besetzt. Zuschauen geht trotzdem.
page-device-title = Hier weitermachen
page-device-text = Mit diesem Link machst du hier unter deinem Namen weiter, mit all deinen Tischen. Er gilt einmal.
page-device-claim = Hier weitermachen
page-device-done = Geschafft. Deine Tische sind hier.

## Der Tisch

page-map = Karte von Spanien
page-question = Was gefragt ist
page-game-over = Das Spiel ist aus.
page-waiting-for = Warten auf { $names } …
page-take-back = Zurücknehmen
page-rule-number = Regel { $rule }
page-rule-not-found = Zu Regel { $rule } gibt es noch keine Seite.
page-all-rules = Alle Regeln
page-all-cards = Alle Karten
page-round = Runde { $round }
page-round-of = Runde { $round } von { $rounds }
page-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-power-card = Macht { $value }, bringt { $supply }
page-court-count = Am Hof: { $count }
page-province-count = In der Provinz: { $count }
page-until-this_round = bis zum Ende dieser Runde
page-until-next_round = bis zum Ende der nächsten Runde
page-until-end = bis zum Ende des Spiels
page-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
page-bank-left = In Reserve: { $time }
page-cards-on-table = Karten auf dem Tisch
page-place-up-to = { $count ->
        [one] { $count } Caballero einsetzen
       *[other] Bis zu { $count } Caballeros einsetzen
    }
page-taken-by = Genommen von { $name }
page-about-card = Über „{ $card }“
page-your-hand = Deine Karten
page-used-cards = Deine ausgespielten Karten
page-pick-title = Wähle die { $size } Karten, mit denen du spielst
page-pick-made = Deine { $size } Karten sind gewählt. Du kannst sie ändern, bis alle gewählt haben.
page-pick-look = Spielplan ansehen
page-pick-go-on = Weiter wählen
page-pick-change = Ändern
page-pick-presets = Vorschläge
page-pick-last = Deine letzte Auswahl
page-pick-last-text = Die Karten, mit denen du zuletzt in diesem Browser gespielt hast
page-pick-none = Keine
page-pick-count = { $count } von { $size }
page-pick-missing = noch { $count }
page-pick-surplus = { $count } zu viel
page-pick-done = Mit diesen { $size } spielen
page-not-open = In dieser Runde hier nicht nutzbar
page-cards-and-log = Karten und Verlauf
page-show-moment = Spielplan bei Schritt { $n } zeigen
page-values-were = Werte: { $values }
page-meter-of = Wer in { $place } Punkte bekäme
page-meter-count = hier
page-meter-now = bekommt
page-meter-general = Wertung
page-meter-plus = mit +1
page-went-in = Hineingegangen: { $list }
page-went-in-one = { $name } { $count }
page-reaction = Deine Reaktion
page-window-closes = Keine Antwort gilt als Nein: { $seconds } s
page-secret-disc = Geheimscheibe
page-set-disc = Scheibe einstellen
page-set-disc-to = Auf { $place } einstellen
page-disc-is-set = Deine Scheibe zeigt { $place }.
page-disc-is-set-plain = Deine Scheibe ist eingestellt.
page-change-disc = Ändern
page-hand-over = Weitergeben
page-hand-over-to = Bitte weitergeben an { $name }
page-hand-over-why = Was jetzt kommt, ist nicht für alle Augen bestimmt.
page-hand-over-ready = Ich bin { $name }
page-since = Seit deinem letzten Zug
page-since-film = Als Film zeigen
page-since-close = Weiter
page-command = Zug in Notation eingeben
page-command-unknown = Das steht gerade nicht zur Wahl.
page-which = Was davon?
page-beside-the-board = Neben dem Spielplan
page-offline = Verbindung unterbrochen, sie wird wiederhergestellt …
page-caught-up = Wieder auf dem neuesten Stand.
page-on-its-way = Deine Wahl ist unterwegs …
page-was-taken = Deine Wahl ist angekommen.
page-not-taken = Deine Wahl ist nicht angekommen; bitte wähle noch einmal.
page-some-done = { $done ->
        [one] Die erste Antwort wurde trotzdem angenommen.
       *[other] Die ersten { $done } Antworten wurden trotzdem angenommen.
    }
page-letters = Buchstaben auf den Steinen
page-motion = Bewegung
page-shortcuts = Tasten
page-key-tab = zum Nächsten, das du wählen darfst
page-key-arrows = über die Karte gehen
page-key-enter = wählen
page-key-numbers = Knopf mit dieser Nummer drücken
page-key-undo = zurücknehmen
page-key-map = zur Karte
page-key-summary = den Spielplan vorlesen (Screenreader)
page-key-letters = Buchstaben auf den Steinen
page-key-command = einen Zug eintippen
page-key-zoom = vergrößern, verkleinern
page-key-escape = schließen, Bewegung überspringen
page-key-help = diese Liste
page-hint = Tipp
page-hint-says = Ein Bot würde wählen: { $option }

## Andere Augenblicke

page-replay = Wiederholung
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt weiter
page-play-film = Abspielen
page-pause = Anhalten
page-moment = Augenblick
page-back-to-now = Zurück zu jetzt
page-to-the-end = Zum Ende

## Nach dem Spiel

page-wins = { $names } gewinnt
page-win-shared = { $names } teilen sich den Sieg
page-ended = Einvernehmlich beendet
page-standings = Endstand
page-points-by-source = Woher die Punkte kamen
page-points-over-time = Punkte im Lauf des Spiels
page-win-chance = Siegchance
page-win-chance-wait = Wird berechnet …
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-play-on = Von hier weiterspielen
page-play-on-text = Ein neuer Tisch beginnt in diesem Augenblick; Bots übernehmen die anderen Plätze.
page-show-replay = Spiel noch einmal ansehen
page-download-record = Aufzeichnung des Spiels
page-other-points = Sonstiges

## Zum Hören

page-a11y-stack = { $owner }, { $place }: { $count } { $badges }
page-a11y-place = { $place }. Bringt { $values }. { $who }.
page-face-down = Verdeckt: Niemand nimmt sie in dieser Runde.
page-kept-card = Für einen späteren Zug behalten.
page-counts-for = { $owner } (zählt für { $name })
page-a11y-empty = leer
page-a11y-scores = Punkte: { $scores }.

## Nachschlagen

page-rules-title = Regeln
page-rules-intro = Die Regeln in unseren Worten. Jede hat ihre Nummer; der Verlauf und die Fragen nennen sie.
page-cards-title = Alle Karten
page-cards-intro = Jede Karte mit ihren Zahlen, und woher jede Zahl stammt.
page-source-legend = Woher eine Zahl stammt
page-stack = Stapel { $stack }
page-kind-action = Aktionskarten
page-kind-power = Machtkarten
page-kind-place = Orte
page-kind-scoreboard = Wertungstafeln
page-kind-other = Weitere Zahlen
page-search = Suchen
page-nothing-found = Nichts gefunden.
page-value-place = einsetzen
page-value-value = Wert
page-value-supply = Nachschub
page-value-first = Erster
page-value-second = Zweiter
page-value-third = Dritter
page-value-up_to = bis zu
page-value-own = eigene
page-value-foreign = fremde
page-value-count = Anzahl
page-value-least = mindestens
page-value-most = höchstens
page-value-points = Punkte
page-value-caballeros = Caballeros
page-value-court = am Hof
page-value-home = in der Heimat

## Lernen

page-learn-title = Spielend lernen
page-learn-text = Eine geführte Runde gegen drei freundliche Bots. Du entscheidest; kurze Hinweise sagen dir, was es bedeutet. Zehn Minuten, und du kannst das Spiel.
page-learn-start = Anfangen
page-learn-1 = Macht
page-learn-1-text = Deine Machtkarte bestimmt, wann du dran bist und wie viele neue Caballeros an deinen Hof kommen. Hoch heißt früh, aber wenige.
page-learn-2 = Aktion
page-learn-2-text = Dann nimmst du eine von fünf Aktionskarten: Mit ihr setzt du Caballeros rund um den König ein und tust etwas Besonderes.
page-learn-3 = Mehrheit
page-learn-3-text = Dreimal werden alle Regionen gewertet. Wer in einer Region die meisten Caballeros hat, bekommt am meisten; Gleichstand bringt weniger.
page-coach = Hinweis des geführten Spiels
page-coach-ok = Verstanden
page-coach-hand = Das sind deine Machtkarten. Eine hohe ist früh dran, bringt aber wenige neue Caballeros; eine niedrige ist spät dran und bringt viele. Jede gilt nur einmal.
page-coach-cards = Nimm eine der Aktionskarten. Die Zahl sagt, wie viele Caballeros du einsetzen darfst; der Text ist die Sonderaktion.
page-coach-board = Alles, was leuchtet, darfst du wählen. Zeig auf eine Region, um zu sehen, wer dort Punkte bekäme.
page-coach-disc = Stell deine Geheimscheibe auf eine Region. Niemand sieht sie, bevor alle eingestellt sind, und bis dahin darfst du sie ändern.
page-coach-reaction = Du hast etwas, das dies aufhalten kann. Willst du es lieber behalten, dann lass es geschehen.
page-coach-buttons = Wähl einen der Knöpfe. Was du in diesem Zug getan hast, kannst du noch zurücknehmen.
page-coach-take_turn = Setz deine Caballeros ein: Klick auf die leuchtenden Regionen neben der des Königs oder auf den Turm. In der Region des Königs selbst ändert sich nichts.
page-coach-end_turn = Schau noch einmal auf die Karte. Nimm zurück, was dir nicht gefällt, oder beende deinen Zug.
page-coach-wait = Die anderen spielen. Schau auf die Karte: Was sich bewegt, ist ihr Werk.

## Mitwirkende

page-credits-title = Mitwirkende
page-credits-game = El Grande ist ein Brettspiel von Wolfgang Kramer und Richard Ulrich. Diese Seite machen Leute, die es lieben; Regeln und Karten sind in eigenen Worten erzählt.
page-credits-map = Die Karte
page-credits-type = Schrift
page-credits-type-text = Alegreya von Juan Pablo del Peral und Source Sans 3 von Paul D. Hunt, beide unter der SIL Open Font License 1.1.
page-credits-software = Software
page-credits-software-text = Castillo ist freie Software unter der MIT-Lizenz. Es steht auf Svelte, Fluent, Litestar und vielen anderen.
page-credits-map-provinces = Provinzen © Instituto Geográfico Nacional de España, CC BY 4.0, über es-atlas.
page-credits-map-coasts = Nachbarküsten: Natural Earth, gemeinfrei, über world-atlas.
page-credits-map-drawing = Projektion, Auswahl, Vereinfachung, die fernen Ufer und alles auf der Karte Gezeichnete: Castillo.

## Further words

page-value-copies = Exemplare
page-level-easy = leicht
page-level-medium = mittel
page-level-hard = stark
