### The command line's own words. What the game itself says is with the game.

## The board

cli-board-place = Region
cli-board-values = Values
cli-board-meter = if scored
cli-board-closed = closed
cli-board-inside = in:
cli-board-empty = empty
cli-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round } of { $last }
    }
cli-starts = { $seat } starts
cli-seat-points = Points
cli-seat-court = Court/Province
cli-seat-power = Power card
cli-seat-veto = Veto
cli-veto-held = yes
cli-hand = Your hand
cli-supply = supply { $number }
cli-several = You can type several numbers on one line: 20 40 130. Typing a number again takes it back.
cli-more-news = … { $number } more above; `log` shows everything
cli-welcome = 
    { $bots ->
        [0] Type ? for help.
        [one] Your opponent is a bot ({ $level }). Type ? for help.
       *[other] Your opponents are { $bots } bots ({ $level }). Type ? for help.
    }
cli-thinking = The bots are thinking.

## Answers to what is typed

cli-type-number = Type the number of a choice, or ? for help.
cli-no-such-number = { $number } is not one of the choices; type one of { $allowed }.
cli-not-understood = “{ $line }” was not understood; type the number of a choice, or ? for help.
cli-stopped-at = Stopped at “{ $step }”. { $why }
cli-standing = { $window }: { $answer }.
cli-saved = Saved to { $file }.
cli-not-saved = { $file } could not be written: { $why }.
cli-save-where = Type `save` followed by a file name.
cli-no-such-set = There is no such set; type one of these: { $sets }.
cli-no-set-now = Sets can be chosen only while you are picking a hand.
cli-nothing-called = No card or place is called “{ $what }”.
cli-no-such-rule = There is no rule { $number }.
cli-borders = Borders { $places }.
cli-quit-save = Leave? Press Enter to leave, type a file name to save first, or c to continue:
cli-quit-stayed = The game continues.
cli-left = You left the game; it was not saved.
cli-left-saved = You left the game. To continue it: `castillo play --load { $file }`.
cli-hand-over = It is { $seat }’s turn to choose. Hand the keyboard to { $seat } and press Enter.

## Help

cli-form-number = 3
cli-form-number-text = the choice with this number; 0 passes or stops
cli-form-several = 3 5 9
cli-form-several-text = several choices, one after the other
cli-form-set-text = while picking a hand: a whole set at once
cli-form-notation = NOTATION
cli-form-notation-text = a choice by its notation, or by the name of its place
cli-form-place-text = several caballeros in one place
cli-form-move-text = pick up a caballero and move it; a number repeats the move
cli-form-look = ? NAME
cli-form-look-text = about a place, or a card by its name or stack
cli-form-back = b
cli-form-back-text = take back your last choice
cli-form-log = log
cli-form-log-text = everything that has happened
cli-form-rules = rules NUMBER
cli-form-rules-text = a rule; without a number, a list of them all
cli-form-save = save FILE
cli-form-save-text = save the game
cli-form-stand-text = answer in advance: always (ask), not_this_action, not_this_turn, not_this_round, only_before_start, never
cli-form-quit = q
cli-form-quit-text = leave the game

## The end

cli-end-seat = Player
cli-source-castillo = Castillo
cli-source-regions = Regions
cli-source-special = Cards
cli-source-king = King
cli-source-home = Home
cli-source-offices = Offices
cli-source-other = Other

## Replaying

cli-replay-holds = { $file }: all { $entries } entries are legal and all { $marks } fingerprints match; the game is { $state }.
cli-replay-over = over
cli-replay-open = not over yet
cli-replay-next = { $number } of { $last }. Press Enter to continue:

## Cards

cli-exported = { $file } holds every value of { $modules }. Change what differs in your copy of the game, delete the rest, and play with `castillo play --sheet { $file }`.
cli-cards-name = Name and text
cli-cards-values = Values
cli-cards-source = Source
cli-cards-rule = Rule
cli-kind-player = a player’s pieces
cli-kind-bonus = bonuses
cli-kind-place = regions and other places
cli-kind-scoreboard = mobile scoreboards
cli-kind-stack = stacks of action cards
cli-kind-power = power cards
cli-kind-action = action cards
cli-kind-tile = tiles
cli-kind-other = other values
cli-entry-player = Each player
cli-entry-bonus = King’s region and home region
cli-entry-stack = Stack { $id }
cli-field-caballeros = caballeros
cli-field-court = at the Court
cli-field-home = at home
cli-field-points = points
cli-field-first = first
cli-field-second = second
cli-field-third = third
cli-field-place = placed
cli-field-value = value
cli-field-supply = supply
cli-field-cards = cards
cli-field-two_players = with two players
cli-field-more_players = with more players
cli-field-ships = ships
cli-field-prisoners = prisoners
cli-field-copies = copies
cli-field-up_to = up to
cli-field-own = own
cli-field-foreign = other players’
cli-field-count = number
cli-field-least = from
cli-field-most = to
cli-field-tiles = tiles
cli-field-castles = castles
cli-field-display = in the display
cli-field-ship = ship
cli-field-castle = castle
cli-field-move = moving
cli-field-water = card on water
cli-field-plain = plain
cli-field-gold = gold
cli-field-goods = goods
cli-field-fish = fish
cli-field-alcaldes = Alcaldes
cli-field-grandes = Grandes
cli-field-alcalde = Alcalde
cli-field-grande = Grande
cli-field-move_grande = moving the Grande

## Tables set aside

cli-ratings-anew =
    { $games ->
        [one] One rated game,
       *[other] { $games } rated games,
    } { $ratings ->
        [one] one rating.
       *[other] { $ratings } ratings.
    }
cli-ratings-changed =
    { $count ->
        [0] All of them were correct.
        [one] One of them was wrong.
       *[other] { $count } of them were wrong.
    }
cli-tables-aside = { $count ->
        [0] No tables are set aside.
        [one] One table is set aside: it cannot be opened, and no game runs there.
       *[other] { $count } tables are set aside: they cannot be opened, and no games run there.
    }
cli-tables-again = Each is tried again when someone next asks for it.

## What hosts do

cli-column-id = Id
cli-column-name = Name
cli-column-kind = Kind
cli-column-joined = Joined
cli-column-created = Created
cli-column-seen = Last seen
cli-column-games = Games
cli-column-rights = Rights
cli-column-banned = Banned until
cli-column-email = E-mail
cli-column-game = Game
cli-column-state = State
cli-column-people = People
cli-column-updated = Last move
cli-column-entries = Moves
cli-column-number = Seat
cli-column-guest = Id
cli-column-away = Bot
cli-column-table = Table
cli-column-at = Time
cli-column-why = Reason
cli-column-until = Until
cli-column-reported = About
cli-column-against = Id
cli-column-reporter = From
cli-column-by = Id
cli-column-times = Times
cli-column-text = Text
cli-column-quoted = Quoted
cli-column-who = By
cli-column-actor = Name
cli-column-what = What
cli-column-about = About
cli-column-language = Language
cli-column-tries = Tries
cli-admin-kind-member = member
cli-admin-kind-guest = guest
cli-admin-kind-person = person
cli-admin-kind-bot = bot
cli-admin-kind-open = open
cli-admin-kind-insult = insults
cli-admin-kind-spam = spam
cli-admin-kind-cheating = cheating
cli-admin-kind-name = name
cli-admin-kind-other = other
cli-admin-kind-push = push
cli-admin-kind-mail = e-mail
cli-admin-kind-webhook = webhook
cli-admin-state-waiting = waiting
cli-admin-state-playing = running
cli-admin-state-over = finished
cli-admin-away-turn = this turn
cli-admin-away-stays = stands in
cli-admin-away-gone = for good
cli-admin-rights-moderate = moderates
cli-admin-what-ban = ban
cli-admin-what-unban = ban lifted
cli-admin-what-right = rights changed
cli-admin-what-close_report = report closed
cli-admin-what-close_table = table closed
cli-admin-what-try_again = tried again
cli-admin-what-add_word = word added
cli-admin-what-remove_word = word removed
cli-admin-what-announce = announcement made
cli-admin-what-clear = announcement taken down
cli-admin-what-rebuild_ratings = ratings recalculated
cli-admin-what-resend = notifications sent again
cli-admin-what-discard = notifications dropped
cli-admin-for-good = for good
cli-admin-members = { $count ->
        [0] Nobody.
        [one] One person.
       *[other] { $count } people.
    }
cli-admin-tables = { $count ->
        [0] No tables.
        [one] One table.
       *[other] { $count } tables.
    }
cli-admin-aside = { $count ->
        [0] No tables are set aside.
        [one] One table is set aside.
       *[other] { $count } tables are set aside.
    }
cli-admin-aside-why = Set aside: { $why }
cli-admin-bans = { $count ->
        [0] Nobody is banned.
        [one] One person is banned.
       *[other] { $count } people are banned.
    }
cli-admin-reports = { $count ->
        [0] No reports are open.
        [one] One report is open.
       *[other] { $count } reports are open.
    }
cli-admin-undelivered = { $count ->
        [0] Every notification could be sent.
        [one] One notification could not be sent.
       *[other] { $count } notifications could not be sent.
    }
cli-admin-words = { $count ->
        [0] The word list is empty.
        [one] One word is masked.
       *[other] { $count } words are masked.
    }
cli-admin-announcements = { $count ->
        [0] Nothing is announced.
        [one] One text is announced.
       *[other] { $count } texts are announced.
    }
cli-admin-log = { $count ->
        [0] No lines.
        [one] One line.
       *[other] { $count } lines.
    }
cli-admin-ban = Banned: { $name }, until { $until }.
cli-admin-unban = { $name } may play again.
cli-admin-right = { $right ->
        [moderate] { $name } may moderate now.
       *[other] { $name } no longer has special rights.
    }
cli-admin-close_table = Table { $table } closes within seconds, or as soon as a server starts.
cli-admin-try_again = { $count ->
        [0] No tables are set aside.
        [one] It is tried again when someone next asks for it.
       *[other] Each is tried again when someone next asks for it.
    }
cli-admin-close_report = Report { $id } is closed.
cli-admin-retry_undelivered = { $count ->
        [0] There was nothing to send again.
        [one] It is sent again within seconds, or as soon as a server starts.
       *[other] They are sent again within seconds, or as soon as a server starts.
    }
cli-admin-drop_undelivered = { $count ->
        [0] There was nothing to drop.
        [one] One notification is dropped.
       *[other] { $count } notifications are dropped.
    }
cli-admin-add_word = { $count ->
        [0] All of them were on the word list already.
        [one] One more word is masked.
       *[other] { $count } more words are masked.
    }
cli-admin-remove_word = { $count ->
        [one] One word is no longer masked.
       *[other] { $count } words are no longer masked.
    }
cli-admin-announce = It will appear on the home page within seconds.
cli-admin-clear = Nothing is announced any more.
cli-admin-count-members = Members
cli-admin-count-guests = Guests
cli-admin-count-reports = Open reports
cli-admin-count-banned = Banned
cli-admin-count-outbox = Messages to be sent
cli-admin-count-dead = Messages that could not be sent
cli-admin-count-tables = Tables: { $state }
cli-admin-count-finished = Games finished on { $day }
