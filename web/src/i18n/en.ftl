### The page's own words, English. What the games say is with the games.

## Everywhere

page-home = Home
page-menu = Menu
page-language = Language
page-to-light = Switch to daylight
page-to-dark = Switch to candlelight
page-rules = Rules
page-cards = Cards
page-credits = Credits
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-link-copied = The link is copied.
page-link-selected = The link is selected: copy it from the field.
page-share-sheet = Share…
page-skip-to-content = Skip to content
page-no-connection = The server cannot be reached right now.
page-not-found = Nothing here
page-not-found-text = There is nothing at this address. The link may be out of date, or a letter may be missing.
page-sorry = Something went wrong here
page-sorry-part = This part cannot be shown right now. Everything else still works, and your game is safe. Whoever runs this server will get a report.
page-sorry-page = This page cannot be shown right now. Your games are safe. Whoever runs this server will get a report.
page-reload = Reload
page-you = you
page-bot = bot
page-away = bot standing in
page-absent = not here right now
page-log = Log
page-players = Players
page-result = Result

## Landing page

page-play-now = Play now
page-play-now-text = You against three bots
page-new-table = New table
page-learn = Learn by playing
page-open-tables = Open tables
page-no-open-tables = There are no open tables right now. Open one!
page-table-over = finished
page-table-aside = cannot be opened
page-table-seats = { $taken } of { $players } seats taken
page-watch = Watch
page-sit-down = Sit down
page-look = View
page-your-turn = Your turn
page-greeting-morning = Good morning, { $name }
page-greeting-day = Good afternoon, { $name }
page-greeting-evening = Good evening, { $name }
page-tables-wait = { $count ->
        [0] No table is waiting for you.
        [one] One table is waiting for you.
       *[other] { $count } tables are waiting for you.
    }
page-others-thinking = Others are thinking
page-gathering = Waiting for players
page-finished = Finished
page-all-my-games = All my games
page-my-results = My results
page-ratings = Ratings
page-came-first = won, { $points } to { $others }
page-came-shared = shared victory, { $points } each
page-came = { $place ->
        [2] second of { $players }, with { $points }
        [3] third of { $players }, with { $points }
        [4] fourth of { $players }, with { $points }
       *[other] last of { $players }, with { $points }
    }
page-play = Play
page-open = Open
page-invites = { $name } invites
page-time-left = { $time } left
page-your-name = Your name
page-save = Save
page-my-page = My page
page-my-page-text = Profile, devices, notifications, and a way back to your games
page-sign-in = Sign in
page-other-device-text = This link takes you and all your tables to another device. It works only once.
page-features = What you will find here
page-feature-bots = Bots at every seat
page-feature-bots-text = { $levels ->
        [4] Four levels of strength. They fill empty seats and take over for anyone who has to leave.
        [5] Five levels of strength. They fill empty seats and take over for anyone who has to leave.
       *[other] { $levels } levels of strength. They fill empty seats and take over for anyone who has to leave.
    }
page-feature-undo = Turns you can think through
page-feature-undo-text = Place, look, take it back. Nothing is final until you say so.
page-feature-meter = Who leads where
page-feature-days = In one sitting or over days
page-feature-days-text = Close the browser and come back later: nothing is lost, and a short replay shows you what happened.

## New table

page-new-table-title = New table
page-which-game = Game
page-modules = Expansions
page-presets = Start from
page-details = Details
page-module-needs = needs { $modules }
page-module-not-with = cannot be combined with { $modules }
page-module-not-recommended = not recommended with { $modules }
page-players-count = Number of players
page-seats = Seats
page-seat-n = Seat { $n }
page-seat-me = Me
page-seat-open = Open seat
page-seat-bot = Bot
page-seat-hot = Also on this device
page-seat-level = Strength
page-seat-name = Name
page-options = Options
page-pace = Pace
page-pace-none = No clock
page-pace-live = 2 minutes a turn, 10 in the bank
page-pace-calm = 5 minutes a turn, 30 in the bank
page-pace-day = 1 day a turn
page-pace-days = 3 days a turn
page-pace-other = { $minutes } minutes a turn, { $bank } in the bank
page-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
page-game-with = { $game } with { $modules }
page-who-watches = Who may watch
page-watch-anyone = Anyone
page-watch-link-only = Anyone with the link
page-watch-nobody = Nobody
page-listed = List it among the open tables
page-rated = Rated game
page-rated-text = It counts for the ratings: there are no hints, and nobody lets a bot play for them. Not possible with several people on one device.
page-rated-short = rated
page-table-name = Table name
page-table-name-hint = for example: Friday at the club
page-open-table = Open the table
page-invite-link = Link to join
page-watch-link = Link to watch
page-waiting-room = The table is set
page-waiting-room-text = The game begins as soon as every seat is taken.
page-seat-to-bot = Give it to a bot
page-start-with-bots = Start now, with bots
page-invitation = Invitation
page-host = host
page-here = here
page-bot-of-level = bot, { $level }
page-qr-code = The invitation as a QR code
page-qr-hint = Point a phone’s camera at it.
page-take-seat-back = Take your seat back
page-let-bot-play = Let a bot take over
page-let-bot-play-text = A bot plays for you from now on, until you take your seat back.
page-seat-free = Free the seat
page-seat-free-text = { $name } loses the seat, and someone else can take it.
page-close-table = Close the table
page-close-table-text = The table is closed for everyone waiting at it, and the invitation link stops working.
page-leave-table = Leave the table
page-resign = Resign
page-resign-text = A bot will play in your place until the end; you cannot take the seat back.
page-resigned = resigned
page-end-game = End the game
page-report-person = Report a person…
page-end-game-text = If everyone at the table agrees, the game ends as it stands, without a winner. Its record is kept.
page-end-game-alone = The game ends as it stands, without a winner. Its record is kept.
page-end-wished = In favour of ending the game here: { $names }.
page-end-agree = I agree
page-end-not = Play on

## Sit, watch, device

page-sit-title = You are invited
page-sit-title-by = { $name } invites you
page-sit-text = Choose a seat and a name, and sit down.
page-sit-full = All seats are taken. You can still watch.
page-device-title = Continue here
page-device-text = This link lets you continue here under your name, with all your tables. It works only once.
page-device-claim = Continue here
page-device-done = Done. Your tables are here.

## The table

page-question = Current question
page-game-over = The game is over.
page-waiting-for = Waiting for { $names }…
page-take-back = Take back
page-rule-number = Rule { $rule }
page-rule-not-found = There is no page for rule { $rule } yet.
page-all-rules = All rules
page-all-cards = All cards
page-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
page-round-of =
    { $round ->
        [0] Set-up
       *[other] Round { $round } of { $rounds }
    }
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-until-this_round = until the end of this round
page-until-next_round = until the end of the next round
page-until-end = until the end of the game
page-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
page-bank-left = Left in the bank: { $time }
page-cards-on-table = Cards on the table
page-taken-by = Taken by { $name }
page-about-card = About “{ $card }”
page-your-hand = Your cards
page-pick-title = Choose the { $size } cards you will play with
page-pick-made = You have chosen your { $size } cards. You can change them until everyone has chosen.
page-pick-look = Look at the map
page-pick-go-on = Keep choosing
page-pick-change = Change
page-pick-presets = Sets to start from
page-pick-last = Your last set
page-pick-last-text = The cards you last played with in this browser
page-pick-none = None
page-pick-count = { $count } of { $size }
page-pick-missing = { $count } more
page-pick-surplus = { $count } too many
page-pick-done = Play with these { $size }
page-cards-and-log = Cards and log
page-show-moment = Show the board at step { $n }
page-values-were = Values: { $values }
page-reaction = Your reaction
page-other-answers = Other answers
page-window-closes = No answer means no: { $seconds } s
page-hand-over = Hand over
page-hand-over-to = Please hand the device to { $name }
page-hand-over-why = What comes next is for their eyes only.
page-hand-over-ready = I am { $name }
page-since = Since your last turn
page-since-scoring = General scoring: you +{ $points }
page-since-scoring-all = General scoring: { $points }
page-since-watch = Watch it
page-since-film = Watch the replay
page-since-close = Continue
page-command = Type a move in notation
page-command-unknown = That is not one of the current choices.
page-which = Which one?
page-beside-the-board = Beside the board
page-offline = Connection lost, reconnecting…
page-caught-up = Up to date again.
page-on-its-way = Sending your choice…
page-was-taken = Your choice was accepted.
page-not-taken = Your choice did not get through; please choose again.
page-some-done = { $done ->
        [one] The first answer went through nevertheless.
       *[other] The first { $done } answers went through nevertheless.
    }
page-letters = Letters on the pieces
page-patterns = Water with lines
page-motion = Animations
page-letters-text = Each piece bears the letter of its owner.
page-patterns-text = For eyes that do not tell water from land by colour.
page-motion-text = Pieces travel, points fly. When off, everything changes at once.
page-preferences = Preferences
page-preferences-text = They are kept in this browser and apply to every table.
page-pref-reading = Words and colours
page-pref-size = Size of text
page-percent = { $percent }%
page-pref-theme = Light
page-theme-system = As this device
page-theme-light = Daylight
page-theme-dark = Candlelight
page-pref-pace = Pace
page-pref-tempo = Bots and motion
page-tempo-calm = Calm
page-tempo-usual = Usual
page-tempo-brisk = Brisk
page-tempo-instant = Instant
page-tempo-calm-text = Everything takes its time, and after each step there is a moment to look.
page-tempo-usual-text = A general scoring takes about twenty seconds.
page-tempo-brisk-text = Twice as fast.
page-tempo-instant-text = Nothing travels, and a scoring shows only its result.
page-pref-sound = Sounds
page-pref-sound-on = Play short sounds at the table
page-pref-sound-text = For your turn, for what is placed, for scorings, and when an action is stopped.
page-sound-turn = Your turn
page-sound-place = Placing
page-sound-score = Scoring
page-sound-stop = Stopped
page-pref-asks = Confirmations
page-pref-asks-on = Ask before I leave a seat, free one or close a table
page-pref-asks-text = Before resigning and before ending a game, you are always asked.
page-shortcuts = Keyboard shortcuts
page-key-tab = next thing you can choose
page-key-arrows = move over the map
page-key-enter = choose
page-key-numbers = press the button with that number
page-key-undo = take back
page-key-map = go to the map
page-key-summary = read the board aloud (screen reader)
page-key-letters = letters on the pieces
page-key-command = type a move
page-key-zoom = zoom
page-key-escape = close, skip the animation
page-key-help = this list
page-hint = Hint
page-hint-says = A bot would choose: { $option }.
page-talk = Chat
page-talk-unread = { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
page-talk-point = Talk about this
page-talk-off = Turn the chat off
page-talk-on = Turn the chat on
page-talk-allowed = Allow chat at this table
page-pause-wish = Pause the game

## Other moments

page-replay = Replay
page-step-back = One step back
page-step-on = One step forward
page-play-film = Play
page-pause = Pause
page-moment = Moment
page-tip = What this is
page-back-to-now = Back to now
page-to-the-end = Go to the end
page-replay-beginning = The game begins.
page-replay-turning = This turn changed the chance of winning: { $change }
page-replay-hand-then = Power cards: { $left }. Spent: { $spent }.
page-replay-where = Step { $n } of { $last }, round { $round }
page-replay-step = step { $n } of { $last }
page-replay-start = To the beginning
page-replay-round-back = One round back
page-replay-turn-back = One turn back
page-replay-turn-on = One turn forward
page-replay-round-on = One round forward
page-replay-scoring = Next scoring
page-replay-space = Space
page-replay-tempo = Speed
page-replay-speed = Speed ×{ $speed }
page-replay-hands = Hands
page-replay-analysis = Analysis
page-replay-analysis-text = A strong bot can look at every decision of this game: what it would have done, and what the choice cost.
page-replay-analyse = Analyse
page-replay-analysis-off = Hide the analysis
page-replay-your-decision = Your decision
page-replay-decision = The decision
page-replay-whose = Whose decisions
page-replay-options = What was chosen, what the expert bot prefers, and the chance of winning with each
page-replay-you = You
page-replay-played = Played
page-replay-expert = Expert
page-replay-other = Or
page-replay-verdict-best = Best: every other choice is at least { $lead } worse.
page-replay-verdict-same = Good: the expert would have done the same.
page-replay-verdict-equal = Good: it cost nothing that could be measured.
page-replay-verdict-good = Good: it cost { $cost }, about as much as the guess can tell.
page-replay-verdict-doubtful = Doubtful: it cost { $cost }.
page-replay-verdict-costly = Costly: it cost { $cost }.
page-replay-no-decision = No decision in this step. A sign below leads to the next move of its kind.
page-replay-thinking = The bot is looking at the decisions…
page-replay-busy = The bots are busy with other games.
page-replay-find = Next move: { $grade }
page-replay-grade-best = best
page-replay-grade-good = good
page-replay-grade-doubtful = doubtful
page-replay-grade-costly = costly
page-replay-best-move = Best move
page-replay-costliest = Costliest move
page-key-step = one step
page-key-turn = one turn
page-key-round = one round
page-key-ends = beginning, end
page-key-scoring = next scoring
page-key-film = play the film, stop
page-key-analysis = analysis
page-key-costly = next move that cost something
page-key-link = link to this moment

## After the game

page-wins = { $names } wins
page-win-shared = { $names } share the victory
page-ended = Ended by agreement
page-standings = Standings
page-points-by-source = Where the points came from
page-win-chance = Chance of winning
page-win-chance-wait = Calculating…
page-rematch = Rematch
page-to-rematch = Go to the rematch
page-play-on = Play on from here
page-play-on-text = A new table starts from this moment; bots take the other seats.
page-show-replay = Replay the game
page-download-record = Download the record
page-other-points = other
page-end-page = Result and review
page-end-you-win =
    { $lead ->
        [one] You win, by one point
       *[other] You win, by { $lead } points
    }
page-end-wins =
    { $lead ->
        [one] { $names } wins, by one point
       *[other] { $names } wins, by { $lead } points
    }
page-end-to = { $first } to { $second }
page-end-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-end-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
page-end-you = you
page-end-board = Board
page-end-to-moment = Go to a moment of the game
page-end-numbers = All numbers, round by round
page-round-column = Round
page-points-by-round = Points by round
page-chance-note = estimated from what watchers could see
page-chances-failed = The chances cannot be worked out right now.
page-try-again = Try again
page-turning-for-you = Turning points for you
page-turning-of = Turning points for { $names }
page-turning-none = No single turn decided this game.
page-turning-unused = { $window } not used
page-turning-between = between turns
page-turning-fork = Play on from before this turn
page-colon = :
page-awards = Awards
page-end-share = Share
page-share-text = A picture of the result and the board at the end, or a link.
page-share-link = This link opens the game for anyone, at its end.
page-share-link-moment = This link opens the game for anyone, at this moment.
page-share-private = So far only those who played can see this game.
page-share-private-text = Anyone who has the link can watch this game from then on, all cards included.
page-share-make = Make a link
page-picture-save = Save the picture
page-picture-share = Share the picture
page-picture-drawing = Drawing…
page-picture-failed = The picture could not be made in this browser.

## Listening

page-a11y-stack = { $owner }, { $place }: { $count } { $badges }
page-a11y-place = { $place }. Pays { $values }. { $who }.
page-a11y-empty = empty
page-a11y-closed = closed
page-a11y-scores = Points: { $scores }.

## Reference

page-rules-title = Rules
page-rules-intro = The rules in our own words. Every rule has a number, and the log and the questions refer to it.
page-contents = Contents
page-cards-title = All cards
page-cards-intro = Every card with its numbers, and where each number comes from.
page-cards-from = Show the cards of
page-cards-all = Everything
page-source-legend = Where a number comes from
page-stack = Stack { $stack }
page-search = Search
page-nothing-found = Nothing found.

## Learning

page-learn-title = Learn by playing
page-learn-start = Begin
page-learn-further = Short lessons
page-lesson = Lesson
page-lesson-step = Step { $step } of { $steps }
page-lesson-foresees = You foresee
page-lesson-as-foreseen = as foreseen
page-lesson-go-on = Continue
page-lesson-play-on = Play on from here
page-lesson-next = Next lesson
page-lesson-skip = Skip the lesson

## Credits

page-credits-title = Credits
page-credits-type = Type
page-credits-type-text = Alegreya by Juan Pablo del Peral and Source Sans 3 by Paul D. Hunt, both under the SIL Open Font License 1.1.
page-credits-software = Software
page-credits-software-text = Castillo is free software under the MIT licence. It is built on Svelte, Fluent, Litestar and many others.

## Scorings

page-ledger = Who gets what where
page-ledger-after = General scoring after round { $round }
page-ledger-if = If everything were scored now.
page-ledger-without = Not in the totals: { $places }.
page-ledger-closed = closed
page-ledger-sum = Total
page-ledger-score = Score
page-ledger-now = Now
page-ledger-which = Which scoring
page-key-ledger = Who gets what where
page-points-counts = Counted
page-points-total = Total
page-stage-begins = General scoring after round { $round }. Right arrow for each place, Escape for the result.
page-stage-special = Scored: { $n } of { $of }
page-stage-between = What happens next
page-stage-other = Other points
page-stage-step = Step
page-stage-go-on = Continue
page-stage-faster = Twice as fast
page-stage-skip = Skip
page-stage-on = On to round { $round }
page-stage-finish = On to the result
page-stage-again = Show again
page-stage-nobody = Nobody is paid here.
page-stage-here = { $name } with { $count }
page-stage-share = { $name } { $points } ({ $parts })
page-stage-before = Before, { $name } led, { $more } to { $fewer }.
page-stage-result = Result: { $points }.
page-stage-leads = { $name } leads with { $points }.
page-stage-lead-together = { $names } lead together with { $points }.
page-stage-took-lead = { $name } took the lead.
page-stage-largest = Largest gain: { $place }, { $parts } for { $name }.
page-stage-gained = { $points } in this scoring
