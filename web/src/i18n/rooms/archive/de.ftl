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
archive-none-found = Kein Spiel passt dazu.
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
        [0] Noch keine vollständigen Spiele
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
archive-won = { $won } gewonnen
archive-streak =
    { $count ->
        [one] das letzte gewonnen
       *[other] die letzten { $count } gewonnen
    }
archive-longest = längste Serie: { $count }
archive-shown = Wer diese Seite sieht
archive-shown-anyone = Alle
archive-shown-met = Leute, mit denen ich gespielt habe
archive-shown-nobody = Niemand
archive-shown-note = Spiele, bei denen nicht alle zuschauen dürfen, zählen mit, werden hier aber nie aufgeführt.
archive-kind =
    { $bots ->
        [yes] { $game }, { $players } Personen, mit Bots
       *[no] { $game }, { $players } Personen
    }
archive-kinds = Ergebnisse
archive-kinds-note = nach Spiel und Personenzahl
archive-places-of = Wie oft auf welchem Platz
archive-average = im Schnitt
archive-best = Bestes
archive-games-count = Spiele
archive-course = Die letzten Spiele
archive-course-note = der Platz in jedem, das neueste rechts
archive-date = Datum
archive-place-column = Platz
archive-points-column = Punkte
archive-sources = Punkte nach Herkunft
archive-sources-note = pro Spiel, im Schnitt
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
archive-met-ahead = in { $ahead } davor, in { $behind } dahinter
archive-public = Spiele, bei denen alle zuschauen dürfen

## Rangliste

archive-ratings = Rangliste
archive-rating = { $rating } ± { $margin }
archive-rating-course = nach jedem der letzten Spiele
archive-rating-column = Wertungszahl
archive-name-column = Name
archive-rated-games = Spiele
archive-bot = { $level } (Bot)
archive-anonymous = Name verborgen
archive-you = du
archive-pool = Welche Spiele
archive-no-ratings = Noch hat niemand eine Wertungszahl: Eröffne einen neuen Tisch als Ranglistenspiel.
archive-nobody-listed = Noch hat niemand { $least } Ranglistenspiele dieser Art gespielt.
archive-mine = Du
archive-mine-few = { $count } von { $least } Spielen
archive-how = Wie die Rangliste entsteht
archive-how-start = Alle beginnen mit 1500 ± 667. Das ± sagt, wie sicher die Zahl ist: Bei neunzehn von zwanzig Personen liegt die wahre Stärke darin. Mit jedem Spiel wird es kleiner.
archive-how-order = Geordnet wird nach dem, was eine Wertungszahl mindestens wert ist: der Zahl abzüglich ihres ±. In der Liste steht, wer { $least } Spiele gespielt hat.
archive-how-pools = Für jedes Spiel, für jede Personenzahl und für Spiele mit und ohne Bots gibt es eine eigene Liste.
archive-how-left = In Ranglistenspielen gibt es keine Tipps, und niemand lässt einen Bot für sich spielen. Wer aufgibt oder zweimal nacheinander die Zeit überschreitet, kommt auf den letzten Platz, was der Bot auch erreicht; die anderen werden untereinander gewertet.
archive-how-ended = Ein Spiel, das alle einvernehmlich beenden, wird nicht gewertet. Wer nur noch gegen Bots spielt und das Spiel beendet, hat es verlassen.
