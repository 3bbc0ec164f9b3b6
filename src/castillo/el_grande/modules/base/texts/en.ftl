### The base game: regions, cards, board and set-up.

base-module =
    .name = El Grande
    .text = The base game: nine regions, thirteen power cards for each player, forty-five action cards.

## Regions

base-place-galicia =
    .name = Galicia
base-place-pais_vasco =
    .name = País Vasco
base-place-aragon =
    .name = Aragón
base-place-cataluna =
    .name = Cataluña
base-place-castilla_la_vieja =
    .name = Castilla la Vieja
base-place-castilla_la_nueva =
    .name = Castilla la Nueva
base-place-valencia =
    .name = Valencia
base-place-sevilla =
    .name = Sevilla
base-place-granada =
    .name = Granada

## Action cards, stack 1

base-card-move_3 =
    .name = On the Road
    .text = { $up_to ->
            [one] Move up to { $up_to } caballero, yours or another player’s.
           *[other] Move up to { $up_to } caballeros, yours or other players’.
        }
base-card-move_4 =
    .name = Grand Manoeuvre
    .text = { $up_to ->
            [one] Move up to { $up_to } caballero, yours or another player’s.
           *[other] Move up to { $up_to } caballeros, yours or other players’.
        }
base-card-move_4_own =
    .name = Follow Me!
    .text = Move up to { $up_to } of your caballeros.
base-card-move_3_foreign =
    .name = Unwelcome Guests
    .text = { $up_to ->
            [one] Move up to { $up_to } of other players’ caballeros.
           *[other] Move up to { $up_to } of other players’ caballeros.
        }
base-card-move_2_own_2_foreign =
    .name = Give and Take
    .text = Move up to { $own } of your caballeros and up to { $foreign } of other players’, in any order.
base-card-move_5_from_one_region =
    .name = Exodus
    .text = { $up_to ->
            [one] Choose a region. Move up to { $up_to } caballero out of it, whoever it belongs to.
           *[other] Choose a region. Move up to { $up_to } caballeros out of it, whoever they belong to.
        }
base-card-move_all_own_from_one_region =
    .name = Breaking Camp
    .text = Choose a region. Move as many of your caballeros as you like out of it.
base-card-place_2_anywhere =
    .name = Friends Everywhere
    .text = { $up_to ->
            [one] Place up to { $up_to } more caballero from your Court, in any region or in the Castillo.
           *[other] Place up to { $up_to } more caballeros from your Court, in any regions or in the Castillo.
        }
base-card-move_all_own_or_place_2 =
    .name = Crossroads
    .text = { $up_to ->
            [one] Either choose a region and move as many of your caballeros as you like out of it, or place up to { $up_to } more from your Court, in any region or in the Castillo.
           *[other] Either choose a region and move as many of your caballeros as you like out of it, or place up to { $up_to } more from your Court, in any regions or in the Castillo.
        }
base-choice-move_all_own_or_place_2-0 = Move your caballeros out of one region
base-choice-move_all_own_or_place_2-1 = Place more caballeros anywhere

## Action cards, stack 2

base-card-veto =
    .name = Veto
    .text = Lay this card open in front of you at once; you place as usual. Until the end of the next round you may use it once to stop another player’s special action, before it starts or at any step.
base-card-opponents_empty_court =
    .name = Empty Halls
    .text = Each opponent returns all caballeros at their Court to the Province.
base-card-opponents_return_3_from_court =
    .name = Sent on Leave
    .text = { $count ->
            [one] Each opponent returns { $count } caballero from their Court to the Province.
           *[other] Each opponent returns { $count } caballeros from their Court to the Province; whoever has fewer returns them all.
        }
base-card-return_1_of_each_opponent =
    .name = Called Home
    .text = For each opponent, you may choose one of their caballeros in a region. It returns to the Province.
base-card-angry_king =
    .name = The King’s Wrath
    .text = { $count ->
            [one] In clockwise order, each opponent returns { $count } caballero of their choice to the Province, from a region or their Court.
           *[other] In clockwise order, each opponent returns { $count } caballeros of their choice to the Province, from regions, their Court or both.
        }
base-card-disc_return_all =
    .name = Secret Retreat
    .text = Each opponent secretly chooses a region, not the King’s, where they have caballeros. All of their caballeros there return to the Province.
base-card-disc_return_2 =
    .name = Quiet Farewell
    .text = { $count ->
            [one] Each opponent secretly chooses a region, not the King’s, where they have caballeros. { $count } of their caballeros there returns to the Province.
           *[other] Each opponent secretly chooses a region, not the King’s, where they have at least { $count } caballeros. { $count } of their caballeros there return to the Province.
        }
base-card-score_one_region =
    .name = Tax Collector
    .text = Score any one region. It may be the King’s region, but not the Castillo.

## Action cards, stack 3

base-card-score_worth_4 =
    .name = Small Fiefs
    .text = { $least ->
            [4] { $most ->
                [4] Score every region worth { $least }.
               *[other] Score every region worth { $least } to { $most }.
            }
           *[other] Score every region worth { $least } to { $most }.
        }
base-card-score_worth_5 =
    .name = Fair Fiefs
    .text = { $least ->
            [5] { $most ->
                [5] Score every region worth { $least }.
               *[other] Score every region worth { $least } to { $most }.
            }
           *[other] Score every region worth { $least } to { $most }.
        }
base-card-score_worth_6_7 =
    .name = Great Fiefs
    .text = Score every region worth { $least } to { $most }.
base-card-score_castillo =
    .name = Roll Call in the Castillo
    .text = Score the Castillo. The caballeros stay inside.
base-card-score_first_places =
    .name = Sole Rulers
    .text = Score all regions in the order of a general scoring, but first place only. Players tied for first place get nothing.
base-card-score_most_caballeros =
    .name = Crowded Streets
    .text = Score the region with the most caballeros, all players’ together. If several are tied, score them all.
base-card-score_fewest_caballeros =
    .name = Quiet Villages
    .text = Score the region with the fewest caballeros, all players’ together. If several are tied, score them all. Empty regions do not count.

## Action cards, stacks 4 and 5

base-card-mobile_scoreboard =
    .name = Turning Tides
    .text = Put one of the mobile scoreboards in a region or on the Castillo, or move one that is already on the board.
base-card-take_back_power_card =
    .name = Second Wind
    .text = You may take one of your used power cards back into your hand, even this round’s. The others do not see which.
base-card-two_to_court =
    .name = Fresh Recruits
    .text = { $up_to ->
            [one] Take up to { $up_to } more caballero from the Province to your Court.
           *[other] Take up to { $up_to } more caballeros from the Province to your Court.
        }
base-card-move_grande =
    .name = Moving House
    .text = Move your Grande to another region. It may neither leave nor enter the King’s region.
base-card-disc_scoring =
    .name = Sealed Ballot
    .text = Everyone secretly chooses a region, the King’s included. Every region chosen exactly once is scored.
base-card-eviction =
    .name = Eviction
    .text = Name a region, not the King’s. Each opponent with caballeros there secretly chooses a region, and all of their caballeros move to it.
base-card-royal_advisor =
    .name = Royal Adviser
    .text = Move the King to a bordering region.
base-card-kings_card =
    .name = The King’s Card
    .text = Move the King to any region, or leave him where he is.

## Power cards

base-power-text = { $supply ->
        [0] Value { $value }. No caballeros come from the Province.
        [one] Value { $value }. Take up to { $supply } caballero from the Province to your Court.
       *[other] Value { $value }. Take up to { $supply } caballeros from the Province to your Court.
    }
base-card-power_1 =
    .name = Power 1
    .text = { base-power-text }
base-card-power_2 =
    .name = Power 2
    .text = { base-power-text }
base-card-power_3 =
    .name = Power 3
    .text = { base-power-text }
base-card-power_4 =
    .name = Power 4
    .text = { base-power-text }
base-card-power_5 =
    .name = Power 5
    .text = { base-power-text }
base-card-power_6 =
    .name = Power 6
    .text = { base-power-text }
base-card-power_7 =
    .name = Power 7
    .text = { base-power-text }
base-card-power_8 =
    .name = Power 8
    .text = { base-power-text }
base-card-power_9 =
    .name = Power 9
    .text = { base-power-text }
base-card-power_10 =
    .name = Power 10
    .text = { base-power-text }
base-card-power_11 =
    .name = Power 11
    .text = { base-power-text }
base-card-power_12 =
    .name = Power 12
    .text = { base-power-text }
base-card-power_13 =
    .name = Power 13
    .text = { base-power-text }

## Rules, in reading order together with those of El Grande

base-rules-100 =
    .rule = EG-1
    .title = The board
    .text =
        Spain has nine regions. Each shows three values, for first, second and third place:
        - Galicia { $place_galicia }; borders Castilla la Vieja, País Vasco; on the coast.
        - País Vasco { $place_pais_vasco }; borders Galicia, Castilla la Vieja, Aragón; on the coast.
        - Aragón { $place_aragon }; borders País Vasco, Castilla la Vieja, Castilla la Nueva, Valencia, Cataluña.
        - Cataluña { $place_cataluna }; borders Aragón, Valencia; on the coast.
        - Castilla la Vieja { $place_castilla_la_vieja }; borders Galicia, País Vasco, Aragón, Castilla la Nueva.
        - Castilla la Nueva { $place_castilla_la_nueva }; borders Castilla la Vieja, Aragón, Valencia, Granada, Sevilla.
        - Valencia { $place_valencia }; borders Cataluña, Aragón, Castilla la Nueva, Granada; on the coast.
        - Sevilla { $place_sevilla }; borders Castilla la Nueva, Granada; on the coast.
        - Granada { $place_granada }; borders Sevilla, Castilla la Nueva, Valencia; on the coast.

        The Castillo ({ $place_castillo }) is not a region and borders nothing.

base-rules-110 =
    .rule = EG-1.1
    .title = What a region is worth
    .text =
        A region is worth its highest visible value: that of a mobile scoreboard if one lies there, otherwise the printed one.

        By their printed values, Galicia, Cataluña and Sevilla are worth 4; País Vasco, Aragón and Valencia 5; Castilla la Vieja, Castilla la Nueva and Granada 6 or 7.

base-rules-120 =
    .rule = EG-1.2
    .title = The order of scoring
    .text = In a general scoring the regions are scored in this order: Galicia, País Vasco, Aragón, Cataluña, Castilla la Vieja, Castilla la Nueva, Valencia, Sevilla, Granada.

base-rules-130 =
    .rule = EG-1.3
    .title = Mobile scoreboards
    .text = There are two mobile scoreboards, { $scoreboard_8_4_0 } and { $scoreboard_4_0_0 }. They start beside the board. The second makes any region worth 4; the first takes a region out of the group its printed value puts it in.

base-rules-210 =
    .rule = EG-2.1
    .title = What everyone has
    .text = Each player has { $player_caballeros } caballeros, one Grande, 13 power cards and one secret disc. { $player_court } caballeros start at the Court, the rest in the Province.

base-rules-220 =
    .rule = EG-2.2
    .title = The King and the home regions
    .text = The nine region cards are shuffled. The first one drawn is the King’s region. Then each player in turn, beginning with the start player, draws one: that is their home region. Their Grande stands there, with { $player_home } caballeros from their Court.

base-rules-230 =
    .rule = EG-2.3
    .title = The action stacks
    .text = Stacks 1 to 4 hold eleven action cards each and are shuffled. Stack 5 is the single King’s Card. After set-up, the base game has no more luck.

base-rules-240 =
    .rule = EG-2.4
    .title = The start player
    .text = The first start player is drawn at random, or named by whoever opened the table.

base-rules-250 =
    .rule = EG-2.5
    .title = What the power cards bring
    .text =
        The higher a power card, the earlier your turn, but the fewer caballeros it brings. Card by card, the number you may take from the Province to your Court:
        - 1 brings { $power_power_1_supply }; 2 brings { $power_power_2_supply }; 3 brings { $power_power_3_supply };
        - 4 brings { $power_power_4_supply }; 5 brings { $power_power_5_supply }; 6 brings { $power_power_6_supply }; 7 brings { $power_power_7_supply };
        - 8 brings { $power_power_8_supply }; 9 brings { $power_power_9_supply }; 10 brings { $power_power_10_supply }; 11 brings { $power_power_11_supply };
        - 12 brings { $power_power_12_supply }; 13 brings { $power_power_13_supply }.

base-rules-500 =
    .rule = EG-5
    .title = Action cards and moving
    .text =
        The number of a card’s stack is how many caballeros you may place. The special actions of all 45 cards follow below.

        Whenever a card lets you move caballeros, these rules apply. Caballeros move out of regions only, never out of the Court, the Castillo or the King’s region. Each moves separately, into any other region except the King’s, or into the Castillo. The two regions need not border each other. You may always move fewer.

        If a card scores several regions, the active player chooses the order. Secret discs are set at the same time and shown together.

## The lesson

base-lesson =
    .name = The first lesson
base-lesson-people =
    .name = Your people
    .text = Seven caballeros wait at your Court, twenty-one more in the Province. Two stand with your Grande in Granada, your home region. More caballeros than the others in a region: that is what earns points.
base-lesson-price =
    .name = The price of a turn
    .text = A high power card lets you move early; a low one brings more caballeros. Beatriz’s 9 is the highest so far, so 10 is enough to go first. Play it.
base-lesson-cards =
    .name = Action cards
    .text = Each lets you place up to its number of caballeros and offers one special action. Take the King’s Card: it places five.
base-lesson-neighbours =
    .name = Next to the King
    .text = You may place only in regions that border the King’s, or in the Castillo. Place two in Castilla la Vieja and one in Sevilla.
base-lesson-tower =
    .name = The Castillo
    .text = The tower hides caballeros. At a general scoring it is counted like a region; then its caballeros come out, each player’s into a region chosen in secret. Place two there.
base-lesson-king =
    .name = The King
    .text = Where he stands, nothing comes in and nothing goes out. Use your card and send him to Granada: there your two are safe.
base-lesson-scorings =
    .name = Scorings
    .text = Gonzalo scored the regions whose first place is worth 4. A scoring pays everyone who stands there: in Sevilla he came first for 4, and you second for 3.
base-lesson-start =
    .name = Who starts
    .text = Yago played the lowest card, so he starts this round. Play 5: four caballeros come to your Court, and the card you want will still be there.
base-lesson-ties =
    .name = Ties
    .text = In Castilla la Vieja you and Yago were tied for first: each of you took the points of second place, 4. Beatriz was third, for 2.
base-lesson-bonuses =
    .name = King and Grande
    .text = In Granada you were alone in first place, with the King there and your Grande: 6 + 2 + 2 = 10. Yago’s card paid you more than it paid him.
base-lesson-veto =
    .name = The Veto
    .text = It lies open in front of you until the end of the next round and can stop one special action of another player. Take it.
base-lesson-free =
    .name = Your choice
    .text = Two caballeros go with it. Place them wherever you like.
base-lesson-patience =
    .name = Not yet
    .text = Gonzalo only takes a power card back. Save your Veto for something that hurts: let this special action happen.
base-lesson-last =
    .name = The last word
    .text = A general scoring comes after this round. Whoever moves last before it has the final say, and low cards bring many caballeros. Play 4 or lower.
base-lesson-now =
    .name = Now!
    .text = Granada will pay you 6, plus 2 for the King, plus 2 for home, as long as the King stays. Beatriz wants to move him. Use your Veto.
base-lesson-scoreboard =
    .name = Make a region worth more
    .text = Take Turning Tides, place three in Sevilla to lead there, then lay the scoreboard 8 4 0 on it: first place will pay 8 instead of 4.
base-lesson-disc =
    .name = The secret disc
    .text = Your caballeros leave the Castillo for the region on your disc. In Castilla la Vieja Yago leads 3 to 2: send them there, and you will be first for 6 instead of second for 4.
base-lesson-learned =
    .name = You lead!
    .text = The King at home brought 2, the disc 2, the scoreboard 4: that was the plan. You know power cards, action cards, the King, the Castillo, scorings, ties, bonuses, the Veto, scoreboards and discs. Play on from here; the bots now think for themselves.
