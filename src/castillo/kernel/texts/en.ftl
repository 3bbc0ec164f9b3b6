### The kernel's own texts: seats, answers to windows, why something is refused, and the words every game needs.

## Seats, by their colours

kernel-seat-0 = Red
kernel-seat-1 = Blue
kernel-seat-2 = Green
kernel-seat-3 = Yellow
kernel-seat-4 = Purple
kernel-seat-5 = Black
kernel-seat-unknown = someone

## How a place's name is used, unless the place says otherwise

kernel-place =
    .in = in { $name }
    .into = to { $name }
    .from = from { $name }

## Points in one line

kernel-share = { $seat } { $number }
kernel-share-nobody = nobody

## Windows: something may interrupt what has been announced

kernel-prompt-reaction = { $card ->
        [none] { $step } { $window }?
       *[other] { $acting } plays “{ $card }”. { $step } { $window }?
    }

kernel-answer-no = Let it happen
kernel-answer-use = { $window }
kernel-answer-not_this_action = Not during this special action
kernel-answer-not_this_turn = Not this turn
kernel-answer-not_this_round = Not this round
kernel-answer-only_before_start = Ask only before a special action starts

kernel-standing-always = Ask me every time
kernel-standing-not_this_action = Do not ask during this special action
kernel-standing-not_this_turn = Do not ask this turn
kernel-standing-not_this_round = Do not ask this round
kernel-standing-only_before_start = Ask me only before a special action starts
kernel-standing-never = Never ask me

## Log

kernel-log-rules_changed = { $entries ->
        [0] The rules were corrected; the game continues from here as it stands.
        [one] The rules were corrected; the last step was undone, and the game continues without it.
       *[other] The rules were corrected; the last { $entries } steps were undone, and the game continues without them.
    }
kernel-log-damaged = { $entries ->
        [0] Part of the stored log was damaged; the game continues from here as it stands.
        [one] Part of the stored log was damaged; the last step was lost, and the game continues without it.
       *[other] Part of the stored log was damaged; the last { $entries } steps were lost, and the game continues without them.
    }
kernel-log-not_played = This step was played under earlier rules and can no longer be shown.
kernel-log-only_option = { $seat } had only one choice: { $option }.
kernel-log-step_lost = No longer possible, so it was lost: { $step }
kernel-log-taken_back = { $choices ->
        [one] { $seat } took back their last choice.
       *[other] { $seat } took back their last { $choices } choices.
    }

## Why something cannot be done

kernel-why-over = The game is over.
kernel-why-not_your_turn = It is not { $seat }’s turn to choose.
kernel-why-stale = This question is no longer open.
kernel-why-not_asked = That does not answer the current question. { $prompt }
kernel-why-nothing_to_take_back = There is nothing to take back yet.
kernel-why-begins_here = The game was resumed from this position; nothing before it can be taken back.
kernel-why-answer_anew = You can still change your answer: just choose again.
kernel-why-another_acted = { $seat } has acted since then, so this stands.
kernel-why-hidden_came_out = Something hidden has been revealed, so this stands.

## Words

kernel-word-yes = Yes
kernel-word-no = No
kernel-word-you = You
kernel-word-round = Round
kernel-word-turn = Turn
kernel-word-player = Player
kernel-word-players = Players
kernel-word-points = Points
kernel-word-rule = Rule
kernel-word-rules = Rules
kernel-word-cards = Cards
kernel-word-log = Log
kernel-word-options = Choices
kernel-word-take_back = Take back
kernel-word-confirm = Confirm
kernel-word-cancel = Cancel
kernel-word-winner = Winner
kernel-word-winners = Winners

kernel-status-your_choice = Your choice
kernel-status-waiting = Waiting for { $seat }
kernel-status-answered = Answered. You can change your answer until everyone has answered.
kernel-status-won = { $seat } wins with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
kernel-status-shared = { $seats } share the victory with { $number ->
        [one] { $number } point
       *[other] { $number } points
    } each.

## Where a value comes from

kernel-source-printed =
    .name = printed
    .text = As printed in a rulebook or on the game itself.
kernel-source-derived =
    .name = derived
    .text = Worked out from what is printed.
kernel-source-house =
    .name = ours
    .text = Our own decision, where the rulebooks are silent.

## When a game is over

kernel-gain-general =
    .name = general scorings
kernel-gain-special =
    .name = other scorings
kernel-gain-other =
    .name = other points
kernel-award-phoenix =
    .name = Phoenix
    .text = won from a chance of { $chance } %
kernel-award-photo_finish =
    .name = Photo finish
    .text = { $count ->
            [one] won by { $count } point
           *[other] won by { $count } points
        }
kernel-award-loyal =
    .name = Loyal to the end
    .text = played on to the last point
