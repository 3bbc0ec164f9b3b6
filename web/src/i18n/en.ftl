### The page's own words, English. What the games say is with the games.

## Everywhere

page-home = Home
page-menu = Menu
page-language = Language
page-to-light = Switch to light
page-to-dark = Switch to candlelight
page-rules = Rules
page-cards = Cards
page-credits = Credits
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-copy-link = Copy link
page-link-copied = The link is copied.
page-skip-to-content = Skip to content
page-no-connection = The server cannot be reached right now.
page-not-found = Nothing here
page-not-found-text = There is nothing at this address. Perhaps the link is old, or a letter is missing.
page-sorry = Something went wrong here
page-sorry-part = This part cannot be shown right now. Everything else goes on, and nothing of your game is lost. Whoever runs this server gets a report.
page-sorry-page = This page cannot be shown right now. Nothing of your games is lost. Whoever runs this server gets a report.
page-reload = Reload
page-you = you
page-bot = bot
page-away = a bot stands in
page-absent = not here right now
page-log = Log
page-players = Players
page-game = Game
page-result = Result

## Landing page

page-tagline = El Grande, at your table
page-welcome = Fifteenth-century Spain. Nine regions, one King, and a tower full of secrets. Play El Grande against bots or with friends: at once, without an account, on any screen.
page-play-now = Play now
page-play-now-text = Four players, three of them bots
page-new-table = New table
page-learn = Learn by playing
page-open-tables = Open tables
page-no-open-tables = No table is open right now. Open one!
page-your-tables = Your tables
page-table-waiting = waiting for players
page-table-playing = being played
page-table-over = finished
page-table-aside = cannot be opened
page-table-seats = { $taken } of { $players } seats taken
page-watch = Watch
page-sit-down = Sit down
page-continue = Continue
page-look = Look
page-your-turn = Your turn
page-your-name = Your name
page-save = Save
page-other-device = Go on with another device
page-other-device-text = This link brings you and all your tables to another device. It works once.
page-make-link = Make the link
page-features = What you find here
page-feature-bots = Bots at every seat
page-feature-bots-text = Three strengths. They fill empty seats and take over for whoever has to leave.
page-feature-undo = A turn you can think about
page-feature-undo-text = Place, look, take it back. It stands only when you say so.
page-feature-meter = Who leads where
page-feature-meter-text = Point at a region to see who would score what, and what one more caballero would change.
page-feature-days = Now or over days
page-feature-days-text = Close the browser and come back later: nothing is lost, and a short film shows what happened.

## New table

page-new-table-title = A new table
page-which-game = Game
page-modules = Expansions
page-module-needs = needs { $modules }
page-module-not-with = not together with { $modules }
page-module-not-recommended = not recommended with { $modules }
page-players-count = Number of players
page-seats = Seats
page-seat-n = Seat { $n }
page-seat-me = Me
page-seat-open = Open seat
page-seat-bot = Bot
page-seat-hot = On this device too
page-seat-level = Strength
page-seat-name = Name
page-options = Options
page-pace = Pace
page-pace-none = No clock
page-pace-live = 2 minutes a turn, 10 in the bank
page-pace-calm = 5 minutes a turn, 30 in the bank
page-pace-day = 1 day a turn
page-pace-days = 3 days a turn
page-who-watches = Who may watch
page-watch-anyone = Anyone
page-watch-link-only = Whoever has the link
page-watch-nobody = Nobody
page-listed = Show it among the open tables
page-table-name = Name of the table
page-table-name-hint = for example: Friday at the club
page-open-table = Open the table
page-invite-link = Link to sit down
page-watch-link = Link to watch
page-waiting-room = The table is set
page-waiting-room-text = The game begins as soon as every seat is taken.
page-seat-to-bot = Give it to a bot
page-take-seat-back = Take your seat back
page-let-bot-play = Let a bot play on
page-seat-free = Free the seat
page-seat-free-text = { $name } loses the seat; someone else may take it.
page-close-table = Close the table
page-close-table-text = The table is taken away for everyone who waits at it, and the invitation no longer works.
page-leave-table = Leave the table
page-resign = Resign
page-resign-text = A bot plays on in your place to the end; you cannot take the seat back.
page-resigned = resigned
page-end-game = End the game
page-end-game-text = When everyone at the table agrees, the game is over as it stands, without a winner. Its record is kept.
page-end-game-alone = The game is over as it stands, without a winner. Its record is kept.
page-end-wished = To end the game here: { $names }.
page-end-agree = I agree
page-end-not = Play on

## Sit, watch, device

page-sit-title = You are invited
page-sit-text = Choose a seat and a name, and sit down.
page-sit-full = All seats are taken. You may still watch.
page-device-title = Go on here
page-device-text = With this link you go on here under your name, with all your tables. It works once.
page-device-claim = Go on here
page-device-done = Done. Your tables are here.

## The table

page-map = Map of Spain
page-question = What is asked
page-game-over = The game is over.
page-waiting-for = Waiting for { $names } …
page-take-back = Take back
page-rule-number = Rule { $rule }
page-rule-not-found = There is no page for rule { $rule } yet.
page-all-rules = All rules
page-all-cards = All cards
page-round = Round { $round }
page-round-of = Round { $round } of { $rounds }
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-power-card = Power { $value }, brings { $supply }
page-court-count = At the Court: { $count }
page-province-count = In the Province: { $count }
page-until-this_round = until the end of this round
page-until-next_round = until the end of the next round
page-until-end = until the end of the game
page-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
page-bank-left = In the bank: { $time }
page-cards-on-table = Cards on the table
page-place-up-to = { $count ->
        [one] Place { $count } caballero
       *[other] Place up to { $count } caballeros
    }
page-taken-by = Taken by { $name }
page-about-card = About “{ $card }”
page-your-hand = Your cards
page-used-cards = Your used cards
page-pick-title = Choose the { $size } cards you play with
page-pick-made = Your { $size } cards are chosen. You may change them until everyone has chosen.
page-pick-look = Look at the map
page-pick-go-on = Go on choosing
page-pick-change = Change
page-pick-presets = Sets to start from
page-pick-last = Your last set
page-pick-last-text = The cards you played with last time, in this browser
page-pick-none = None
page-pick-count = { $count } of { $size }
page-pick-missing = { $count } more
page-pick-surplus = { $count } too many
page-pick-done = Play with these { $size }
page-not-open = Not open to this player in this round
page-cards-and-log = Cards and log
page-show-moment = Show the board at step { $n }
page-values-were = Values: { $values }
page-meter-of = Who would score in { $place }
page-meter-count = here
page-meter-now = scores
page-meter-general = general
page-meter-plus = with +1
page-went-in = Went in: { $list }
page-went-in-one = { $name } { $count }
page-reaction = Your reaction
page-window-closes = No answer counts as no: { $seconds } s
page-secret-disc = Secret disc
page-set-disc = Set the disc
page-set-disc-to = Set it to { $place }
page-disc-is-set = Your disc shows { $place }.
page-disc-is-set-plain = Your disc is set.
page-change-disc = Change
page-hand-over = Hand over
page-hand-over-to = Please hand over to { $name }
page-hand-over-why = What comes next is for their eyes only.
page-hand-over-ready = I am { $name }
page-since = Since your last turn
page-since-film = Show it as a film
page-since-close = Go on
page-command = Type a move in notation
page-command-unknown = That is not one of the choices now.
page-which = Which one?
page-beside-the-board = Beside the board
page-offline = Connection lost, reconnecting …
page-caught-up = Caught up.
page-on-its-way = Your choice is on its way …
page-was-taken = Your choice was taken.
page-not-taken = Your choice did not get through; please choose again.
page-some-done = { $done ->
        [one] The first answer was taken all the same.
       *[other] The first { $done } answers were taken all the same.
    }
page-letters = Letters on the pieces
page-motion = Motion
page-shortcuts = Keys
page-key-tab = next thing you may choose
page-key-arrows = move over the map
page-key-enter = choose
page-key-numbers = press the button with that number
page-key-undo = take back
page-key-map = to the map
page-key-summary = read the board aloud (screen reader)
page-key-letters = letters on the pieces
page-key-command = type a move
page-key-zoom = zoom
page-key-escape = close, skip the motion
page-key-help = this list
page-hint = Hint
page-hint-says = A bot would choose: { $option }

## Other moments

page-replay = Replay
page-step-back = One step back
page-step-on = One step on
page-play-film = Play
page-pause = Pause
page-moment = Moment
page-back-to-now = Back to now
page-to-the-end = To the end

## After the game

page-wins = { $names } wins
page-win-shared = { $names } share the victory
page-ended = Ended by agreement
page-standings = Standings
page-points-by-source = Where the points came from
page-points-over-time = Points through the game
page-win-chance = Chance to win
page-win-chance-wait = Being computed …
page-rematch = Rematch
page-to-rematch = To the rematch
page-play-on = Play on from here
page-play-on-text = A new table begins at this moment; bots take the other seats.
page-show-replay = Replay the game
page-download-record = Record of the game
page-other-points = other

## Listening

page-a11y-stack = { $owner }, { $place }: { $count } { $badges }
page-a11y-place = { $place }. Pays { $values }. { $who }.
page-face-down = Face down: nobody takes it this round.
page-kept-card = Kept for a later turn.
page-counts-for = { $owner } (counts for { $name })
page-a11y-empty = empty
page-a11y-scores = Points: { $scores }.

## Reference

page-rules-title = Rules
page-rules-intro = The rules in our own words. Every rule has its number; the log and the questions name it.
page-cards-title = All cards
page-cards-intro = Every card with its numbers, and where each number comes from.
page-source-legend = Where a number comes from
page-stack = Stack { $stack }
page-kind-action = Action cards
page-kind-power = Power cards
page-kind-place = Places
page-kind-scoreboard = Scoreboards
page-kind-other = Other numbers
page-search = Search
page-nothing-found = Nothing found.
page-value-place = places
page-value-value = value
page-value-supply = supply
page-value-first = first
page-value-second = second
page-value-third = third
page-value-up_to = up to
page-value-own = own
page-value-foreign = foreign
page-value-count = number
page-value-least = at least
page-value-most = at most
page-value-points = points
page-value-caballeros = caballeros
page-value-court = at the Court
page-value-home = at home

## Learning

page-learn-title = Learn by playing
page-learn-text = One guided round against three gentle bots. You make the choices; short notes tell you what they mean. Ten minutes, and you know the game.
page-learn-start = Begin
page-learn-1 = Power
page-learn-1-text = Your power card decides when it is your turn and how many new caballeros come to your Court. High means early, but few.
page-learn-2 = Action
page-learn-2-text = Then you take one of five action cards: it lets you place caballeros around the King and does something special.
page-learn-3 = Majority
page-learn-3-text = Three times all regions are scored. Whoever has most caballeros in a region earns most; a tie earns less.
page-coach = Hint of the guided game
page-coach-ok = Understood
page-coach-hand = These are your power cards. A high card goes first but brings few new caballeros; a low one goes last and brings many. Each can be played only once.
page-coach-cards = Take one of the action cards on the right. The number says how many caballeros you may place; the text is the special action.
page-coach-board = Everything that glows may be chosen. Point at a region to see who would score there.
page-coach-disc = Turn your secret disc to a region. Nobody sees it before all discs are set, and until then you may change it.
page-coach-reaction = You hold something that can stop this. If you would rather keep it, let it happen.
page-coach-buttons = Choose one of the buttons. You may still take back what you did in this turn.
page-coach-take_turn = Place your caballeros by clicking the glowing regions next to the King's, or the tower. In the King's own region nothing may change.
page-coach-end_turn = Look at the board once more. Take back what you do not like, or end your turn.
page-coach-wait = The others play. Watch the map: what moves is what they do.

## Credits

page-credits-title = Credits
page-credits-game = El Grande is a board game by Wolfgang Kramer and Richard Ulrich. This page is made by people who love it; rules and cards are told in our own words.
page-credits-map = The map
page-credits-type = Type
page-credits-type-text = Alegreya by Juan Pablo del Peral and Source Sans 3 by Paul D. Hunt, both under the SIL Open Font License 1.1.
page-credits-software = Software
page-credits-software-text = Castillo is free software under the MIT licence. It stands on Svelte, Fluent, Litestar and many others.
page-credits-map-provinces = Provinces © Instituto Geográfico Nacional de España, CC BY 4.0, through es-atlas.
page-credits-map-coasts = Neighbouring coasts: Natural Earth, public domain, through world-atlas.
page-credits-map-drawing = Projection, selection, simplification, the far shores and everything drawn on the map: Castillo.

## Further words

page-value-copies = copies
page-level-easy = easy
page-level-medium = medium
page-level-hard = strong
