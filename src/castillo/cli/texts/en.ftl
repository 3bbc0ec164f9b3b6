### The command line's own words. What the game itself says is with the game.

## The board

cli-board-place = Region
cli-board-values = Values
cli-board-meter = if scored
cli-board-closed = closed
cli-board-inside = in:
cli-board-empty = empty
cli-round = Round { $round } of { $last }
cli-starts = { $seat } starts
cli-seat-points = Points
cli-seat-court = Court/Province
cli-seat-power = Power card
cli-seat-veto = Veto
cli-veto-held = yes
cli-hand = Your hand
cli-supply = supply { $number }
cli-several = Several numbers in one line are fine: 20 40 130. A number once more takes it back.
cli-more-news = … and { $number } lines before; `log` shows all
cli-welcome = 
    { $bots ->
        [0] ? explains what you can type.
        [one] Your opponent is a bot ({ $level }). ? explains what you can type.
       *[other] Your opponents are { $bots } bots ({ $level }). ? explains what you can type.
    }
cli-thinking = The bots are thinking.

## Answers to what is typed

cli-type-number = Type the number of a choice, or ? for help.
cli-no-such-number = { $number } is not offered; type one of { $allowed }.
cli-not-understood = “{ $line }” means nothing here; type the number of a choice, or ? for help.
cli-stopped-at = Stopped at “{ $step }”. { $why }
cli-standing = { $window }: { $answer }.
cli-saved = Saved in { $file }.
cli-not-saved = { $file } could not be written: { $why }.
cli-save-where = Type `save` and the name of a file.
cli-no-such-set = There is no such set; type { $sets }.
cli-no-set-now = Sets can be chosen while a hand is picked.
cli-nothing-called = Neither a card nor a place is called “{ $what }”.
cli-no-such-rule = There is no rule { $number }.
cli-borders = Borders on { $places }.
cli-quit-save = Leave? Enter leaves, a file name saves the game first, c goes on:
cli-quit-stayed = The game goes on.
cli-left = You left the game; it was not saved.
cli-left-saved = You left the game. Go on with `castillo play --load { $file }`.
cli-hand-over = { $seat } is asked. Give the keyboard to { $seat } and press Enter.

## Help

cli-form-number = 3
cli-form-number-text = the choice with this number; 0 stops or ends
cli-form-several = 3 5 9
cli-form-several-text = several choices, one after the other
cli-form-set = set spread
cli-form-set-text = when a hand is picked: a whole set at once
cli-form-notation = to aragon
cli-form-notation-text = a choice by its notation or the name of its place
cli-form-place = place aragon 2
cli-form-place-text = several caballeros into one place
cli-form-move = move red galicia>aragon
cli-form-move-text = pick one up and move it; a number repeats it
cli-form-look = ? aragon, ? 3
cli-form-look-text = about a place, or a card by its name or stack
cli-form-back = b
cli-form-back-text = take back your last choice
cli-form-log = log
cli-form-log-text = all that happened
cli-form-rules = rules EG-4.1
cli-form-rules-text = a rule; without a number, the list of them
cli-form-save = save FILE
cli-form-save-text = save the game
cli-form-stand = stand veto ANSWER
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

cli-replay-holds = { $file }: all { $entries } entries were possible and all { $marks } fingerprints agree; the game is { $state }.
cli-replay-over = over
cli-replay-open = still open
cli-replay-next = { $number } of { $last }. Enter goes on:

## Cards

cli-exported = { $file } holds every value of { $modules }. Change what differs in your copy, delete the rest, and play with `castillo play --sheet { $file }`.
cli-cards-name = Name and text
cli-cards-values = Values
cli-cards-source = Source
cli-cards-rule = Rule
cli-kind-player = pieces of a player
cli-kind-bonus = bonuses
cli-kind-place = regions and other places
cli-kind-scoreboard = mobile scoreboards
cli-kind-stack = stacks of action cards
cli-kind-power = power cards
cli-kind-action = action cards
cli-kind-other = other values
cli-entry-player = Each player
cli-entry-bonus = King’s and home region
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
cli-field-foreign = foreign
cli-field-count = number
cli-field-least = from
cli-field-most = to

## Tables set aside

cli-tables-aside = { $count ->
        [0] No table is set aside.
        [one] One table is set aside: it cannot be opened, and nothing runs there.
       *[other] { $count } tables are set aside: they cannot be opened, and nothing runs there.
    }
cli-tables-again = They are tried again when someone asks for them.
