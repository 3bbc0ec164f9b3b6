### Beendete Spiele, Spielerinnen und Spieler, die Rangliste. Deutsch.

## Meine Spiele

archive-games = Meine Spiele
archive-opponent = Gespielt mit
archive-opponent-hint = Teil eines Namens
archive-game = Spiel
archive-expansion = Erweiterung
archive-any = Beliebig
archive-result = Ergebnis
archive-result-won = Gewonnen
archive-result-lost = Nicht gewonnen
archive-result-ended = Vorzeitig beendet
archive-none-yet = Noch ist kein Spiel zu Ende. Das nächste steht hier, sobald es vorbei ist.
archive-none-found = So ein Spiel gibt es nicht.
archive-older = Ältere Spiele
archive-again = Noch einmal in derselben Runde
archive-look = Spiel ansehen
archive-place = { $place }. von { $players }
archive-loaded =
    { $count ->
        [one] Ein beendetes Spiel wird gezeigt.
       *[other] { $count } beendete Spiele werden gezeigt.
    }

## Eine Person

archive-player = Spielerseite
archive-counted =
    { $games ->
        [0] Noch keine ganzen Spiele
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
archive-won = { $won } gewonnen
archive-streak =
    { $count ->
        [one] das letzte gewonnen
       *[other] die letzten { $count } gewonnen
    }
archive-longest = höchstens { $count } nacheinander
archive-shown = Wer diese Seite sieht
archive-shown-anyone = Alle
archive-shown-met = Leute, mit denen ich gespielt habe
archive-shown-nobody = Niemand
archive-shown-note = Spiele, bei denen nicht alle zusehen dürfen, zählen mit, werden hier aber nie genannt.
archive-kind =
    { $bots ->
        [yes] { $game }, { $players } Personen, mit Bots
       *[no] { $game }, { $players } Personen
    }
archive-kinds = Ergebnisse
archive-kinds-note = nach Spiel und Personenzahl
archive-places-of = Wie oft welcher Platz erreicht wurde
archive-average = im Schnitt
archive-best = Bestes
archive-games-count = Spiele
archive-course = Die letzten Spiele
archive-course-note = der Platz in jedem, das jüngste rechts
archive-date = Datum
archive-place-column = Platz
archive-points-column = Punkte
archive-sources = Punkte nach Herkunft
archive-sources-note = je Spiel, im Schnitt
archive-cards = Lieblingskarten
archive-cards-note = wie oft sie genutzt wurden
archive-regions = Lieblingsregionen
archive-regions-note = Punkte, die sie brachten
archive-met = Am häufigsten gespielt mit
archive-met-games =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
archive-met-ahead = davor in { $ahead }, dahinter in { $behind }
archive-public = Spiele, bei denen alle zusehen dürfen

## Rangliste

archive-ratings = Rangliste
archive-rating = { $rating } ± { $margin }
archive-rating-course = nach jedem der letzten Spiele
archive-rating-column = Wertungszahl
archive-name-column = Name
archive-rated-games = Spiele
archive-bot = { $level } (Bot)
archive-anonymous = zeigt den Namen nicht
archive-you = du
archive-pool = Welche Spiele
archive-no-ratings = Noch hat niemand eine Wertungszahl: Eröffne einen neuen Tisch als Ranglistenspiel.
archive-nobody-listed = Noch hat niemand { $least } solche Ranglistenspiele gespielt.
archive-mine = Du
archive-mine-few = { $count } von { $least } Spielen
archive-how = Wie die Rangliste entsteht
archive-how-start = Alle beginnen mit 1500 ± 667. Das ± sagt, wie sicher die Zahl ist: Bei neunzehn von zwanzig liegt die Wahrheit darin, und mit jedem Spiel wird es kleiner.
archive-how-order = Geordnet wird nach dem, was eine Zahl mindestens bedeutet: die Zahl ohne ihr ±. In der Liste steht, wer { $least } Spiele gespielt hat.
archive-how-pools = Jedes Spiel, jede Personenzahl und Spiele mit oder ohne Bots haben ihre eigene Liste.
archive-how-left = In Ranglistenspielen gibt es keine Tipps, und niemand lässt einen Bot für sich spielen. Wer aufgibt oder zweimal nacheinander die Zeit überschreitet, wird Letzter, was auch immer der Bot daraus macht; die anderen werden untereinander gewertet.
archive-how-ended = Ein Spiel, das alle im Einvernehmen beenden, wird nicht gewertet. Wer eines allein gegen Bots beendet, hat es verlassen.
