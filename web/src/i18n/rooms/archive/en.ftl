### Finished games, people who play, ratings. English.

## My games

archive-games = My games
archive-opponent = Played with
archive-opponent-hint = Part of a name
archive-game = Game
archive-expansion = Expansion
archive-any = Any
archive-result = Result
archive-result-won = Won
archive-result-lost = Not won
archive-result-ended = Ended early
archive-none-yet = No finished games yet. The next one will be here when it is over.
archive-none-found = No game matches.
archive-older = Older games
archive-again = Play again with the same people
archive-look = View the game
archive-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players }
archive-loaded =
    { $count ->
        [one] One finished game is shown.
       *[other] { $count } finished games are shown.
    }

## A player

archive-player = Player
archive-counted =
    { $games ->
        [0] No complete games yet
        [one] 1 game
       *[other] { $games } games
    }
archive-won =
    { $won ->
        [one] 1 won
       *[other] { $won } won
    }
archive-streak =
    { $count ->
        [one] the last one won
       *[other] the last { $count } won
    }
archive-longest = longest streak: { $count }
archive-shown = Who can see this page
archive-shown-anyone = Everyone
archive-shown-met = People I have played with
archive-shown-nobody = Nobody
archive-shown-note = Games that not everyone may watch are counted, but never listed here.
archive-kind =
    { $bots ->
        [yes] { $game }, { $players } players, with bots
       *[no] { $game }, { $players } players
    }
archive-kinds = Results
archive-kinds-note = by game and number of players
archive-places-of = How often in each place
archive-average = on average
archive-best = best
archive-games-count = games
archive-course = The last games
archive-course-note = the place in each, the latest on the right
archive-date = Date
archive-place-column = Place
archive-points-column = Points
archive-sources = Points by source
archive-sources-note = per game, on average
archive-cards = Favourite cards
archive-cards-note = how often they were used
archive-regions = Favourite regions
archive-regions-note = points they brought
archive-met = Played with most
archive-met-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
archive-met-ahead = ahead in { $ahead }, behind in { $behind }
archive-public = Games that anyone may watch

## Ratings

archive-ratings = Ratings
archive-rating = { $rating } ± { $margin }
archive-rating-course = after each of the last games
archive-rating-column = Rating
archive-name-column = Player
archive-rated-games = Games
archive-bot = { $level } (bot)
archive-anonymous = name hidden
archive-you = you
archive-pool = Which games
archive-no-ratings = Nobody has a rating yet: open a new table as a rated game.
archive-nobody-listed = Nobody has played { $least } rated games of this kind yet.
archive-mine = You
archive-mine-few = { $count } of { $least } games
archive-how = How ratings work
archive-how-start = Everyone begins at 1500 ± 667. The ± says how certain the number is: for nineteen players in twenty, their true strength lies within it. It shrinks with every game.
archive-how-order = The list is in order of what a rating is worth at least: the number minus its ±. It takes { $least } games to be listed.
archive-how-pools = There is a separate list for each game, for each number of players, and for games with and without bots.
archive-how-left = In rated games there are no hints, and nobody lets a bot play for them. Whoever resigns, or runs out of time twice in a row, comes last, whatever the bot achieves; the others are rated among themselves.
archive-how-ended = A game that everyone agrees to end is not rated. Whoever is left alone with bots and ends the game counts as having left it.
