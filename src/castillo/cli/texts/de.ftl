### The command line's own words. What the game itself says is with the game.

## The board

cli-board-place = Region
cli-board-values = Werte
cli-board-meter = Wertung
cli-board-closed = gesperrt
cli-board-inside = drin:
cli-board-empty = leer
cli-round = Runde { $round } von { $last }
cli-starts = { $seat } beginnt
cli-seat-points = Punkte
cli-seat-court = Hof/Provinz
cli-seat-power = Machtkarte
cli-seat-veto = Veto
cli-veto-held = ja
cli-hand = Deine Hand
cli-supply = Nachschub { $number }
cli-several = Mehrere Nummern in einer Zeile gehen auch: 20 40 130. Dieselbe Nummer noch einmal nimmt sie zurück.
cli-more-news = … und { $number } Zeilen davor; `log` zeigt alle
cli-welcome = 
    { $bots ->
        [0] ? erklärt, was du tippen kannst.
        [one] Du spielst gegen einen Bot ({ $level }). ? erklärt, was du tippen kannst.
       *[other] Du spielst gegen { $bots } Bots ({ $level }). ? erklärt, was du tippen kannst.
    }
cli-thinking = Die Bots überlegen.

## Answers to what is typed

cli-type-number = Tippe die Nummer einer Möglichkeit, oder ? für Hilfe.
cli-no-such-number = { $number } steht nicht zur Wahl; möglich sind { $allowed }.
cli-not-understood = „{ $line }“ bedeutet hier nichts; tippe die Nummer einer Möglichkeit, oder ? für Hilfe.
cli-stopped-at = Bei „{ $step }“ angehalten. { $why }
cli-standing = { $window }: { $answer }.
cli-saved = Gespeichert in { $file }.
cli-not-saved = { $file } ließ sich nicht schreiben: { $why }.
cli-save-where = Tippe `save` und den Namen einer Datei.
cli-no-such-set = Diese Auswahl gibt es nicht; tippe { $sets }.
cli-no-set-now = Eine Auswahl gibt es nur, solange die Hand gewählt wird.
cli-nothing-called = Weder eine Karte noch ein Ort heißt „{ $what }“.
cli-no-such-rule = Es gibt keine Regel { $number }.
cli-borders = Grenzt an { $places }.
cli-quit-save = Aufhören? Enter beendet, ein Dateiname speichert vorher, c spielt weiter:
cli-quit-stayed = Das Spiel geht weiter.
cli-left = Du hast das Spiel verlassen; es wurde nicht gespeichert.
cli-left-saved = Du hast das Spiel verlassen. Weiter geht es mit `castillo play --load { $file }`.
cli-hand-over = { $seat } ist gefragt. Gib die Tastatur an { $seat } und drücke Enter.

## Help

cli-form-number = 3
cli-form-number-text = die Möglichkeit mit dieser Nummer; 0 hört auf
cli-form-several = 3 5 9
cli-form-several-text = mehrere Möglichkeiten, eine nach der anderen
cli-form-set = set spread
cli-form-set-text = beim Wählen der Hand: eine ganze Auswahl auf einmal
cli-form-notation = to aragon
cli-form-notation-text = eine Möglichkeit in Notation oder mit ihrem Ort
cli-form-place = place aragon 2
cli-form-place-text = mehrere Caballeros an einen Ort
cli-form-move = move red galicia>aragon
cli-form-move-text = einen aufnehmen und versetzen; eine Zahl wiederholt
cli-form-look = ? aragon, ? 3
cli-form-look-text = über einen Ort, eine Karte oder einen Stapel
cli-form-back = b
cli-form-back-text = deine letzte Wahl zurücknehmen
cli-form-log = log
cli-form-log-text = alles, was geschah
cli-form-rules = rules EG-4.1
cli-form-rules-text = eine Regel; ohne Nummer die Liste
cli-form-save = save DATEI
cli-form-save-text = das Spiel speichern
cli-form-stand = stand veto ANTWORT
cli-form-stand-text = im Voraus antworten: always (fragen), not_this_action, not_this_turn, not_this_round, only_before_start, never
cli-form-quit = q
cli-form-quit-text = das Spiel verlassen

## The end

cli-end-seat = Spieler
cli-source-castillo = Castillo
cli-source-regions = Regionen
cli-source-special = Karten
cli-source-king = König
cli-source-home = Heimat
cli-source-offices = Ämter
cli-source-other = Sonst

## Replaying

cli-replay-holds = { $file }: alle { $entries } Einträge waren möglich und alle { $marks } Fingerabdrücke stimmen; das Spiel ist { $state }.
cli-replay-over = zu Ende
cli-replay-open = noch offen
cli-replay-next = { $number } von { $last }. Weiter mit Enter:

## Cards

cli-exported = { $file } enthält jeden Wert von { $modules }. Ändere, was in deinem Exemplar anders ist, lösche den Rest und spiele mit `castillo play --sheet { $file }`.
cli-cards-name = Name und Text
cli-cards-values = Werte
cli-cards-source = Herkunft
cli-cards-rule = Regel
cli-kind-player = Figuren eines Spielers
cli-kind-bonus = Boni
cli-kind-place = Regionen und andere Orte
cli-kind-scoreboard = mobile Wertungstafeln
cli-kind-stack = Stapel der Aktionskarten
cli-kind-power = Machtkarten
cli-kind-action = Aktionskarten
cli-kind-other = andere Werte
cli-entry-player = Jeder Spieler
cli-entry-bonus = Königs- und Heimatregion
cli-entry-stack = Stapel { $id }
cli-field-caballeros = Caballeros
cli-field-court = am Hof
cli-field-home = zu Hause
cli-field-points = Punkte
cli-field-first = erster
cli-field-second = zweiter
cli-field-third = dritter
cli-field-place = einsetzen
cli-field-value = Wert
cli-field-supply = Nachschub
cli-field-cards = Karten
cli-field-two_players = zu zweit
cli-field-more_players = zu mehreren
cli-field-ships = Schiffe
cli-field-prisoners = Gefangene
cli-field-copies = Anzahl
cli-field-up_to = bis zu
cli-field-own = eigene
cli-field-foreign = fremde
cli-field-count = Zahl
cli-field-least = von
cli-field-most = bis

## Beiseitegestellte Tische

cli-tables-aside = { $count ->
        [0] Kein Tisch ist beiseitegestellt.
        [one] Ein Tisch ist beiseitegestellt: Er lässt sich nicht öffnen, und dort läuft nichts.
       *[other] { $count } Tische sind beiseitegestellt: Sie lassen sich nicht öffnen, und dort läuft nichts.
    }
cli-tables-again = Sobald jemand danach fragt, wird es noch einmal versucht.
