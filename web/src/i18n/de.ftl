### Die eigenen Worte der Seite, Deutsch.

## Überall

page-home = Startseite
page-menu = Menü
page-language = Sprache
page-to-light = Zu Tageslicht wechseln
page-to-dark = Zu Kerzenlicht wechseln
page-rules = Regeln
page-cards = Karten
page-credits = Credits
page-close = Schließen
page-cancel = Abbrechen
page-copy = Kopieren
page-link-copied = Der Link ist kopiert.
page-link-selected = Der Link ist markiert: Kopiere ihn aus dem Feld.
page-share-sheet = Teilen …
page-skip-to-content = Zum Inhalt springen
page-no-connection = Der Server ist gerade nicht erreichbar.
page-not-found = Hier ist nichts
page-not-found-text = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link veraltet, oder es fehlt ein Zeichen.
page-sorry = Hier ist etwas schiefgegangen
page-sorry-part = Dieser Teil lässt sich gerade nicht anzeigen. Alles andere läuft weiter, und von deinem Spiel geht nichts verloren. Wer diesen Server betreibt, bekommt einen Bericht.
page-sorry-page = Diese Seite lässt sich gerade nicht anzeigen. Von deinen Spielen geht nichts verloren. Wer diesen Server betreibt, bekommt einen Bericht.
page-reload = Neu laden
page-you = du
page-bot = Bot
page-away = ein Bot springt ein
page-absent = gerade nicht da
page-log = Verlauf
page-players = Am Tisch
page-result = Ergebnis

## Startseite

page-play-now = Jetzt spielen
page-play-now-text = Du gegen drei Bots
page-new-table = Neuer Tisch
page-learn = Spielend lernen
page-open-tables = Offene Tische
page-no-open-tables = Gerade ist kein Tisch offen. Eröffne einen!
page-table-over = beendet
page-table-aside = lässt sich nicht öffnen
page-table-seats = { $taken } von { $players } Plätzen besetzt
page-watch = Zuschauen
page-sit-down = Mitspielen
page-look = Ansehen
page-your-turn = Du bist dran
page-greeting-morning = Guten Morgen, { $name }
page-greeting-day = Guten Tag, { $name }
page-greeting-evening = Guten Abend, { $name }
page-tables-wait = { $count ->
        [0] Kein Tisch wartet auf dich.
        [one] Ein Tisch wartet auf dich.
       *[other] { $count } Tische warten auf dich.
    }
page-others-thinking = Andere überlegen
page-gathering = Es fehlt noch jemand
page-finished = Beendet
page-all-my-games = Alle meine Spiele
page-my-results = Meine Ergebnisse
page-ratings = Rangliste
page-came-first = gewonnen, { $points } zu { $others }
page-came-shared = geteilter Sieg, je { $points }
page-came = Platz { $place } von { $players }, mit { $points }
page-play = Spielen
page-open = Öffnen
page-invites = { $name } lädt ein
page-time-left = noch { $time }
page-your-name = Dein Name
page-save = Speichern
page-my-page = Meine Seite
page-my-page-text = Profil, Geräte, Benachrichtigungen und ein Weg zurück zu deinen Spielen
page-sign-in = Anmelden
page-other-device-text = Mit diesem Link nimmst du alle deine Tische auf ein anderes Gerät mit. Er gilt nur einmal.
page-features = Was dich erwartet
page-feature-bots = Bots auf jedem Platz
page-feature-bots-text = { $levels ->
        [4] In vier Stärken. Sie füllen leere Plätze und springen ein, wenn jemand gehen muss.
        [5] In fünf Stärken. Sie füllen leere Plätze und springen ein, wenn jemand gehen muss.
       *[other] In { $levels } Stärken. Sie füllen leere Plätze und springen ein, wenn jemand gehen muss.
    }
page-feature-undo = Züge in Ruhe durchdenken
page-feature-undo-text = Einsetzen, ansehen, zurücknehmen. Es gilt erst, wenn du bestätigst.
page-feature-meter = Wer wo führt
page-feature-days = Am Stück oder über Tage
page-feature-days-text = Schließe den Browser und komm später wieder: Nichts geht verloren, und ein kurzer Film zeigt, was inzwischen geschah.

## Neuer Tisch

page-new-table-title = Neuer Tisch
page-which-game = Spiel
page-modules = Erweiterungen
page-presets = Vorlagen
page-details = Einzelheiten
page-module-needs = braucht { $modules }
page-module-not-with = nicht zusammen mit { $modules }
page-module-not-recommended = nicht empfohlen mit { $modules }
page-players-count = Personenzahl
page-seats = Plätze
page-seat-n = Platz { $n }
page-seat-me = Ich
page-seat-open = Offener Platz
page-seat-bot = Bot
page-seat-hot = Auch an diesem Gerät
page-seat-level = Spielstärke
page-seat-name = Name
page-options = Einstellungen
page-pace = Tempo
page-pace-none = Ohne Uhr
page-pace-live = 2 Minuten pro Zug, 10 in Reserve
page-pace-calm = 5 Minuten pro Zug, 30 in Reserve
page-pace-day = 1 Tag pro Zug
page-pace-days = 3 Tage pro Zug
page-pace-other = { $minutes } Minuten pro Zug, { $bank } in Reserve
page-rounds = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
page-game-with = { $game } mit { $modules }
page-who-watches = Wer zuschauen darf
page-watch-anyone = Alle
page-watch-link-only = Wer den Link hat
page-watch-nobody = Niemand
page-listed = Unter den offenen Tischen anzeigen
page-rated = Ranglistenspiel
page-rated-text = Es zählt für die Rangliste: Es gibt keine Tipps, und niemand lässt einen Bot für sich spielen. Zu mehreren an einem Gerät geht es nicht.
page-rated-short = für die Rangliste
page-table-name = Name des Tisches
page-table-name-hint = zum Beispiel: Freitagsrunde
page-open-table = Tisch eröffnen
page-invite-link = Link zum Mitspielen
page-watch-link = Link zum Zuschauen
page-waiting-room = Der Tisch steht bereit
page-waiting-room-text = Das Spiel beginnt, sobald alle Plätze besetzt sind.
page-seat-to-bot = Einem Bot geben
page-start-with-bots = Jetzt anfangen, mit Bots
page-invitation = Einladung
page-host = lädt ein
page-here = ist da
page-bot-of-level = Bot, { $level }
page-qr-code = Die Einladung als QR-Code
page-qr-hint = Mit der Kamera eines Telefons öffnen.
page-take-seat-back = Platz wieder einnehmen
page-let-bot-play = Bot weiterspielen lassen
page-let-bot-play-text = Ein Bot spielt ab jetzt für dich, bis du deinen Platz wieder einnimmst.
page-seat-free = Platz freigeben
page-seat-free-text = { $name } verliert den Platz; jemand anders kann ihn einnehmen.
page-close-table = Tisch schließen
page-close-table-text = Der Tisch verschwindet für alle, die dort warten, und die Einladung gilt nicht mehr.
page-leave-table = Tisch verlassen
page-resign = Aufgeben
page-resign-text = Ein Bot spielt an deiner Stelle zu Ende; du kannst den Platz nicht wieder einnehmen.
page-resigned = hat aufgegeben
page-end-game = Spiel beenden
page-report-person = Eine Person melden …
page-end-game-text = Sind alle am Tisch einverstanden, endet das Spiel beim jetzigen Stand, und niemand gewinnt. Die Aufzeichnung bleibt erhalten.
page-end-game-alone = Das Spiel endet beim jetzigen Stand, und niemand gewinnt. Die Aufzeichnung bleibt erhalten.
page-end-wished = Beenden möchten das Spiel: { $names }.
page-end-agree = Einverstanden
page-end-not = Weiterspielen

## Mitspielen, Zuschauen, Gerät

page-sit-title = Du bist eingeladen
page-sit-title-by = { $name } lädt dich ein
page-sit-text = Wähle einen Platz, nenne deinen Namen und spiele mit.
page-sit-full = Alle Plätze sind besetzt. Zuschauen kannst du trotzdem.
page-device-title = Hier weiterspielen
page-device-text = Mit diesem Link spielst du hier unter deinem Namen weiter, mit all deinen Tischen. Er gilt nur einmal.
page-device-claim = Hier weiterspielen
page-device-done = Fertig. Deine Tische sind da.

## Der Tisch

page-question = Aktuelle Frage
page-game-over = Das Spiel ist zu Ende.
page-waiting-for = Warten auf { $names } …
page-take-back = Zurücknehmen
page-rule-number = Regel { $rule }
page-rule-not-found = Zu Regel { $rule } gibt es noch keine Seite.
page-all-rules = Alle Regeln
page-all-cards = Alle Karten
page-round =
    { $round ->
        [0] Vorbereitung
       *[other] Runde { $round }
    }
page-round-of =
    { $round ->
        [0] Vorbereitung
       *[other] Runde { $round } von { $rounds }
    }
page-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-until-this_round = bis zum Ende dieser Runde
page-until-next_round = bis zum Ende der nächsten Runde
page-until-end = bis zum Ende des Spiels
page-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
page-bank-left = In Reserve: { $time }
page-cards-on-table = Karten auf dem Tisch
page-taken-by = Genommen von { $name }
page-about-card = Über „{ $card }“
page-your-hand = Deine Karten
page-pick-title = Wähle die { $size } Karten, mit denen du spielst
page-pick-made = Deine { $size } Karten sind gewählt. Du kannst sie ändern, bis alle gewählt haben.
page-pick-look = Spielplan ansehen
page-pick-go-on = Weiter auswählen
page-pick-change = Ändern
page-pick-presets = Vorschläge
page-pick-last = Deine letzte Auswahl
page-pick-last-text = Die Karten, mit denen du zuletzt in diesem Browser gespielt hast
page-pick-none = Keine
page-pick-count = { $count } von { $size }
page-pick-missing = noch { $count }
page-pick-surplus = { $count } zu viel
page-pick-done = Mit diesen { $size } spielen
page-cards-and-log = Karten und Verlauf
page-show-moment = Spielplan bei Schritt { $n } zeigen
page-values-were = Werte: { $values }
page-reaction = Deine Reaktion
page-other-answers = Weitere Antworten
page-window-closes = Keine Antwort gilt als Nein: { $seconds } s
page-hand-over = Weitergeben
page-hand-over-to = Bitte weitergeben an { $name }
page-hand-over-why = Was jetzt kommt, soll sonst niemand sehen.
page-hand-over-ready = Ich bin { $name }
page-since = Seit deinem letzten Zug
page-since-scoring = Allgemeine Wertung: du +{ $points }
page-since-scoring-all = Allgemeine Wertung: { $points }
page-since-watch = Ansehen
page-since-film = Als Film zeigen
page-since-close = Weiter
page-command = Zug in Notation eingeben
page-command-unknown = Das steht gerade nicht zur Wahl.
page-which = Was genau?
page-beside-the-board = Neben dem Spielplan
page-offline = Verbindung unterbrochen; sie wird wiederhergestellt …
page-caught-up = Wieder auf dem neuesten Stand.
page-on-its-way = Deine Wahl wird gesendet …
page-was-taken = Deine Wahl wurde angenommen.
page-not-taken = Deine Wahl ist nicht angekommen; bitte wähle noch einmal.
page-some-done = { $done ->
        [one] Die erste Antwort wurde trotzdem angenommen.
       *[other] Die ersten { $done } Antworten wurden trotzdem angenommen.
    }
page-letters = Buchstaben auf den Figuren
page-patterns = Wasser mit Linien
page-motion = Animationen
page-letters-text = Jede Figur trägt den Buchstaben ihrer Farbe.
page-patterns-text = Für Augen, die Wasser und Land nicht an der Farbe unterscheiden.
page-motion-text = Figuren wandern, Punkte fliegen. Ohne sie ändert sich alles sofort.
page-preferences = Einstellungen
page-preferences-text = Sie bleiben in diesem Browser und gelten für alle Tische.
page-pref-reading = Schrift und Farben
page-pref-size = Schriftgröße
page-percent = { $percent } %
page-pref-theme = Licht
page-theme-system = Wie das Gerät
page-theme-light = Tageslicht
page-theme-dark = Kerzenlicht
page-pref-pace = Tempo
page-pref-tempo = Bots und Bewegung
page-tempo-calm = Ruhig
page-tempo-usual = Normal
page-tempo-brisk = Flott
page-tempo-instant = Sofort
page-tempo-calm-text = Alles nimmt sich Zeit, und nach jedem Schritt bleibt ein Moment zum Schauen.
page-tempo-usual-text = Eine allgemeine Wertung dauert etwa zwanzig Sekunden.
page-tempo-brisk-text = Doppelt so schnell.
page-tempo-instant-text = Nichts wandert, und von einer Wertung ist nur das Ergebnis zu sehen.
page-pref-sound = Klänge
page-pref-sound-on = Am Tisch kurze Klänge spielen
page-pref-sound-text = Wenn du dran bist, wenn etwas eingesetzt oder gewertet wird, und wenn eine Aktion verhindert wird.
page-sound-turn = Du bist dran
page-sound-place = Einsetzen
page-sound-score = Wertung
page-sound-stop = Verhindert
page-pref-asks = Rückfragen
page-pref-asks-on = Nachfragen, bevor ich einen Platz verlasse, freigebe oder einen Tisch schließe
page-pref-asks-text = Vor dem Aufgeben und vor dem Beenden einer Partie wird immer gefragt.
page-shortcuts = Tastenkürzel
page-key-tab = zur nächsten Möglichkeit
page-key-arrows = sich auf dem Spielplan bewegen
page-key-enter = wählen
page-key-numbers = die Schaltfläche mit dieser Nummer drücken
page-key-undo = zurücknehmen
page-key-map = zum Spielplan
page-key-summary = den Spielplan vorlesen (Screenreader)
page-key-letters = Buchstaben auf den Figuren
page-key-command = einen Zug eintippen
page-key-zoom = hinein- und herauszoomen
page-key-escape = schließen, Animation überspringen
page-key-help = diese Liste
page-hint = Tipp
page-hint-says = Ein Bot würde wählen: { $option }.
page-talk = Chat
page-talk-unread = { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
page-talk-point = Darüber reden
page-talk-off = Chat ausschalten
page-talk-on = Chat einschalten
page-talk-allowed = Chat an diesem Tisch erlauben
page-pause-wish = Pause machen

## Andere Momente

page-replay = Wiederholung
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt weiter
page-play-film = Abspielen
page-pause = Pause
page-moment = Moment
page-tip = Was das ist
page-back-to-now = Zurück zur Gegenwart
page-to-the-end = Ans Ende
page-replay-beginning = Das Spiel beginnt.
page-replay-turning = Dieser Zug hat die Siegchance verändert: { $change }
page-replay-hand-then = Machtkarten: { $left }. Ausgespielt: { $spent }.
page-replay-where = Schritt { $n } von { $last }, Runde { $round }
page-replay-step = Schritt { $n } von { $last }
page-replay-start = An den Anfang
page-replay-round-back = Eine Runde zurück
page-replay-turn-back = Einen Zug zurück
page-replay-turn-on = Einen Zug weiter
page-replay-round-on = Eine Runde weiter
page-replay-scoring = Nächste Wertung
page-replay-space = Leertaste
page-replay-tempo = Tempo
page-replay-speed = Tempo ×{ $speed }
page-replay-hands = Hände
page-replay-analysis = Analyse
page-replay-analysis-text = Ein starker Bot kann jede Entscheidung dieser Partie ansehen: was er getan hätte und was die Wahl gekostet hat.
page-replay-analyse = Analysieren
page-replay-analysis-off = Analyse ausblenden
page-replay-your-decision = Deine Entscheidung
page-replay-decision = Die Entscheidung
page-replay-whose = Wessen Entscheidungen
page-replay-options = Was gewählt wurde, was der Experte vorzieht, und die Siegchance mit jedem davon
page-replay-you = Du
page-replay-played = Gespielt
page-replay-expert = Experte
page-replay-other = Oder
page-replay-verdict-best = Am besten: Alles andere ist um mindestens { $lead } schlechter.
page-replay-verdict-same = Gut: Der Experte hätte dasselbe getan.
page-replay-verdict-equal = Gut: Es hat nichts Messbares gekostet.
page-replay-verdict-good = Gut: Es hat { $cost } gekostet, kaum mehr, als die Schätzung unterscheiden kann.
page-replay-verdict-doubtful = Zweifelhaft: Es hat { $cost } gekostet.
page-replay-verdict-costly = Teuer: Es hat { $cost } gekostet.
page-replay-no-decision = In diesem Schritt gab es nichts zu entscheiden. Ein Zeichen unten führt zum nächsten Zug seiner Art.
page-replay-thinking = Der Bot sieht sich die Entscheidungen an …
page-replay-busy = Die Bots sind mit anderen Partien beschäftigt.
page-replay-find = Nächster Zug: { $grade }
page-replay-grade-best = beste
page-replay-grade-good = gut
page-replay-grade-doubtful = fraglich
page-replay-grade-costly = teuer
page-replay-best-move = Bester Zug
page-replay-costliest = Teuerster Zug
page-key-step = ein Schritt
page-key-turn = ein Zug
page-key-round = eine Runde
page-key-ends = Anfang, Ende
page-key-scoring = nächste Wertung
page-key-film = Film abspielen, anhalten
page-key-analysis = Analyse
page-key-costly = nächster Zug, der etwas gekostet hat
page-key-link = Link zu diesem Moment

## Nach dem Spiel

page-wins = { $names } gewinnt
page-win-shared = { $names } teilen sich den Sieg
page-ended = Einvernehmlich beendet
page-standings = Endstand
page-points-by-source = Woher die Punkte kamen
page-win-chance = Siegchance
page-win-chance-wait = Wird berechnet …
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-play-on = Von hier aus weiterspielen
page-play-on-text = Ein neuer Tisch beginnt in diesem Moment; Bots übernehmen die anderen Plätze.
page-show-replay = Spiel noch einmal ansehen
page-download-record = Aufzeichnung herunterladen
page-other-points = Sonstiges
page-end-page = Ergebnis und Rückblick
page-end-you-win =
    { $lead ->
        [one] Du gewinnst mit einem Punkt Vorsprung
       *[other] Du gewinnst mit { $lead } Punkten Vorsprung
    }
page-end-wins =
    { $lead ->
        [one] { $names } gewinnt mit einem Punkt Vorsprung
       *[other] { $names } gewinnt mit { $lead } Punkten Vorsprung
    }
page-end-to = { $first } zu { $second }
page-end-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
page-end-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
page-end-you = du
page-end-board = Spielplan
page-end-to-moment = Zu einem Moment der Partie
page-end-numbers = Alle Zahlen, Runde für Runde
page-round-column = Runde
page-points-by-round = Punkte nach Runden
page-chance-note = geschätzt aus dem, was Zuschauer sahen
page-chances-failed = Die Chancen lassen sich gerade nicht berechnen.
page-try-again = Erneut versuchen
page-turning-for-you = Deine Wendepunkte
page-turning-of = Wendepunkte für { $names }
page-turning-none = Kein einzelner Zug hat diese Partie entschieden.
page-turning-unused = { $window } nicht genutzt
page-turning-between = zwischen den Zügen
page-turning-fork = Vor diesem Zug weiterspielen
page-colon = :
page-awards = Auszeichnungen
page-end-share = Teilen
page-share-text = Ein Bild mit Ergebnis und Spielplan am Ende, oder ein Link.
page-share-link = Dieser Link öffnet die Partie für alle, an ihrem Ende.
page-share-link-moment = Dieser Link öffnet die Partie für alle, in diesem Moment.
page-share-private = Bisher können nur die Spielenden diese Partie sehen.
page-share-private-text = Wer den Link hat, kann sich diese Partie von da an ansehen, mit allen Karten.
page-share-make = Link erstellen
page-picture-save = Bild speichern
page-picture-share = Bild teilen
page-picture-drawing = Wird gezeichnet …
page-picture-failed = Das Bild ließ sich in diesem Browser nicht erstellen.

## Zum Hören

page-a11y-stack = { $owner }, { $place }: { $count } { $badges }
page-a11y-place = { $place }. Punkte: { $values }. { $who }.
page-a11y-empty = leer
page-a11y-closed = geschlossen
page-a11y-scores = Punkte: { $scores }.

## Nachschlagen

page-rules-title = Regeln
page-rules-intro = Die Regeln in unseren Worten. Jede hat ihre Nummer, auf die Verlauf und Fragen verweisen.
page-contents = Inhalt
page-cards-title = Alle Karten
page-cards-intro = Alle Karten mit ihren Zahlen und deren Herkunft.
page-cards-from = Karten zeigen aus
page-cards-all = allem
page-source-legend = Woher eine Zahl stammt
page-stack = Stapel { $stack }
page-search = Suchen
page-nothing-found = Nichts gefunden.

## Lernen

page-learn-title = Spielend lernen
page-learn-start = Los geht’s
page-learn-further = Kurze Lektionen
page-lesson = Lektion
page-lesson-step = Schritt { $step } von { $steps }
page-lesson-foresees = Das siehst du voraus
page-lesson-as-foreseen = wie vorausgesehen
page-lesson-go-on = Weiter
page-lesson-play-on = Von hier aus weiterspielen
page-lesson-next = Nächste Lektion
page-lesson-skip = Lektion überspringen

## Credits

page-credits-title = Credits
page-credits-type = Schrift
page-credits-type-text = Alegreya von Juan Pablo del Peral und Source Sans 3 von Paul D. Hunt, beide unter der SIL Open Font License 1.1.
page-credits-software = Software
page-credits-software-text = Castillo ist freie Software unter der MIT-Lizenz. Es baut auf Svelte, Fluent, Litestar und vielem anderen auf.

## Wertungen

page-ledger = Wer wo was bekommt
page-ledger-after = Allgemeine Wertung nach Runde { $round }
page-ledger-if = Wenn jetzt alles gewertet würde.
page-ledger-without = Nicht in den Summen: { $places }.
page-ledger-closed = geschlossen
page-ledger-sum = Summe
page-ledger-score = Punkte
page-ledger-now = Jetzt
page-ledger-which = Welche Wertung
page-key-ledger = Wer wo was bekommt
page-points-counts = Gezählt
page-points-total = Gesamt
page-stage-begins = Allgemeine Wertung nach Runde { $round }. Pfeil nach rechts für jeden Ort, Escape für das Ergebnis.
page-stage-special = Gewertet: { $n } von { $of }
page-stage-between = Was dann geschieht
page-stage-other = Weitere Punkte
page-stage-step = Schritt
page-stage-go-on = Weiter
page-stage-faster = Doppelt so schnell
page-stage-skip = Überspringen
page-stage-on = Weiter zu Runde { $round }
page-stage-finish = Zum Ergebnis
page-stage-again = Noch einmal zeigen
page-stage-nobody = Hier bekommt niemand etwas.
page-stage-here = { $name } mit { $count }
page-stage-share = { $name } { $points } ({ $parts })
page-stage-before = Vorher führte { $name } mit { $more } zu { $fewer }.
page-stage-result = Ergebnis: { $points }.
page-stage-leads = { $name } führt mit { $points }.
page-stage-lead-together = { $names } führen gemeinsam mit { $points }.
page-stage-took-lead = { $name } hat die Führung übernommen.
page-stage-largest = Größter Ertrag: { $place }, { $parts } für { $name }.
page-stage-gained = { $points } in dieser Wertung
