### Afgelopen spellen, spelers, de ranglijst. Nederlands.

## Mijn spellen

archive-games = Mijn spellen
archive-opponent = Gespeeld met
archive-opponent-hint = Deel van een naam
archive-game = Spel
archive-expansion = Uitbreiding
archive-any = Maakt niet uit
archive-result = Uitslag
archive-result-won = Gewonnen
archive-result-lost = Niet gewonnen
archive-result-ended = Voortijdig beëindigd
archive-none-yet = Er is nog geen spel afgelopen. Het volgende staat hier zodra het voorbij is.
archive-none-found = Geen enkel spel voldoet hieraan.
archive-older = Oudere spellen
archive-again = Nog eens met dezelfde mensen
archive-look = Spel bekijken
archive-place = { $place }e van { $players }
archive-loaded =
    { $count ->
        [one] Eén afgelopen spel wordt getoond.
       *[other] { $count } afgelopen spellen worden getoond.
    }

## Een speler

archive-player = Spelerspagina
archive-counted =
    { $games ->
        [0] Nog geen volledige spellen
        [one] 1 spel
       *[other] { $games } spellen
    }
archive-won = { $won } gewonnen
archive-streak =
    { $count ->
        [one] het laatste gewonnen
       *[other] de laatste { $count } gewonnen
    }
archive-longest = langste reeks: { $count }
archive-shown = Wie deze pagina mag zien
archive-shown-anyone = Iedereen
archive-shown-met = Mensen met wie ik heb gespeeld
archive-shown-nobody = Niemand
archive-shown-note = Spellen waar niet iedereen naar mag kijken tellen mee, maar worden hier nooit vermeld.
archive-kind =
    { $bots ->
        [yes] { $game } met { $players } spelers, met bots
       *[no] { $game } met { $players } spelers
    }
archive-kinds = Uitslagen
archive-kinds-note = per spel en aantal spelers
archive-places-of = Hoe vaak op welke plaats
archive-average = gemiddeld
archive-best = beste
archive-games-count = spellen
archive-course = De laatste spellen
archive-course-note = de plaats in elk, het nieuwste rechts
archive-date = Datum
archive-place-column = Plaats
archive-points-column = Punten
archive-sources = Punten naar herkomst
archive-sources-note = per spel, gemiddeld
archive-cards = Favoriete kaarten
archive-cards-note = hoe vaak ze zijn gebruikt
archive-regions = Favoriete regio’s
archive-regions-note = punten die ze opleverden
archive-met = Het vaakst gespeeld met
archive-met-games =
    { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }
archive-met-ahead = ervoor in { $ahead }, erachter in { $behind }
archive-public = Spellen waar iedereen naar mag kijken

## Ranglijst

archive-ratings = Ranglijst
archive-rating = { $rating } ± { $margin }
archive-rating-course = na elk van de laatste spellen
archive-rating-column = Rating
archive-name-column = Naam
archive-rated-games = Spellen
archive-bot = { $level } (bot)
archive-anonymous = naam verborgen
archive-you = jij
archive-pool = Welke spellen
archive-no-ratings = Nog niemand heeft een rating: open een nieuwe tafel als spel voor de ranglijst.
archive-nobody-listed = Nog niemand heeft { $least } spellen van deze soort voor de ranglijst gespeeld.
archive-mine = Jij
archive-mine-few = { $count } van { $least } spellen
archive-how = Hoe de ranglijst werkt
archive-how-start = Iedereen begint op 1500 ± 667. De ± geeft aan hoe zeker het getal is: bij negentien van de twintig spelers ligt de ware sterkte daarbinnen. Met elk spel wordt hij kleiner.
archive-how-order = De volgorde is die van wat een rating minstens waard is: het getal min zijn ±. Wie { $least } spellen heeft gespeeld, staat in de lijst.
archive-how-pools = Voor elk spel, voor elk aantal spelers en voor spellen met en zonder bots is er een eigen lijst.
archive-how-left = In spellen voor de ranglijst zijn er geen tips en laat niemand een bot voor zich spelen. Wie opgeeft, of twee keer op rij de tijd overschrijdt, wordt laatste, wat de bot ook bereikt; de anderen worden onderling vergeleken.
archive-how-ended = Een spel dat iedereen in overleg beëindigt, telt niet. Wie alleen nog tegen bots speelt en het spel beëindigt, heeft het verlaten.
