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
archive-result-ended = Eerder gestopt
archive-none-yet = Er is nog geen spel afgelopen. Het volgende staat hier zodra het voorbij is.
archive-none-found = Zo’n spel is er niet.
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
        [0] Nog geen hele spellen
        [one] 1 spel
       *[other] { $games } spellen
    }
archive-won = { $won } gewonnen
archive-streak =
    { $count ->
        [one] het laatste gewonnen
       *[other] de laatste { $count } gewonnen
    }
archive-longest = hoogstens { $count } op rij
archive-shown = Wie deze pagina ziet
archive-shown-anyone = Iedereen
archive-shown-met = Mensen met wie ik heb gespeeld
archive-shown-nobody = Niemand
archive-shown-note = Spellen waar niet iedereen bij mag kijken tellen mee, maar worden hier nooit genoemd.
archive-kind =
    { $bots ->
        [yes] { $game } met { $players } spelers, met bots
       *[no] { $game } met { $players } spelers
    }
archive-kinds = Uitslagen
archive-kinds-note = per spel en aantal spelers
archive-places-of = Hoe vaak elke plaats werd bereikt
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
archive-public = Spellen waar iedereen bij mag kijken

## Ranglijst

archive-ratings = Ranglijst
archive-rating = { $rating } ± { $margin }
archive-rating-course = na elk van de laatste spellen
archive-rating-column = Rating
archive-name-column = Naam
archive-rated-games = Spellen
archive-bot = { $level } (bot)
archive-anonymous = toont de naam niet
archive-you = jij
archive-pool = Welke spellen
archive-no-ratings = Nog niemand heeft een rating: open een nieuwe tafel als spel voor de ranglijst.
archive-nobody-listed = Nog niemand heeft { $least } van zulke spellen voor de ranglijst gespeeld.
archive-mine = Jij
archive-mine-few = { $count } van { $least } spellen
archive-how = Hoe de ranglijst werkt
archive-how-start = Iedereen begint op 1500 ± 667. De ± zegt hoe zeker het getal is: bij negentien van de twintig spelers ligt de waarheid erbinnen, en met elk spel wordt hij kleiner.
archive-how-order = De volgorde volgt wat een rating minstens waard is: het getal min zijn ±. Wie { $least } spellen heeft gespeeld, staat in de lijst.
archive-how-pools = Elk spel, elk aantal spelers, en spellen met of zonder bots hebben hun eigen lijst.
archive-how-left = In spellen voor de ranglijst zijn er geen tips en laat niemand een bot voor zich spelen. Wie opgeeft, of twee keer op rij door de tijd gaat, wordt laatste, wat de bot er ook van maakt; de anderen worden onderling vergeleken.
archive-how-ended = Een spel dat iedereen samen beëindigt, telt niet. Wie er alleen tegen bots een eind aan maakt, heeft het verlaten.
