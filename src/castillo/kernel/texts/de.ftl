### Texte des Kerns: Plätze, Antworten auf Nachfragen, Gründe für Ablehnungen und Wörter, die jedes Spiel braucht.

## Die Plätze, nach ihren Farben

kernel-seat-0 = Rot
kernel-seat-1 = Blau
kernel-seat-2 = Grün
kernel-seat-3 = Gelb
kernel-seat-4 = Lila
kernel-seat-5 = Schwarz
kernel-seat-unknown = jemand

## Wie der Name eines Ortes gebraucht wird, wenn der Ort es nicht selbst sagt

kernel-place =
    .in = in { $name }
    .into = nach { $name }
    .from = aus { $name }

## Punkte in einer Zeile

kernel-share = { $seat } { $number }
kernel-share-nobody = niemand

## Fenster: Angekündigtes kann unterbrochen werden

kernel-prompt-reaction = { $card ->
        [none] { $step } { $window }?
       *[other] { $acting } spielt „{ $card }“. { $step } { $window }?
    }

kernel-answer-no = Geschehen lassen
kernel-answer-use = { $window }
kernel-answer-not_this_action = Nicht bei dieser Sonderaktion
kernel-answer-not_this_turn = Nicht in diesem Zug
kernel-answer-not_this_round = Nicht in dieser Runde
kernel-answer-only_before_start = Nur vor Beginn einer Sonderaktion fragen

kernel-standing-always = Jedes Mal fragen
kernel-standing-not_this_action = Bei dieser Sonderaktion nicht fragen
kernel-standing-not_this_turn = In diesem Zug nicht fragen
kernel-standing-not_this_round = In dieser Runde nicht fragen
kernel-standing-only_before_start = Nur vor Beginn einer Sonderaktion fragen
kernel-standing-never = Nie fragen

## Verlauf

kernel-log-rules_changed = { $entries ->
        [0] Die Regeln wurden berichtigt; das Spiel geht von hier aus weiter, wie es steht.
        [one] Die Regeln wurden berichtigt; der letzte Schritt wurde zurückgenommen, und das Spiel geht von dort aus weiter.
       *[other] Die Regeln wurden berichtigt; die letzten { $entries } Schritte wurden zurückgenommen, und das Spiel geht von dort aus weiter.
    }
kernel-log-damaged = { $entries ->
        [0] Ein Teil des gespeicherten Verlaufs war beschädigt; das Spiel geht von hier aus weiter, wie es steht.
        [one] Ein Teil des gespeicherten Verlaufs war beschädigt; der letzte Schritt ging verloren, und das Spiel geht von dort aus weiter.
       *[other] Ein Teil des gespeicherten Verlaufs war beschädigt; die letzten { $entries } Schritte gingen verloren, und das Spiel geht von dort aus weiter.
    }
kernel-log-not_played = Dieser Schritt entstand nach früheren Regeln und lässt sich nicht mehr zeigen.
kernel-log-only_option = { $seat } hatte nur eine Möglichkeit: { $option }.
kernel-log-step_lost = Nicht mehr möglich und daher verloren: { $step }
kernel-log-taken_back = { $choices ->
        [one] { $seat } nahm die letzte Entscheidung zurück.
       *[other] { $seat } nahm die letzten { $choices } Entscheidungen zurück.
    }

## Warum etwas nicht geht

kernel-why-over = Das Spiel ist zu Ende.
kernel-why-not_your_turn = { $seat } wird gerade nicht gefragt.
kernel-why-stale = Diese Frage ist nicht mehr offen.
kernel-why-not_asked = Danach wird gerade nicht gefragt. { $prompt }
kernel-why-nothing_to_take_back = Es gibt noch nichts zurückzunehmen.
kernel-why-begins_here = Das Spiel wurde an dieser Stelle aufgenommen; was davor geschah, bleibt bestehen.
kernel-why-answer_anew = Du kannst deine Antwort noch ändern: Wähle einfach neu.
kernel-why-another_acted = { $seat } hat seitdem gehandelt, darum bleibt es dabei.
kernel-why-hidden_came_out = Etwas Verborgenes wurde aufgedeckt, darum bleibt es dabei.

## Wörter

kernel-word-yes = Ja
kernel-word-no = Nein
kernel-word-you = Du
kernel-word-round = Runde
kernel-word-turn = Zug
kernel-word-player = Person
kernel-word-players = Personen
kernel-word-points = Punkte
kernel-word-rule = Regel
kernel-word-rules = Regeln
kernel-word-cards = Karten
kernel-word-log = Verlauf
kernel-word-options = Möglichkeiten
kernel-word-take_back = Zurücknehmen
kernel-word-confirm = Bestätigen
kernel-word-cancel = Abbrechen
kernel-word-winner = Sieg
kernel-word-winners = Geteilter Sieg

kernel-status-your_choice = Deine Wahl
kernel-status-waiting = Warten auf { $seat }
kernel-status-answered = Beantwortet. Du kannst die Antwort ändern, bis alle geantwortet haben.
kernel-status-won = { $seat } gewinnt mit { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }.
kernel-status-shared = { $seats } teilen sich den Sieg mit je { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }.

## Woher ein Wert stammt

kernel-source-printed =
    .name = gedruckt
    .text = So steht es in einer Spielregel oder auf dem Spielmaterial.
kernel-source-derived =
    .name = abgeleitet
    .text = Aus Gedrucktem abgeleitet.
kernel-source-house =
    .name = von uns
    .text = Unsere Entscheidung, wo die Regeln schweigen.

## Wenn eine Partie vorbei ist

kernel-gain-general =
    .name = allgemeine Wertungen
kernel-gain-special =
    .name = andere Wertungen
kernel-gain-other =
    .name = andere Punkte
kernel-award-phoenix =
    .name = Phönix
    .text = gewann, als die Chance nur noch { $chance } % war
kernel-award-photo_finish =
    .name = Fotofinish
    .text = { $count ->
            [one] gewann mit { $count } Punkt Vorsprung
           *[other] gewann mit { $count } Punkten Vorsprung
        }
kernel-award-loyal =
    .name = Treu bis zum Schluss
    .text = spielte bis zum letzten Punkt
