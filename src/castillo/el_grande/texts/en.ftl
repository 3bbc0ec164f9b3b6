### El Grande, English.
###
### Terms: caballero(s) · Grande · King · King's region · home region · region · Castillo (not a region) · Court · Province ·
### power card · action card · stack · special action · secret disc · mobile scoreboard · worth · general scoring ·
### special scoring · start player · Veto · place (from the Court) / move / return (to the Province) / take (to the Court).
### Players are addressed as "you"; the log calls them by their names. A caballero is "it", the King is "he", a player is "they".

el_grande-game =
    .name = El Grande
    .text = Fifteenth-century Spain. Send your caballeros into nine regions, stay in favour with the King and keep a secret or two in the Castillo. Whoever leads in the right place at the right time wins.

## Places, figures, pieces

el_grande-place-castillo =
    .name = Castillo
    .in = in the Castillo
    .into = into the Castillo
    .from = from the Castillo
el_grande-place-court =
    .name = Court
    .in = at the Court
    .into = to the Court
    .from = from the Court
el_grande-place-province =
    .name = Province
    .in = in the Province
    .into = to the Province
    .from = from the Province

el_grande-marker-king =
    .name = King
el_grande-marker-grande =
    .name = Grande
el_grande-marker-scoreboard-8_4_0 =
    .name = 8/4/0 scoreboard
el_grande-marker-scoreboard-4_0_0 =
    .name = 4/0/0 scoreboard
el_grande-marker-alliance =
    .name = Alliance marker
    .text = Two allied regions: at the next general scoring their caballeros count together, and each place earns the points of both.
el_grande-marker-espionage =
    .name = Espionage
    .text = At the next general scoring this player sets their disc for the Castillo after the others have shown theirs.
el_grande-marker-disc =
    .name = Disc shown
    .text = This disc has already been shown: the caballeros will go there.
el_grande-marker-free_choice =
    .name = Free choice
    .text = At the next general scoring, before the first region is scored, this player may move some of their caballeros.
el_grande-marker-start_player =
    .name = Start player
    .text = Plays the first power card this round.
el_grande-marker-veto =
    .name = Veto
    .text = Can stop one special action, even halfway through.
el_grande-preset-spread =
    .name = Balanced
    .text = Spread evenly from low to high
el_grande-preset-bots =
    .name = The bots’ choice
    .text = High and low cards that bring many caballeros

el_grande-kind-plain =
    .name = caballero

el_grande-window-free_choice =
    .name = Free choice
    .text = Before the first region is scored you may move some of your caballeros.

## What is asked

el_grande-prompt-play_power_card = Round { $round }: play a power card.
el_grande-prompt-choose_action_card = { $supplied ->
        [0] Choose an action card.
        [one] { $supplied } caballero came to your Court. Choose an action card.
       *[other] { $supplied } caballeros came to your Court. Choose an action card.
    }
el_grande-prompt-take_fewer = How many of the new caballeros do you keep at your Court?
el_grande-prompt-take_from_regions = { $left ->
        [one] The Province is empty: you may take { $left } caballero from a region.
       *[other] The Province is empty: you may take { $left } caballeros from regions.
    }
el_grande-prompt-take_turn = { $special ->
        [yes] { $left ->
            [0] Use “{ $card }” or end your turn.
            [one] Place { $left } caballero or use “{ $card }”.
           *[other] Place up to { $left } caballeros or use “{ $card }”.
        }
        [several] { $left ->
            [0] Use one of your special actions or end your turn.
            [one] Place { $left } caballero or use one of your special actions.
           *[other] Place up to { $left } caballeros or use one of your special actions.
        }
       *[no] { $left ->
            [0] All done: end your turn.
            [one] Place { $left } caballero or end your turn.
           *[other] Place up to { $left } caballeros or end your turn.
        }
    }
el_grande-caution-gives_up = { $left ->
        [one] Using it now gives up the caballero you have not placed.
       *[other] Using it now gives up the { $left } you have not placed.
    }
el_grande-caution-comes_first = Once you place, it is too late for that.
el_grande-prompt-choose_hand = { $left ->
        [0] Your hand of { $size } is complete. You can still change it.
       *[other] { $way ->
            [out] { $left ->
                [one] Leave out { $left } more card. You play with { $size }.
               *[other] Leave out { $left } more cards. You play with { $size }.
            }
           *[in] { $left ->
                [one] Take { $left } more card. You play with { $size }.
               *[other] Take { $left } more cards. You play with { $size }.
            }
        }
    }
el_grande-prompt-send_into_castillo = { $left ->
        [one] { $owner } sends { $left } caballero into the Castillo: which one?
       *[other] { $owner } sends { $left } caballeros into the Castillo: which first?
    }
el_grande-prompt-end_turn = All done? Confirm your turn.
el_grande-prompt-choose_part = “{ $card }”: which of the two do you choose?
el_grande-prompt-choose_first = “{ $card }”: what comes first?
el_grande-prompt-pick_caballero = { $either ->
        [0] { $own ->
            [0] Pick another player’s caballero to move ({ $foreign } left).
            [any] Pick one of your caballeros to move, or stop.
           *[other] { $foreign ->
                [0] Pick one of your caballeros to move ({ $own } left).
               *[other] Pick a caballero to move ({ $own } of yours and { $foreign } of other players’ left).
            }
        }
       *[other] Pick any caballero to move ({ $either } left).
    }
el_grande-prompt-pick_black = Pick a black caballero to move ({ $left } left).
el_grande-prompt-move_caballero = { $owner }’s caballero leaves { $from }. Where to?
el_grande-prompt-name_source = { $whose ->
        [own] Choose the region to move your caballeros out of.
       *[any] Choose the region to move caballeros out of, whoever they belong to.
    }
el_grande-prompt-place_anywhere = { $left ->
        [one] Place { $left } caballero in any region or in the Castillo.
       *[other] Place up to { $left } caballeros in any regions or in the Castillo.
    }
el_grande-prompt-pick_victim = Choose one of { $opponent }’s caballeros to return to the Province.
el_grande-prompt-return_own = { $left ->
        [one] Return { $left } of your caballeros to the Province: which one?
       *[other] Return { $left } of your caballeros to the Province: which first?
    }
el_grande-prompt-how_many_from_province = { $most ->
        [one] Do you take { $most } caballero to your Court?
       *[other] How many caballeros do you take to your Court? At most { $most }.
    }
el_grande-prompt-set_discs = { $purpose ->
        [leave_castillo] { $yours ->
            [0] Secretly choose where your caballeros from the Castillo go.
            [one] { $yours } of yours leaves the Castillo. Where to?
           *[other] { $yours } of yours leave the Castillo. Where to?
        }
        [return_all] Secretly choose a region: all your caballeros there return to the Province.
        [return_some] Secretly choose a region: { $number } of your caballeros there return to the Province.
        [disc_scoring] Secretly choose a region. It is scored if nobody else chooses it.
        [eviction] { $yours ->
            [one] { $yours } of yours must leave { $place }. Where to?
           *[other] { $yours } of yours must leave { $place }. Where to?
        }
       *[other] { $text }
    }
el_grande-prompt-name_for_eviction = Choose the region your opponents must leave.
el_grande-prompt-name_allies = { $which ->
        [first] Choose the first region of the alliance.
       *[second] Choose the second region of the alliance.
    }
el_grande-prompt-move_king = { $bordering ->
        [yes] Move the King to a bordering region, or leave him where he is.
       *[other] Where does the King go? He may also stay.
    }
el_grande-prompt-move_grande = Choose a new home region for your Grande.
el_grande-prompt-pick_scoreboard = Which mobile scoreboard do you place or move?
el_grande-prompt-move_scoreboard = Where does the { $marker } go?
el_grande-prompt-score_one_region = Choose a region to score.
el_grande-prompt-score_regions = Which region is scored next?
el_grande-prompt-take_power_card_back = Choose a used power card to take back.

## Answers: doing nothing

el_grande-pass-take_turn = End turn
el_grande-pass-end_turn = Confirm turn
el_grande-pass-take_from_regions = Take no more
el_grande-pass-choose_part = Neither
el_grande-pass-choose_first = { el_grande-pass-choose_part }
el_grande-pass-pick_caballero = Stop moving
el_grande-pass-pick_black = Stop moving
el_grande-pass-name_source = Move nobody
el_grande-pass-place_anywhere = Stop placing
el_grande-pass-pick_victim = Spare them
el_grande-pass-return_own = Nobody to return
el_grande-pass-send_into_castillo = Nobody to send
el_grande-pass-name_for_eviction = Nobody to evict
el_grande-pass-name_allies = No region left
el_grande-pass-move_king = The King stays
el_grande-pass-move_grande = The Grande stays
el_grande-pass-pick_scoreboard = Leave the scoreboards
el_grande-pass-take_power_card_back = Take no card back

## Answers: doing something

el_grande-option-pass = Pass
el_grande-option-place = Place { $place_in }
el_grande-option-pick = { $owner }’s { $kind } { $place_in }
el_grande-option-pick_in_turn = { $owner }’s { $kind } sets out { $place_from }
el_grande-option-card = { $card }
el_grande-option-card_back = Undo: { $card }
el_grande-option-stack = { $card } (stack { $stack })
el_grande-option-to = { $place }
el_grande-option-name = { $place }
el_grande-option-disc = { $place }
el_grande-option-marker = { $marker }
el_grande-option-number = { $number }
el_grande-option-seat = { $other }
el_grande-option-start = Use “{ $card }”
el_grande-option-fewer = Take fewer caballeros
el_grande-option-take = { $owner }’s caballero takes the { $marker }
el_grande-option-more = Take one more caballero
el_grande-option-choice = Choose this

## What has been announced

el_grande-step-begin_scoring = To be scored: { $regions }.
el_grande-step-begin_special = The special action is about to begin.
el_grande-step-make_free_choice = A free choice is about to be made.
el_grande-step-travel = { $owner }’s caballero goes { $from_from } { $to_into }.
el_grande-step-place_next_door = { el_grande-step-travel }
el_grande-step-carry_figure = The { $marker } is about to go { $place_into }.
el_grande-step-carry_named_source = The chosen region is { $place }.
el_grande-step-carry_allies = { $other } and { $place } are about to form an alliance.
el_grande-step-general_regions = The regions are about to be scored.
el_grande-step-carry_eviction = { $place } is about to be vacated.
el_grande-step-carry_scoring = { $place } is about to be scored.
el_grande-step-carry_power_card_back = { $seat } is about to take back a power card.
el_grande-step-reveal_discs = The secret discs are about to be revealed.

## Log

el_grande-log-round_begun = Round { $round } began. Face up: { $cards }.
el_grande-log-round_only_begun = Round { $round } began.
el_grande-log-card_kept = { $seat } kept “{ $card }”.
el_grande-log-espionage = { $seat } sent out spies.
el_grande-log-hand_chosen = { $seat } chose { $count } power cards.
el_grande-log-marker_put = { $seat } put the { $marker } { $to_in }.
el_grande-log-marker_gone = Back beside the board: { $marker } { $from_from }.
el_grande-log-power_card_played = { $seat } played { $card }.
el_grande-log-turn_begun = { $seat }’s turn began.
el_grande-log-action_card_taken = { $seat } took “{ $card }”.
el_grande-log-card_turned_down = { $seat } turned “{ $card }” face down.
el_grande-log-special_begun = { $seat } used “{ $card }”.
el_grande-log-placed = { $count ->
        [one] { $owner } placed { $count } caballero { $to_in }.
       *[other] { $owner } placed { $count } caballeros { $to_in }.
    }
el_grande-log-moved = { $count ->
        [one] { $owner }’s caballero went { $from_from } { $to_into }.
       *[other] { $count } of { $owner }’s caballeros went { $from_from } { $to_into }.
    }
el_grande-log-returned = { $count ->
        [one] { $owner }’s caballero returned { $from_from } { $to_into }.
       *[other] { $count } of { $owner }’s caballeros returned { $from_from } { $to_into }.
    }
el_grande-log-to_court = { $count ->
        [one] { $owner } took { $count } caballero { $from_from } { $to_into }.
       *[other] { $owner } took { $count } caballeros { $from_from } { $to_into }.
    }
el_grande-log-king_moved = { $seat } sent the King { $from_from } { $to_into }.
el_grande-log-crowned = { $seat } made { $owner }’s Grande { $place_in } King.
el_grande-log-king_returned = The King came back from the Castillo: he is { $to_in }.
el_grande-log-king_stayed = { $seat } left the King { $to_in }.
el_grande-log-grande_moved = { $seat } moved the Grande { $from_from } { $to_into }.
el_grande-log-scoreboard_moved = { $seat } put the { $marker } { $to_in }.
el_grande-log-scored = { $how ->
        [first_only] { $place } was scored, first place only: { $points }.
       *[other] { $place } was scored: { $points }.
    }
el_grande-log-pair_scored = { $place } and { $other } were scored together: { $points }.
el_grande-log-power_card_taken_back = { $seat } took back { $card }.
el_grande-log-some_power_card_taken_back = { $seat } took back a power card.
el_grande-log-veto_laid_out = { $seat } laid out a Veto.
el_grande-log-vetoed = { $seat } vetoed { $other }’s special action.
el_grande-log-veto_expired = { $seat }’s Veto expired.
el_grande-log-start_player = { $seat } became start player.
el_grande-log-general_scoring = The general scoring after round { $round } began.
el_grande-log-disc_shown = { $seat }’s disc showed { $place }.

## The arithmetic of a scoring

el_grande-points-counts = Caballeros
el_grande-points-values = Values
el_grande-points-total = Total
el_grande-part-place = { $rank ->
        [first] first place
        [second] second place
        [third] third place
        [tied_second] tied: second value
       *[tied_third] tied: third value
    }
el_grande-part-place_of = { $place }, { el_grande-part-place }
el_grande-part-king = King
el_grande-part-home = home
el_grande-part-offices = office

## Why something cannot be done

el_grande-why-kings_region = { $place }: the King is here, so nothing may enter or leave.
el_grande-why-not_bordering = { $place } does not border { $king }, where the King stands.
el_grande-why-no_room = { $place }: there is no room left.
el_grande-why-not_for_the_king = { $place }: the King never goes there.
el_grande-why-already_there = { $place }: already there.
el_grande-why-not_from_here = { $place }: no caballero can be taken from here.
el_grande-why-nobody_to_pick = { $place }: no caballero here can be chosen.
el_grande-why-no_region = { $place } is not a region; only a region can be chosen.
el_grande-why-grande_in_castillo = Your Grande is in the Castillo and cannot be moved.
el_grande-why-has_scoreboard = { $place }: a mobile scoreboard already lies here.
el_grande-why-placing_over = You cannot place any more caballeros this turn.
el_grande-why-not_on_disc = You cannot set your disc to this now.
el_grande-why-choosing_cards = Choose your power cards first.
el_grande-why-card_taken = This card was taken by { $seat }.
el_grande-why-card_face_down = This card lies face down this round.
el_grande-why-card_used = You have already used this card.
el_grande-why-card_not_used = This card is still in your hand.
el_grande-why-value_on_the_table = A { $value } is already on the table this round.

## Why a hint says so

el_grande-reason-power = { $value }: { $turn ->
        [1] first turn
        [2] second turn
        [3] third turn
        [4] fourth turn
       *[5] last turn
    }{ $sure ->
        [yes] { "" }
       *[no] { " " }so far
    }, { $supply ->
        [0] and nobody comes
        [one] and { $supply } caballero comes
       *[other] and { $supply } caballeros come
    }.
el_grande-reason-stack = { $count ->
        [one] It lets you place { $count } caballero.
       *[other] It lets you place { $count } caballeros.
    }
el_grande-reason-castillo = In the Castillo it is counted at the scoring, and then goes where you choose.
el_grande-reason-more = { $points } points { $place_in } instead of { $before }, if it were the general scoring now.
el_grande-reason-safer = It makes your { $points } points { $place_in } safer.
el_grande-reason-present = Then you are { $place_in }, and others cannot be sure of it.
el_grande-reason-scored = { $place }: { $points } points for you, { $others } for the best of the others.
el_grande-reason-takes = Without it, { $owner } gets { $points } fewer { $place_in }.
el_grande-reason-spare = It is not missed there: your points { $place_in } stay the same.
el_grande-reason-pass = Nothing that is left would be worth it now.

## Table options

el_grande-setting-rounds =
    .name = Length
    .text = The full game has nine rounds, the short game six. Both have three general scorings.
el_grande-setting-rounds-9 = 9 rounds
el_grande-setting-rounds-6 = 6 rounds
el_grande-table-book =
    .name = By the book
    .text = The base game in nine rounds; what goes into the tower stays hidden.
el_grande-table-open =
    .name = Open information
    .text = Nine rounds in which everyone sees into the tower and which cards are used.
el_grande-table-short =
    .name = Short evening
    .text = Six rounds, with a general scoring after every second one.
el_grande-table-everything =
    .name = With everything
    .text = As many expansions together as the rules allow.
el_grande-setting-veto =
    .name = Veto
    .text = Whether the two Veto cards are in the game.
el_grande-setting-veto-true = With Veto
el_grande-setting-veto-false = Without Veto
el_grande-setting-castillo =
    .name = Castillo
    .text = Closed: nobody is shown who is in the tower, but the log keeps what went in. Open: everyone can see inside.
el_grande-setting-castillo-closed = Closed
el_grande-setting-castillo-open = Open
el_grande-setting-spent_power_cards =
    .name = Used power cards
    .text = Whether everyone can see which power cards each player has used.
el_grande-setting-spent_power_cards-closed = Hidden
el_grande-setting-spent_power_cards-open = Shown
el_grande-setting-taken_back_card =
    .name = Power card taken back
    .text = Whether the others can see which power card a player takes back.
el_grande-setting-taken_back_card-closed = Hidden
el_grande-setting-taken_back_card-open = Shown
el_grande-setting-confirm_turns =
    .name = Confirm turns
    .text = With confirmation, you can still take everything back before your turn ends.
el_grande-setting-confirm_turns-true = Confirm every turn
el_grande-setting-confirm_turns-false = End turns at once
el_grande-setting-start_player =
    .name = Start player
    .text = Who plays the first power card of the game.
el_grande-setting-start_player-none = Drawn at random
el_grande-setting-start_player-0 = { kernel-seat-0 }
el_grande-setting-start_player-1 = { kernel-seat-1 }
el_grande-setting-start_player-2 = { kernel-seat-2 }
el_grande-setting-start_player-3 = { kernel-seat-3 }
el_grande-setting-start_player-4 = { kernel-seat-4 }

## What can be typed in the terminal, by example

el_grande-form-set = set spread
el_grande-form-notation = to aragon
el_grande-form-place = place aragon 2
el_grande-form-move = move red galicia>aragon
el_grande-form-look = ? aragon, ? 3
el_grande-form-rules = rules EG-4.1
el_grande-form-stand = stand veto ANSWER

## Rules, in reading order together with those of the base module

el_grande-rules-010 =
    .rule = EG
    .title = The game in brief
    .text =
        You are one of the great nobles of Spain, a Grande. Your caballeros are your influence: the more of them stand in a region, the more it pays you when it is scored.

        Nine rounds are played. In each, power cards decide who goes first and how many new caballeros come to the Court; then everyone takes an action card, places caballeros on the board and uses the card’s special action. All regions are scored three times, and some cards score regions in between. Whoever has the most points wins.

el_grande-rules-300 =
    .rule = EG-3
    .title = The course of the game
    .text =
        A game has 9 rounds. After rounds 3, 6 and 9 there is a general scoring. The short game leaves out rounds 1, 4 and 7, so a general scoring follows every second one of its 6 rounds.

        Each round runs like this:
        - the top card of each action stack is turned face up;
        - everyone plays a power card;
        - everyone takes a turn, from the highest power card to the lowest;
        - the round ends, and a general scoring follows where one is due.

el_grande-rules-310 =
    .rule = EG-3.1
    .title = Power cards
    .text = Starting with the start player and going clockwise, everyone plays one power card face up. You may not play a value that is already on the table this round. Whoever played the highest card takes the first turn, whoever played the lowest the last. You always have a card you may play.

el_grande-rules-320 =
    .rule = EG-3.2
    .title = Your turn, part one: new caballeros
    .text = Your power card says how many of your caballeros you may take from the Province to your Court. You may take fewer, or none. Only when none of yours are left in the Province may you take the rest of that number from regions, but never from the King’s region or the Castillo.

el_grande-rules-330 =
    .rule = EG-3.3
    .title = Your turn, part two: the action card
    .text =
        Take one of the face-up action cards. It lets you do two things, in either order. Finish one before you start the other; you may skip either.

        - Placing: place caballeros from your Court on the board, up to the number of the stack. Each goes into a region that borders the King’s region, or into the Castillo.
        - Special action: carry it out as far as you can. It leaves you a choice only where the card says “may” or “up to”.

        Afterwards the card goes face down under its stack. A Veto card stays until it is used or expires.

el_grande-rules-340 =
    .rule = EG-3.4
    .title = The King’s region
    .text = Where the King stands, nothing changes. No caballero, Grande or scoreboard may enter or leave his region, without exception. It can be scored like any other region.

el_grande-rules-350 =
    .rule = EG-3.5
    .title = The Castillo
    .text =
        The Castillo is not a region. Whenever caballeros are placed or moved, any of them may go into the Castillo. No caballero is moved out of it except in a general scoring.

        How many go in is said aloud; after that, nobody may look inside. It is opened for a general scoring and whenever a card scores the Castillo.

el_grande-rules-360 =
    .rule = EG-3.6
    .title = End of the round
    .text = Action cards that nobody took go under their stacks. Whoever played the lowest power card becomes start player. The power cards are put away face down, and a Veto whose time is up goes back under its stack.

el_grande-rules-410 =
    .rule = EG-4.1
    .title = Scoring a place
    .text =
        Players are ranked by how many caballeros they have there. First, second and third place earn the three values shown. A player with no caballeros there scores nothing.

        When players are tied, the next lower value counts: a tie for first place pays each of them the second value, and the next player or group is ranked third. A tie for second place pays the third value, and a tie for third place pays nothing. It does not matter how many players are tied.

        Examples: País Vasco ({ $place_pais_vasco }) with 3, 3, 3 and 2 caballeros pays 3, 3, 3 and 1. Aragón ({ $place_aragon }) with 3, 3, 2 and 2 pays 4, 4, 0 and 0.

el_grande-rules-420 =
    .rule = EG-4.2
    .title = Fewer players
    .text = With two players, only first place pays; with three, only first and second place pay.

el_grande-rules-430 =
    .rule = EG-4.3
    .title = Bonuses
    .text = Whoever is alone in first place in the King’s region earns { $bonus_points } extra points. So does whoever is alone in first place in the region where their own Grande stands. Both bonuses are paid in every scoring, general or special, and a player can earn both at once. A Grande does not count as a caballero.

el_grande-rules-440 =
    .rule = EG-4.4
    .title = Scoreboards and the Castillo
    .text = A mobile scoreboard replaces the values of its region, or of the Castillo if it lies there. No bonus is paid for the Castillo.

el_grande-rules-450 =
    .rule = EG-4.5
    .title = General scoring
    .text =
        After rounds 3, 6 and 9 everything is scored, in four steps:
        - everyone secretly sets their disc to a region, all at the same time: that is where their caballeros from the Castillo will go;
        - the Castillo is opened and scored;
        - the discs are shown, and the caballeros move to the chosen regions; whoever chose the King’s region takes theirs to the Court instead;
        - the regions are scored one after the other, in the order of the track.

el_grande-rules-460 =
    .rule = EG-4.6
    .title = End of the game
    .text = After the last general scoring, whoever has the most points wins. Players tied for the most share the victory.

el_grande-rules-601 =
    .rule = Q-01
    .title = Your own and other players’ caballeros
    .text = When a card moves both your own and other players’ caballeros, you may mix them in any order.

el_grande-rules-602 =
    .rule = Q-02
    .title = Returning caballeros
    .text = Returned caballeros go to the Province. They come from where the card says, never from the King’s region or the Castillo. A player with too few returns what they have.

el_grande-rules-603 =
    .rule = Q-03
    .title = Veto
    .text =
        Whoever takes a Veto card lays it open in front of them at once: no special action has to be started, and they place as usual. While it lies in front of you, you may stop one special action of another player, either before it starts or after any single step of it has been announced. The announced step does not happen, earlier steps stand, and the rest is lost. Example: two of four moves have been made; the third is announced and vetoed. The first two stand, and the third and fourth are lost.

        Each of these is a step: one caballero moved, placed, returned or taken to the Court; one place scored; showing all the discs; one move of the King, a Grande or a scoreboard; naming a region; taking back a power card.

        Regular placing cannot be vetoed, and a vetoed player may still do it. Placing that is itself a special action can be vetoed. Taking or using a Veto cannot.

        The card goes under its stack when it is used, or at the end of the next round at the latest. If several players hold a Veto, they are asked in turn order, starting after the active player. You are asked only while there is something left to stop, and you may answer in advance.

el_grande-rules-604 =
    .rule = Q-04
    .title = This round’s power card
    .text = If you take back the power card you played this round, its value still decides the order of turns and the next start player.

el_grande-rules-605 =
    .rule = Q-05
    .title = When a disc has nowhere to point
    .text = If no region meets the card’s conditions, you do nothing. In an eviction, only opponents with caballeros in the named region set a disc; whoever sets the King’s region or the named region itself takes the caballeros to their Court.

el_grande-rules-606 =
    .rule = Q-06
    .title = Everyone sets a disc
    .text = In a general scoring everyone sets a disc, so that setting one gives nothing away. The game may skip players who visibly have nobody to send.

el_grande-rules-607 =
    .rule = Q-07
    .title = Most and fewest caballeros
    .text = These cards count all players’ caballeros together and include the King’s region. Regions without caballeros do not count.

el_grande-rules-608 =
    .rule = Q-08
    .title = The order of several scorings
    .text = If a card scores several regions, the active player chooses the order. You are asked only when it can matter, because a Veto may still be used. The one exception is the card that scores first places only: it follows the order of a general scoring.

el_grande-rules-609 =
    .rule = Q-09
    .title = The King may stay
    .text = When a card lets you move the King, you may also leave him where he is.

el_grande-rules-610 =
    .rule = Q-10
    .title = Moving a scoreboard
    .text = A scoreboard in the King’s region stays there. Any other goes to a different place that has no scoreboard yet and is not the King’s region.

el_grande-rules-611 =
    .rule = Q-11
    .title = Two players
    .text = With two players, five action cards are still turned up, and each player takes one.

el_grande-rules-612 =
    .rule = Q-12
    .title = What is hidden
    .text = By the book, three things are hidden: who is in the Castillo, which power cards have been used, and which power card was taken back. A table may choose to show any of them.

el_grande-rules-613 =
    .rule = Q-13
    .title = The King’s region on the disc
    .text = In a general scoring and in an eviction you may set the King’s region on purpose: your caballeros then go to the Court.

el_grande-rules-614 =
    .rule = Q-14
    .title = What hidden means
    .text = Hidden means that no total or list is shown. What was public when it happened stays in the log: who put how many caballeros into the Castillo, and which power card was played. Truly secret are the order of the stacks, discs not yet shown, the card taken back, and answers given in advance to a Veto.

el_grande-rules-615 =
    .rule = Q-15
    .title = The King’s region and discs that return caballeros
    .text = When a card makes you return caballeros from the region on your disc, you cannot set the King’s region, although the letter of the card might allow it. This is our ruling: nothing leaves the King’s region.

el_grande-window-veto =
    .name = Veto
    .text = Stop another player’s special action, before it starts or at any step.

## When a game is over

el_grande-gain-regions =
    .name = general scorings: regions
el_grande-gain-special =
    .name = special scorings
el_grande-gain-castillo =
    .name = Castillo
el_grande-gain-home =
    .name = home
el_grande-gain-king =
    .name = King
el_grande-gain-offices =
    .name = offices
el_grande-award-catch =
    .name = Biggest catch
    .text = { $count } { $place_in }, round { $round }
el_grande-award-veto =
    .name = Iron Veto
    .text = a Veto that was worth { $chance } %
el_grande-award-keeper =
    .name = Keeper of the Castillo
    .text = { $count } points out of the tower
el_grande-award-home =
    .name = Home, sweet home
    .text = { $count } times first at home
el_grande-award-king =
    .name = The King’s friend
    .text = { $count } times first where the King stood
el_grande-award-host =
    .name = Generous host
    .text = own scorings gave others { $count }
el_grande-award-tide =
    .name = Great tide
    .text = moved scoreboards { $count } times
el_grande-award-twin =
    .name = Twin
    .text = { $count } ties that scored all the same
el_grande-award-wanderer =
    .name = Wanderer
    .text = { $count ->
            [one] sent { $count } caballero travelling
           *[other] sent { $count } caballeros travelling
        }
