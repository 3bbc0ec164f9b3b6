### King & Intrigue. Terms: King card · Intrigue card · Caballero card · display · 2× marker.

king_and_intrigue-module =
    .name = King & Intrigue
    .sign = K&I
    .text = Choose your own thirteen power cards. Each has a special action; the rank of the cards decides who gets the King card, who gets the Intrigue card and how many caballeros everyone places.

king_and_intrigue-marker-double =
    .name = 2× marker
    .text = At the next general scoring this region’s three values are paid double; bonuses are not.

## What is asked

king_and_intrigue-purpose-settle = { $count ->
        [one] Secretly choose the region where { $count } caballero from the Province starts.
       *[other] Secretly choose the region where { $count } caballeros from the Province start.
    }
king_and_intrigue-prompt-move_grande_with_escort = Where does your Grande go? Your caballeros may go with it.
king_and_intrigue-prompt-escort_grande = Which of your caballeros go with it { $from_from } { $to_into }?
king_and_intrigue-prompt-name_for_double = Choose the region that will pay double at the next general scoring.
king_and_intrigue-pass-move_grande_with_escort = The Grande stays
king_and_intrigue-pass-escort_grande = Nobody else goes with it
king_and_intrigue-pass-name_for_double = No region left
king_and_intrigue-step-carry_double = { $place } is about to be marked to pay double.
king_and_intrigue-log-display_card = { $place ->
        [one] { $seat } ({ $value }) took the { $card }: { $place } caballero.
       *[other] { $seat } ({ $value }) took the { $card }: { $place } caballeros.
    }
king_and_intrigue-why-doubled = { $place } already pays double.
king_and_intrigue-why-no_region_card = { $place }: there is no region card for it.

## The power cards

king_and_intrigue-card-intriguer =
    .name = The Schemer
    .text = { base-power-text } { king_and_intrigue-card-intriguer.special }
    .special = No special action of its own. As the lowest card it brings you the Intrigue card.
king_and_intrigue-card-place_anywhere =
    .name = Open Roads
    .text = { base-power-text } { king_and_intrigue-card-place_anywhere.special }
    .special = The caballeros you place this turn may go into any regions except the King’s, or into the Castillo. Use this before you place.
king_and_intrigue-card-opponents_empty_court =
    .name = { base-card-opponents_empty_court.name }
    .text = { base-power-text } { king_and_intrigue-card-opponents_empty_court.special }
    .special = { base-card-opponents_empty_court.text }
king_and_intrigue-card-veto =
    .name = { base-card-veto.name }
    .text = { base-power-text } { king_and_intrigue-card-veto.special }
    .special = { base-card-veto.text }
king_and_intrigue-card-angry_king =
    .name = { base-card-angry_king.name }
    .text = { base-power-text } { king_and_intrigue-card-angry_king.special }
    .special = { base-card-angry_king.text }
king_and_intrigue-card-disc_scoring =
    .name = { base-card-disc_scoring.name }
    .text = { base-power-text } { king_and_intrigue-card-disc_scoring.special }
    .special = { base-card-disc_scoring.text }
king_and_intrigue-card-return_1_of_each_opponent =
    .name = { base-card-return_1_of_each_opponent.name }
    .text = { base-power-text } { king_and_intrigue-card-return_1_of_each_opponent.special }
    .special = { base-card-return_1_of_each_opponent.text }
king_and_intrigue-card-grande_and_escort =
    .name = The Grande Rides Out
    .text = { base-power-text } { king_and_intrigue-card-grande_and_escort.special }
    .special = Move your Grande to another region, along with as many of your caballeros from its old region as you like. None of them may leave or enter the King’s region.
king_and_intrigue-card-mobile_scoreboard =
    .name = { base-card-mobile_scoreboard.name }
    .text = { base-power-text } { king_and_intrigue-card-mobile_scoreboard.special }
    .special = { base-card-mobile_scoreboard.text }
king_and_intrigue-card-score_worth_4 =
    .name = { base-card-score_worth_4.name }
    .text = { base-power-text } { king_and_intrigue-card-score_worth_4.special }
    .special = { base-card-score_worth_4.text }
king_and_intrigue-card-score_worth_5 =
    .name = { base-card-score_worth_5.name }
    .text = { base-power-text } { king_and_intrigue-card-score_worth_5.special }
    .special = { base-card-score_worth_5.text }
king_and_intrigue-card-score_worth_6_7 =
    .name = { base-card-score_worth_6_7.name }
    .text = { base-power-text } { king_and_intrigue-card-score_worth_6_7.special }
    .special = { base-card-score_worth_6_7.text }
king_and_intrigue-card-double_region =
    .name = Twice the Glory
    .text = { base-power-text } { king_and_intrigue-card-double_region.special }
    .special = Mark a region, not the King’s. At the next general scoring its three values are paid double; bonuses are not.
king_and_intrigue-card-into_the_castillo =
    .name = Into the Castillo
    .text = { base-power-text } { king_and_intrigue-card-into_the_castillo.special }
    .special = { $own } of your caballeros and { $foreign } of each other player’s go from regions into the Castillo, none from the King’s region. You choose them; a player with fewer sends all they have.
king_and_intrigue-card-score_castillo =
    .name = { base-card-score_castillo.name }
    .text = { base-power-text } { king_and_intrigue-card-score_castillo.special }
    .special = { base-card-score_castillo.text }
king_and_intrigue-card-royal_advisor =
    .name = { base-card-royal_advisor.name }
    .text = { base-power-text } { king_and_intrigue-card-royal_advisor.special }
    .special = { base-card-royal_advisor.text }
king_and_intrigue-card-score_one_region =
    .name = { base-card-score_one_region.name }
    .text = { base-power-text } { king_and_intrigue-card-score_one_region.special }
    .special = { base-card-score_one_region.text }
king_and_intrigue-card-king =
    .name = The King’s Ear
    .text = { base-power-text } { king_and_intrigue-card-king.special }
    .special = No special action of its own. As the highest card it brings you the King card.

## The display

king_and_intrigue-card-king_card =
    .name = King card
    .text = Place up to { $place_5 } caballeros (4 players: { $place_4 }, 3 players: { $place_3 }, 2 players: { $place_2 }). Special action: move the King to any region, or leave him where he is.
    .special = Move the King to any region, or leave him where he is.
king_and_intrigue-card-intrigue_card =
    .name = Intrigue card
    .text = Place up to { $place_5 } (4 players: { $place_4 }, 3 players: { $place_3 }, 2 players: { $place_2 }). Special action: move { $either } caballero of any player, or as many of yours as you like out of one region.
    .special = Move { $either } caballero of any player, or as many of yours as you like out of one region.
king_and_intrigue-card-caballero_card_1 =
    .name = Caballero card I
    .text = Place up to { $place_5 } caballeros (4 players: { $place_4 }, 3 players: { $place_3 }). Your special action is the one on your power card.
    .special = Your power card’s special action.
king_and_intrigue-card-caballero_card_2 =
    .name = Caballero card II
    .text = Place up to { $place_5 } caballeros (4 players: { $place_4 }). Your special action is the one on your power card.
    .special = Your power card’s special action.
king_and_intrigue-card-caballero_card_3 =
    .name = Caballero card III
    .text = Place up to { $place_5 } caballeros. Your special action is the one on your power card.
    .special = Your power card’s special action.
king_and_intrigue-choice-intrigue_card-0 = Move one caballero, yours or another player’s
king_and_intrigue-choice-intrigue_card-1 = Move your caballeros out of one region

## Rules

king_and_intrigue-rules-010 =
    .rule = KI-1.1
    .title = What stays in the box
    .text = The 45 action cards and the power cards 1 to 13 are not used. Instead, everyone has a set of power cards with special actions.

king_and_intrigue-rules-020 =
    .rule = KI-1.2
    .title = The display
    .text = There are as many display cards as players: one Intrigue card, one King card, and Caballero cards between them. They say how many caballeros each player may place; the numbers depend on how many are playing.

king_and_intrigue-rules-030 =
    .rule = KI-1.3
    .title = One more caballero
    .text = After the home regions are drawn, everyone sets their secret disc to a region, not the King’s. { $settlers_count } caballero from the Province starts there.

king_and_intrigue-rules-040 =
    .rule = KI-1.4
    .title = Your own cards
    .text = Then everyone secretly chooses { $hand_cards } of their power cards to play with. The rest stay in the box, and nobody sees which they are.

king_and_intrigue-rules-050 =
    .rule = KI-1.5
    .title = Markers
    .text = There are two 2× markers. While both are on the board, a third region cannot be marked. No region is marked twice.

king_and_intrigue-rules-110 =
    .rule = KI-2.1
    .title = Rank
    .text = Power cards are played as usual, no value twice. The highest value takes the King card, the lowest the Intrigue card. In between, higher values take Caballero cards with more caballeros. Turns run from the highest value to the lowest.

king_and_intrigue-rules-120 =
    .rule = KI-2.2
    .title = A turn
    .text = Take caballeros as your power card says. Then, in either order, place up to the number on your display card and use your power card’s special action. You may skip either, or do less.

king_and_intrigue-rules-130 =
    .rule = KI-2.3
    .title = King and Intrigue
    .text = With four or five players, whoever holds the King card or the Intrigue card cannot use the special action of their power card, only that of the display card. With two or three players, they choose one of the two. A Veto that is your only special action lies open as soon as you have taken your caballeros; if it is one of two, it also lies open when you end your turn without using either.

king_and_intrigue-rules-140 =
    .rule = KI-2.4
    .title = What these two cards do
    .text = The King card moves the King to any region, before or after placing; he may stay. The Intrigue card does one of two things: it moves { $display_intrigue_card_either } caballero of any player, or any number of your own out of one region, each to wherever you like. The usual rules for moving apply.

king_and_intrigue-rules-150 =
    .rule = KI-2.5
    .title = End of the round
    .text = The lowest value gets the start player marker. Power cards are put away face down; a Veto stays until it is used or expires. The display cards go back.

king_and_intrigue-rules-160 =
    .rule = KI-2.6
    .title = An example
    .text = Four players. You play the Veto, value { $power_veto_value }, and get the Caballero card with { $display_caballero_card_1_place_4 }: you take { $power_veto_supply } caballeros, lay the Veto open and place up to { $display_caballero_card_1_place_4 }.

king_and_intrigue-rules-300 =
    .rule = KI-3
    .title = The power cards
    .text = Each card has a value, a supply and a special action. You can enter the values and supplies of your own copy on a card sheet.

## The lesson

king_and_intrigue-lesson-hand =
    .name = Thirteen of eighteen
    .text = Before this game everyone secretly chose thirteen of eighteen power cards. Here yours are chosen for you. Each has a value and a supply, nearly all have a special action; there are no action cards.
king_and_intrigue-lesson-rank =
    .name = Rank
    .text = The highest value takes the King card, the lowest the Intrigue card; only those between use the action of their own power card. Beatriz has 170, Gonzalo 100, Yago 30. Play 120: you will be second.
king_and_intrigue-lesson-king =
    .name = The King card
    .text = Beatriz was highest: she placed five and moved the King to Granada. With four players the action of her own card is lost: 170 would have scored a region.
king_and_intrigue-lesson-turn =
    .name = Your own action
    .text = You hold a Caballero card: place four, two in Castilla la Nueva and two in Sevilla. Then use your power card: it scores the regions worth 6 and 7.
king_and_intrigue-lesson-intrigue =
    .name = The Intrigue card
    .text = Your scoring brought you 16 points. Yago was lowest: with the Intrigue card he placed one caballero and moved one of yours from Castilla la Nueva to Cataluña.
king_and_intrigue-lesson-double =
    .name = Twice the Glory
    .text = A general scoring comes after this round. Play 130: it lets a region pay double there, unless it ends up highest or lowest. Yago’s 10 is already below it.
king_and_intrigue-lesson-mark =
    .name = Mark a region
    .text = In Castilla la Nueva Beatriz has drawn level, three to three. Place your two there, then use your card and mark it.
king_and_intrigue-lesson-learned =
    .name = Double!
    .text = Castilla la Nueva paid you 14 instead of 7, and 2 for home, for bonuses stay single. Beatriz’s second place paid her double too, 8. You lead, 48 to 44; without the marker Gonzalo would. Play on from here; the bots now think for themselves.
