### The command line's own words. What the game itself says is with the game.

## The board

cli-board-place = Region
cli-board-values = Values
cli-board-meter = if scored now
cli-board-closed = closed
cli-board-hidden = closed
cli-round = Round { $round } of { $last }
cli-starts = { $seat } starts
cli-seat-points = Points
cli-seat-court = Court
cli-seat-province = Province
cli-seat-power = Power card
cli-seat-veto = Veto
cli-veto-held = yes
cli-hand = Your hand
cli-supply = supply { $number }
cli-more-news = … and { $number } lines before; `log` shows all

## Answers to what is typed

cli-type-number = Type the number of a choice, or ? for help.
cli-no-such-number = { $number } is not offered; type one of { $allowed }.
cli-not-understood = “{ $line }” means nothing here; type the number of a choice, or ? for help.
cli-stopped-at = Stopped at “{ $step }”. { $why }
cli-standing = { $window }: { $answer }.
cli-saved = Saved in { $file }.
cli-not-saved = { $file } could not be written: { $why }.
cli-save-where = Type `save` and the name of a file.
cli-nothing-called = Neither a card nor a place is called “{ $what }”.
cli-no-such-rule = There is no rule { $number }.
cli-borders = Borders on { $places }.
cli-quit-save = Leave? Enter leaves, a file name saves the game first, c goes on:
cli-quit-stay-keys = c n
cli-quit-stayed = The game goes on.
cli-left = You left the game; it was not saved.
cli-left-saved = You left the game; it is kept in { $file }. Go on with `castillo play --load { $file }`.
cli-hand-over = { $seat } is asked. Give the keyboard to { $seat } and press Enter.

## Help

cli-form-number = 3
cli-form-number-text = the choice with this number; 0 is always “stop” or “done”
cli-form-notation = to aragon
cli-form-notation-text = a choice by its notation, or just by the name of the place
cli-form-place = place aragon 2
cli-form-place-text = several caballeros into one place
cli-form-move = move red galicia>aragon
cli-form-move-text = pick one up and say where it goes; a number at the end repeats it
cli-form-look = ? aragon, ? 3
cli-form-look-text = tell about a card or a place; a number is a card of this round
cli-form-back = b
cli-form-back-text = take back your last choice
cli-form-log = log
cli-form-log-text = all that happened
cli-form-rules = rules EG-4.1
cli-form-rules-text = a rule; without a number, the list of them
cli-form-save = save FILE
cli-form-save-text = save the game
cli-form-stand = stand veto not_this_turn
cli-form-stand-text = answer in advance: always, not_this_action, not_this_turn, only_before_start
cli-form-quit = q
cli-form-quit-text = leave the game

## The end

cli-end-seat = Player
cli-source-castillo = Castillo
cli-source-regions = Regions
cli-source-special = Special
cli-source-king = King
cli-source-home = Home
cli-source-offices = Offices
cli-source-other = Other
