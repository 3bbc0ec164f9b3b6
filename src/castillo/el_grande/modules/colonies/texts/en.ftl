### Grand Inquisitor & Colonies. Terms: Francia · ship · América · África · captain · viceroy · seat · gold · goods · Grand Inquisitor ·
### black caballero · limit board · to sail.

colonies-module =
    .name = Grand Inquisitor & Colonies
    .sign = C
    .text = Four regions beyond the map: sail to América and África for gold and goods, take a seat in Francia, and count the black caballeros as your own while you hold the Grand Inquisitor. Best without King & Intrigue.

colonies-place-francia =
    .name = Francia
colonies-place-ship =
    .name = Ship
    .in = on the ship
    .into = onto the ship
    .from = from the ship
colonies-place-america =
    .name = América
colonies-place-africa =
    .name = África

colonies-marker-gold =
    .name = gold
    .text = Lies in América until a caballero takes it. Pays the caballero’s owner as soon as it reaches one of the nine regions of Spain.
colonies-marker-goods =
    .name = goods
    .text = Lie in África until a caballero takes them. Pay the caballero’s owner as soon as it reaches one of the nine regions of Spain.
colonies-marker-captain =
    .name = Captain’s post
    .text = Whoever brings a caballero onto the ship may make it captain while the post is free. The post pays whenever the ship is scored; the captain does not count in the majority.
colonies-marker-viceroy =
    .name = Viceroy’s post
    .text = Whoever brings a caballero to América may make it viceroy while the post is free. The post pays whenever América is scored; the viceroy neither counts in the majority nor takes gold.
colonies-marker-first_seat =
    .name = First seat in Francia
    .text = Francia has three seats; each caballero that arrives takes a free one. A seat pays on top of the majority, and nobody moves up.
colonies-marker-second_seat =
    .name = Second seat in Francia
    .text = Francia has three seats; each caballero that arrives takes a free one. A seat pays on top of the majority, and nobody moves up.
colonies-marker-third_seat =
    .name = Third seat in Francia
    .text = Francia has three seats; each caballero that arrives takes a free one. A seat pays on top of the majority, and nobody moves up.
colonies-marker-limit_board =
    .name = limit board
    .text = Only caballeros seated on it count in this region. Those that arrive sit down while there is room; the others stand beside it.
colonies-marker-inquisitor =
    .name = Grand Inquisitor
    .text = Black caballeros count as the holder’s own. Once in each of the holder’s turns: take one more caballero from the Province, or place one more.
colonies-marker-delayed =
    .name = delayed scoring
    .text = This region is scored at the end of the round after it was marked, before any general scoring; if it was marked in the last round, after everything else.
colonies-marker-flip_action_card =
    .name = Face Down
    .text = Can turn one action card face down: nobody can take it that round.
colonies-marker-double_strike =
    .name = Double Strike
    .text = Right after an opponent’s turn, can repeat once the special action used in it, tokens included.

colonies-kind-gold =
    .name = caballero with gold
colonies-kind-goods =
    .name = caballero with goods
colonies-kind-viceroy =
    .name = viceroy
colonies-kind-captain =
    .name = captain
colonies-kind-limit_board =
    .name = caballero on the limit board
colonies-kind-first_seat =
    .name = caballero in the first seat
colonies-kind-second_seat =
    .name = caballero in the second seat
colonies-kind-third_seat =
    .name = caballero in the third seat

## What is asked

colonies-purpose-settlers = { $count ->
        [one] Secretly choose the region where { $count } caballero from the Province starts.
       *[other] Secretly choose the region where { $count } caballeros from the Province start.
    }
colonies-prompt-choose_seat = { $owner }’s caballero is in Francia. Which seat does it take?
colonies-prompt-take_office = { $owner }’s caballero is { $place_in }. Does it take the free post?
colonies-prompt-change_seat = { $owner }’s caballero leaves its seat in Francia. Which one does it move to?
colonies-prompt-post_or_board = { $now ->
        [on] { $owner }’s caballero leaves the limit board { $place_in }. Does it take the free post?
       *[beside] { $owner }’s caballero { $place_in } moves. Does it take the free post or sit down on the limit board?
    }
colonies-prompt-fill_board = { $left ->
        [one] { $left } seat is free on the limit board { $place_in }: who sits down?
       *[other] { $left } seats are free on the limit board { $place_in }: who sits down first?
    }
colonies-prompt-name_for_board = Where does the limit board go?
colonies-prompt-name_for_delay = Which region do you mark for a later scoring?
colonies-prompt-pick_sailor = Before your turn: who sails on from the ship?
colonies-prompt-sail_to = { $owner }’s caballero leaves the ship. Where does it land?
colonies-prompt-pick_to_flip = Which action card do you turn face down?
colonies-prompt-strike_again = { $what ->
        [tokens] Do you strike again and lay out the tokens of “{ $card }” a second time?
       *[all] Do you strike again and use “{ $card }” as well?
    }

colonies-pass-take_office = Leave the post free
colonies-pass-post_or_board = Leave the post free
colonies-pass-fill_board = Nobody sits down
colonies-pass-name_for_board = The limit board stays
colonies-pass-name_for_delay = No region
colonies-pass-pick_sailor = Nobody else sails
colonies-pass-pick_to_flip = Not now
colonies-pass-strike_again = Not this time

colonies-step-carry_board = The limit board is about to go { $place_into }.
colonies-step-carry_delay = About to be marked for a later scoring: { $place }.
colonies-step-carry_flip = An action card is about to be turned face down.
colonies-step-carry_inquisitor = { $seat } is about to take the Grand Inquisitor.
colonies-step-repeat = Another player’s special action is about to be repeated.

## What is told

colonies-log-token_laid = Laid out { $to_in }: { $marker }.
colonies-log-token_carried = Carried { $from_from } { $to_into }: { $marker }.
colonies-log-token_back = Back to the supply { $from_from }: { $marker }.
colonies-log-gold_taken = { $owner }’s caballero took { $token } in América.
colonies-log-goods_taken = { $owner }’s caballero took { $token } in África.
colonies-log-delivered = { $seat } brought it home: { $points }.
colonies-log-seat_taken = { $number ->
        [1] { $owner }’s caballero took the first seat in Francia.
        [2] { $owner }’s caballero took the second seat in Francia.
       *[other] { $owner }’s caballero took the third seat in Francia.
    }
colonies-log-captain = { $owner }’s caballero became captain.
colonies-log-viceroy = { $owner }’s caballero became viceroy.
colonies-log-post_left = { $owner }’s caballero left its post { $place_in }.
colonies-log-seated = { $owner }’s caballero sat down on the limit board { $place_in }.
colonies-log-unseated = { $owner }’s caballero got up from the limit board { $place_in }.
colonies-log-inquisitor_taken = { $seat } took the Grand Inquisitor.
colonies-log-struck_again = { $seat } struck again.

colonies-why-seats_taken = Francia: all three seats are taken.
colonies-why-post_taken = { $place }: the post is taken.
colonies-why-carrier = { $place }: a caballero carrying gold or goods cannot take the post.
colonies-why-board_full = All seats on the limit board are taken.
colonies-why-no_board_here = { $place }: the limit board never goes there.
colonies-why-no_port = Only a coast, América or África can be reached from the ship.
colonies-why-not_available = This card can no longer be turned face down.

## The cards

colonies-placing-text = Place up to { $place } caballeros.
colonies-tokens-text = { colonies-gold-text }{ colonies-goods-text }
colonies-gold-text = { $gold ->
        [0] { "" }
        [one] { $gold } gold token comes to América.{ " " }
       *[other] { $gold } gold tokens come to América.{ " " }
    }
colonies-goods-text = { $goods ->
        [0] { "" }
        [one] { $goods } goods token comes to África.{ " " }
       *[other] { $goods } goods tokens come to África.{ " " }
    }

colonies-card-holy_inquisition =
    .name = Holy Inquisition
    .text = { colonies-placing-text } Take the Grand Inquisitor, then move up to { $up_to } black caballeros.
colonies-card-flip_action_card =
    .name = Face Down
    .text = { colonies-placing-text } { colonies-tokens-text }Keep this card. Once, now or in a later round after the action cards are turned up, turn face down one that can still be taken: nobody can take it that round.
colonies-card-double_strike =
    .name = Double Strike
    .text = { colonies-placing-text } { colonies-tokens-text }Keep this card. Once, right after an opponent’s turn, carry out the special action used in it, tokens included. You still have your own.
colonies-card-free_choice =
    .name = Free Choice
    .text = { colonies-placing-text } { colonies-tokens-text }Keep this card. At the next general scoring, before the first region is scored, you may move up to { $up_to } of your caballeros, even into the Castillo.
colonies-card-score_new_regions =
    .name = Reports from Overseas
    .text = { colonies-placing-text } { colonies-tokens-text }Score Francia, the ship, América and África, in any order you like.
colonies-card-score_black_regions =
    .name = Auto de Fe
    .text = { colonies-placing-text } { colonies-tokens-text }Take the Grand Inquisitor, then score every region with at least one black caballero, in any order you like.
colonies-card-transport =
    .name = Transport
    .text = { colonies-placing-text } { colonies-tokens-text }Move up to { $up_to } of your caballeros, even onto tokens just laid out, and even from América or África straight to Spain.
colonies-card-limit_board_2_goods =
    .name = The Limit
    .text = { colonies-placing-text } { colonies-tokens-text }Move the limit board to another region, but neither from nor to the King’s region, nor to Francia. You choose who sits if not all fit.
colonies-card-limit_board_1_goods =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-card-limit_board_2_goods.text }
colonies-card-limit_board_1_gold =
    .name = { colonies-card-limit_board_2_goods.name }
    .text = { colonies-placing-text } { colonies-tokens-text }Move the limit board to another region, but neither from nor to the King’s region, nor to Francia. You choose who sits if not all fit.
colonies-card-delayed_scoring =
    .name = Deferred Payment
    .text = { colonies-placing-text } { colonies-tokens-text }Mark a region, even the King’s. It is scored at the end of the next round, before any general scoring; in the last round, after everything else.
colonies-card-conspiracy =
    .name = Conspiracy
    .text = { colonies-placing-text } { colonies-tokens-text }All Grandes go into the Castillo, except any in the King’s region. At the next general scoring each leaves with its owner’s disc, or goes back to where it stood if the disc shows the King’s region. Until then no card moves it, and the Castillo is its home.

## Rules

colonies-rules-100 =
    .rule = GC-1
    .title = What is new
    .text = The board has four more regions: Francia, the ship, América and África. Two more stacks of action cards lie beside the others: stack 6 is a single card, Holy Inquisition; stack 7 has eleven cards. The expansion combines with the anniversary standards; playing it together with King & Intrigue is possible but not recommended.
colonies-rules-110 =
    .rule = GC-1.1
    .title = More caballeros
    .text = Everyone has { $more_player_caballeros } more caballeros. They start in the Province.
colonies-rules-120 =
    .rule = GC-1.2
    .title = Black caballeros and the limit board
    .text = After the King’s region, two more region cards are drawn: { $black_caballeros } black caballeros start there, half of them in each. A third card says where the limit board lies. It has { $limit_board_few } seats for two or three players and { $limit_board_many } for more. Then the home regions are drawn.
colonies-rules-130 =
    .rule = GC-1.3
    .title = Settlers
    .text = Then everyone sets a disc, but not to the King’s region: { $more_player_settlers } caballeros from the Province go there.
colonies-rules-140 =
    .rule = GC-1.4
    .title = Gold and goods
    .text = There are { $gold_tokens } gold tokens, worth { $gold_points } points each, and { $goods_tokens } goods tokens, worth { $goods_points }. At the start, there is { $gold_at_start } gold in América and there are { $goods_at_start } goods in África.
colonies-rules-200 =
    .rule = GC-2
    .title = The new regions
    .text =
        They are regions in every respect, with two exceptions: the King never goes to the ship, América or África, and no caballero goes from the Castillo to any of the four, so discs do not show them.

        - Francia ({ $place_francia }) borders Aragón and Cataluña. It has three seats that pay { $office_first_seat_points }, { $office_second_seat_points } and { $office_third_seat_points } extra points. It holds at most three caballeros, each on a free seat chosen by whoever brings it. A Grande may be there too, but takes no seat.
        - The ship has no values of its own. You can place onto it whenever the King is on a coast: in Cataluña, Valencia, Granada, Sevilla, Galicia, País Vasco or Francia. The captain earns { $office_captain_points } points.
        - América ({ $place_america }) and África ({ $place_africa }) can be reached only by moving, never by placing. The viceroy of América earns { $office_viceroy_points } points.
colonies-rules-210 =
    .rule = GC-2.1
    .title = Points for seats and posts
    .text = They are paid in special scorings too, whatever the number of players, but not when a card scores first places only. A scoreboard replaces only the values for the places.
colonies-rules-220 =
    .rule = GC-2.2
    .title = An example
    .text = A player alone in Francia, on its first two seats, earns 3 + 2 + 1 = 6 points.
colonies-rules-230 =
    .rule = GC-2.3
    .title = Captain and viceroy
    .text = While the post is free, a caballero brought there may take it. It does not count in the majority, carries nothing, and may leave. Cards that move caballeros can move it too, even within the region: off the post, or another caballero onto a free one. In Francia they can move a caballero from its seat to a free one. Each of these is one move.
colonies-rules-240 =
    .rule = GC-2.4
    .title = The order of scoring
    .text = After the nine regions come Francia, the ship, América and África.
colonies-rules-250 =
    .rule = GC-2.5
    .title = Sailing
    .text =
        Sailing costs no action. You may sail as many of your caballeros as you like, but only those that have been there since an earlier round, and never into the King’s region.

        - At the start of your turn: from the ship to América, África or any coast; to Francia only if a seat is free.
        - At any time in your turn: from América or África to the ship.
colonies-rules-260 =
    .rule = GC-2.6
    .title = Most and fewest caballeros
    .text = Cards that count caballeros count as a scoring would: without captain and viceroy, without those beside the limit board, and without black caballeros while nobody holds the Grand Inquisitor.
colonies-rules-300 =
    .rule = GC-3
    .title = Gold and goods
    .text = What lies in América and África is worth points only in Spain.
colonies-rules-310 =
    .rule = GC-3.1
    .title = Laying out
    .text = Many cards of stack 7 bring gold to América and goods to África as part of their special action. When the supply is empty, none come.
colonies-rules-320 =
    .rule = GC-3.2
    .title = Taking
    .text = At any time in your turn, even between two moves of a special action, one of your caballeros may take what lies in its region: one token each, for good.
colonies-rules-330 =
    .rule = GC-3.3
    .title = Bringing it home
    .text = When the carrier comes to one of the nine Spanish regions, its owner is paid the points at once, whoever moved it, and the token goes back to the supply. At the Court, in the Castillo and in the Province nothing is paid, and the token goes back as well. Carriers count in majorities; they cannot be captain or viceroy.
colonies-rules-340 =
    .rule = GC-3.4
    .title = A typical trip
    .text = In the first round onto the ship, in the second to África to take goods, in the third back onto the ship, and in the fourth to a Spanish coast.
colonies-rules-400 =
    .rule = GC-4
    .title = The Grand Inquisitor
    .text = The card lies beside the board until somebody takes it.
colonies-rules-420 =
    .rule = GC-4.2
    .title = Holding the card
    .text = You keep it until somebody else takes it. Once in each of your turns while you hold it, you may take one more caballero from the Province to your Court, or place one more.
colonies-rules-430 =
    .rule = GC-4.3
    .title = Black caballeros
    .text = Whoever holds the card treats them as their own caballeros: they count everywhere, can be moved, go into the Castillo and carry tokens. To everyone else they are another player’s; while nobody holds the card, that is true for all, and they do not count, although they still take up seats on the limit board and in Francia. Nobody takes them off the board.
colonies-rules-440 =
    .rule = GC-4.4
    .title = Black caballeros in the Castillo
    .text = At a general scoring they go where the holder’s disc says. If nobody holds the card, or the disc shows the King’s region, they stay inside.
colonies-rules-500 =
    .rule = GC-5
    .title = The limit board
    .text = Only caballeros seated on it count in its region.
colonies-rules-510 =
    .rule = GC-5.1
    .title = Sitting down
    .text = Caballeros that come to its region sit down while seats are free; the others stand beside it and do not count.
colonies-rules-520 =
    .rule = GC-5.2
    .title = Moving the board
    .text = Those who sat on it stay in the old region. In the new one, the player moving the board chooses who sits if not all fit. It moves neither from nor to the King’s region, nor to Francia.
colonies-rules-530 =
    .rule = GC-5.3
    .title = On and off the board
    .text = Cards that move caballeros may move one within the region, on or off the board. Whoever moves one out of the region says whether it comes from the board or from beside it.
colonies-rules-540 =
    .rule = GC-5.4
    .title = Free seats after a turn
    .text = They are filled by the Grand Inquisitor’s holder, or if there is none, by the player whose turn it was.
colonies-rules-550 =
    .rule = GC-5.5
    .title = Arriving together
    .text = If not all caballeros that come from the Castillo fit, they all stand beside the board at first. Then the Grand Inquisitor’s holder fills the seats, or the start player if there is none.
colonies-rules-600 =
    .rule = GC-6
    .title = The cards of stack 7
    .text = There are eleven cards. Three of them are kept from the moment they are taken and lie open until they are used; their tokens come out at once. Using one is its special action: a Veto can stop it then, and the card is gone.
colonies-rules-700 =
    .rule = GC-7
    .title = With King & Intrigue
    .text = The display is laid out with stacks 6 and 7 beside it. In your turn, before you do anything else, you may take the top card of one of them instead of your display card: it says how many you place and gives you its special action. That card is then gone for the round.

## The lesson

colonies-lesson-sea =
    .name = Beyond the sea
    .text = Four new regions: Francia, the ship, América and África. Two goods lie in África and gold in América. You will bring goods home; that takes four rounds.
colonies-lesson-aboard =
    .name = The card
    .text = The King stands in Sevilla, on the coast: this is when you may place caballeros on the ship. Play 9 to be first and take Roll Call in the Castillo: it places three.
colonies-lesson-ship =
    .name = Aboard
    .text = Place one on the ship. It will sail on, so leave the captain’s post free. Place the other two in Castilla la Nueva. Nobody is in the Castillo yet: end your turn there.
colonies-lesson-sail =
    .name = Set sail
    .text = At the start of your turn, those who have been on the ship since an earlier round may sail for nothing. Play 10, then sail to África.
colonies-lesson-goods =
    .name = Goods
    .text = Take Holy Inquisition. Then let your caballero in África take goods: you may do that at any time in your turn.
colonies-lesson-inquisitor =
    .name = The Grand Inquisitor
    .text = Use your card: the Grand Inquisitor is yours, and black caballeros now count for you. Move the two from Valencia to Castilla la Nueva. He also adds one to what you place: two in Castilla la Nueva, two in Sevilla.
colonies-lesson-third =
    .name = The way back
    .text = Your caballero may leave África from the next round on, and that is now. Before the scoring you want the last turn: play 4.
colonies-lesson-back =
    .name = Back aboard
    .text = Take Roll Call in the Castillo and go back aboard: from África that is possible at any time in your turn. Place four in País Vasco, one of them thanks to the Grand Inquisitor. Only Beatriz is in the Castillo: do not score it, end your turn.
colonies-lesson-black =
    .name = Black caballeros
    .text = In Castilla la Nueva your four and two black ones beat Beatriz’s five: 7 points. In Castilla la Vieja two black ones stood alone: 6 for you. Play 11, for your goods are waiting.
colonies-lesson-ashore =
    .name = Ashore
    .text = The King is in Aragón, so every coast is open. Land in Sevilla with your goods.
colonies-lesson-learned =
    .name = Goods for Spain
    .text = The goods paid 4 points as soon as they reached Spain; gold from América would pay 6. You lead, 34 to 19. Keep the Grand Inquisitor as long as you can. Play on from here; the bots now think for themselves.

## When a game is over

colonies-gain-places =
    .name = beyond Spain
colonies-gain-other =
    .name = goods brought home
