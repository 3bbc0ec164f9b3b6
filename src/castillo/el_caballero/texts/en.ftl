### El Caballero, English.
###
### Terms: caballero(s) · caballero card, card · tile · area: a region (land) or a water · Court · power card · supply · ship ·
### castle · stock · display · lay · raise (turn or flip a card) · withdraw (one's own card) · removed (a card that must go) · scoring ·
### start player. Players are addressed as "you"; the log calls them by their names. A cell is named as in 2,0; areas have names.
### A caballero, an Alcalde and a Grande are "it", a player is "they".

el_caballero-game =
    .name = El Caballero
    .text = Beyond the sea lie unknown coasts. Lay tiles, send your caballeros ashore, set out ships and build castles to keep what you have won. Whoever holds the best of the new world wins.
el_caballero-module =
    .name = El Caballero
    .text = The game itself: seven rounds, with a scoring after the fourth and the seventh.
el_caballero-table-book =
    .name = By the book
    .text = Seven rounds, with a scoring after the fourth and the seventh.
el_caballero-table-everything =
    .name = With everything
    .text = Ten rounds, with Alcaldes, your Grande, and more cards, ships and castles.

## Sides, tiles, areas

el_caballero-marker-start_player =
    .name = Start player
    .text = Plays the first power card this round.

el_caballero-number-round =
    .name = Round
el_caballero-number-court =
    .name = At the Court
el_caballero-number-capacity =
    .name = Room at the Court
el_caballero-number-cards =
    .name = Cards left
el_caballero-number-court_ships =
    .name = Ships at the Court
el_caballero-number-hand =
    .name = Power cards

el_caballero-side-n =
    .name = north
el_caballero-side-e =
    .name = east
el_caballero-side-s =
    .name = south
el_caballero-side-w =
    .name = west

el_caballero-tile-open-sea =
    .name = open sea
el_caballero-tile-cape =
    .name = cape
el_caballero-tile-coast =
    .name = coast
el_caballero-tile-isthmus =
    .name = isthmus
el_caballero-tile-bay =
    .name = bay
el_caballero-tile-inland =
    .name = inland

el_caballero-place-land-cape =
    .name = Land at a cape
el_caballero-place-land-coast =
    .name = Land on a coast
el_caballero-place-land-isthmus =
    .name = Land on an isthmus
el_caballero-place-land-bay =
    .name = Land around a bay
el_caballero-place-land-inland =
    .name = Inland
el_caballero-place-water-open-sea =
    .name = Open sea
el_caballero-place-water-cape =
    .name = Water off a cape
el_caballero-place-water-coast =
    .name = Water off a coast
el_caballero-place-water-isthmus =
    .name = Water beside an isthmus
el_caballero-place-water-bay =
    .name = Water in a bay

## What is asked

el_caballero-prompt-play_power_card = Round { $round }: play a power card.
el_caballero-prompt-take_turn = { $state ->
        [owes] Lay or raise a second card to break the tie.
        [tile] Your turn: lay a tile, and do whatever else you like, in any order.
       *[free] Your turn: do whatever you like, or end it.
    }

## Answers

el_caballero-option-power = { $card }
el_caballero-option-end = End turn
el_caballero-option-supply = { $count ->
        [one] Take { $count } caballero to your Court
       *[other] Take { $count } caballeros to your Court
    }
el_caballero-option-tile = { $symbol ->
        [gold] Lay the { $tile } tile with gold at { $at }
        [fish] Lay the { $tile } tile with fish at { $at }
       *[plain] Lay the { $tile } tile at { $at }
    }{ $turn ->
        [0] { "" }
        [1] { " " }(a quarter turn)
        [2] { " " }(half a turn)
       *[3] { " " }(three quarters of a turn)
    }
el_caballero-option-card = Lay a card at { $at }: { $number } faces { $side }
el_caballero-option-card_on_water = Lay a card on water alone at { $at }: { $number } faces { $side }
el_caballero-option-card_with_grande = Lay a card with the Grande at { $at }: { $number } faces { $side }
el_caballero-option-card_moving_grande = Lay a card at { $at } and move the Grande onto it: { $number } faces { $side }
el_caballero-option-raise = Raise the card at { $at } to { $number } for { $price }
el_caballero-option-ship = Buy a ship for the card at { $at } ({ $side })
el_caballero-option-castle = Buy a castle for the card at { $at }
el_caballero-option-withdraw = Withdraw the card at { $at }
el_caballero-option-ship_to_court = Take the ship at { $at } ({ $side }) to your Court
el_caballero-option-set_ship = Send a ship from your Court to the card at { $at } ({ $side })
el_caballero-option-move_ship = Move the ship at { $origin } to the card at { $at } ({ $side })
el_caballero-option-move_castle = Move the castle at { $origin } to the card at { $at }
el_caballero-option-alcalde = { $kind ->
        [land] Place an Alcalde in { $place } ({ $at })
       *[water] Place an Alcalde on { $place } ({ $at })
    }
el_caballero-option-buy_for_alcalde = Buy a ship for your Alcalde on { $place } ({ $at })
el_caballero-option-set_for_alcalde = Send a ship from your Court to your Alcalde on { $place } ({ $at })
el_caballero-option-grande = Place the Grande on the card at { $at }
el_caballero-option-move_grande = Move the Grande from { $origin } to the card at { $at }

## Log

el_caballero-log-round_begun = Round { $round } began.
el_caballero-log-power_card_played = { $seat } played { $card }.
el_caballero-log-turn_begun = { $seat }’s turn began.
el_caballero-log-supplied = { $count ->
        [one] { $seat } took { $count } caballero to the Court
       *[other] { $seat } took { $count } caballeros to the Court
    }{ $lost ->
        [0] { "" }
       *[other] ; lost for lack of room: { $lost }
    }.
el_caballero-log-court_cut = { $count ->
        [one] { $seat }’s Court had no room left for { $count } caballero; it was lost.
       *[other] { $seat }’s Court had no room left for { $count } caballeros; they were lost.
    }
el_caballero-log-tile_laid = { $symbol ->
        [gold] { $seat } laid the { $tile } tile with gold at { $at }.
        [fish] { $seat } laid the { $tile } tile with fish at { $at }.
       *[plain] { $seat } laid the { $tile } tile at { $at }.
    }
el_caballero-log-land_met = { $place } reached { $seat }’s card at { $at }, which now counts { $count } there.
el_caballero-log-card_laid = { $piece ->
        [grande] { $seat } laid a card with the Grande at { $at }, with { $count } facing { $place }, and paid { $price }.
       *[card] { $seat } laid a card at { $at }, with { $count } facing { $place }, and paid { $price }.
    }
el_caballero-log-card_raised = { $seat } raised the card at { $at } to { $count } in { $place } and paid { $price }.
el_caballero-log-card_thrown_out = { $castle ->
        [yes] { $seat }’s card at { $at } touched land on more than one side and was removed; saved by its castle: { $saved } of { $count }
       *[no] { $seat }’s card at { $at } touched land on more than one side and was removed; caballeros lost: { $count }
    }{ $ships ->
        [0] { "" }
       *[other] { $castle ->
            [yes] ; ships to the Court: { $ships }
           *[no] ; ships lost: { $ships }
        }
    }.
el_caballero-log-card_withdrawn = { $seat } withdrew the card at { $at }{ $count ->
        [0] { "" }
       *[other] { $saved ->
            [0] ; caballeros lost: { $count }
           *[other] ; saved by its castle: { $saved } of { $count }
        }
    }{ $ships ->
        [0] { "" }
       *[other] ; ships to the Court: { $ships }
    }.
el_caballero-log-ship_bought = { $seat } bought a ship on { $place } for the card at { $at }.
el_caballero-log-ship_to_court = { $seat } took the ship on { $place } at { $at } to the Court.
el_caballero-log-ship_set = { $seat } sent a ship from the Court to { $place }, at { $at }.
el_caballero-log-ship_moved = { $seat } moved a ship from { $origin } to { $place }, at { $at }.
el_caballero-log-castle_bought = { $seat } bought a castle for the card at { $at }.
el_caballero-log-castle_moved = { $seat } moved a castle from { $origin } to the card at { $at }.
el_caballero-log-grande_placed = { $seat } placed the Grande on the card at { $at }.
el_caballero-log-grande_moved = { $seat } moved the Grande from { $origin } to the card at { $at }.
el_caballero-log-alcalde_placed = { $kind ->
        [land] { $seat } placed an Alcalde in { $place }.
       *[water] { $seat } placed an Alcalde on { $place }.
    }
el_caballero-log-alcalde_ship = { $bought ->
        [yes] { $seat } bought a ship for the Alcalde on { $place }.
       *[no] { $seat } sent a ship from the Court to the Alcalde on { $place }.
    }
el_caballero-log-scored = { $kind ->
        [land] { $place }, worth { $value }, was scored: { $points }.
       *[water] { $place }, worth { $value } a ship, was scored: { $points }.
    }
el_caballero-log-tiles_drawn = New tiles in the display: { $tiles }.

## The arithmetic of a scoring

el_caballero-part-value = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $extra ->
        [0] { "" }
       *[other] { " + " }{ $extra } { $kind ->
            [land] gold
           *[water] fish
        }
    }
el_caballero-part-first = 2 × { $extra ->
        [0] { el_caballero-part-value }
       *[other] ({ el_caballero-part-value })
    }
el_caballero-part-second = { el_caballero-part-value }
el_caballero-part-tied = tied for first: { el_caballero-part-value }
el_caballero-part-alcalde = Alcalde: 2 × { $extra ->
        [0] { el_caballero-part-value }
       *[other] ({ el_caballero-part-value })
    }
el_caballero-part-ships = { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } × { $extra ->
        [0] { el_caballero-part-value }
       *[other] ({ el_caballero-part-value })
    }

## Why a hint says so

el_caballero-reason-power = { $value }: { $turn ->
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
el_caballero-reason-supply = { $count ->
        [one] { $count } caballero comes to your Court.
       *[other] { $count } caballeros come to your Court.
    }
el_caballero-reason-end = Nothing else is worth its price now.
el_caballero-reason-more = Scored now, the map would pay you { $points } more.
el_caballero-reason-takes = Scored now, { $other } would get { $points } fewer.

## Why something cannot be done

el_caballero-why-owes = In { $place } your total equals { $other }’s: break the tie with a second card first.
el_caballero-why-others_card = This card belongs to { $owner }.
el_caballero-why-nothing_for_card = Nothing can be done with this card now.
el_caballero-why-occupied = Something already lies at { $at }.
el_caballero-why-touches_no_tile = This place touches no tile.
el_caballero-why-no_tile_fits_here = None of the tiles fits here.
el_caballero-why-tile_laid = You have already laid your tile.
el_caballero-why-two_lands = A card here would touch land on two sides.
el_caballero-why-court_empty = There are no caballeros at your Court.
el_caballero-why-not_displayed = The { $tile } tile is not in the display.
el_caballero-why-edge = { $kind ->
        [land] Land would meet water in the { $side }.
       *[water] Water would meet land in the { $side }.
    }
el_caballero-why-other_places_first = Beside a card, a tile may be laid only when none fits beside a tile.
el_caballero-why-fits_nowhere = This tile fits nowhere now.
el_caballero-why-two_cards = You have already laid or raised two cards.
el_caballero-why-no_card_left = All your cards are on the table.
el_caballero-why-land_here = There is land here: choose the number that faces it.
el_caballero-why-only_water_here = There is only water here: choose which of the numbers on the front faces it.
el_caballero-why-front_on_water = On water alone, a card lies with its front up: 1 to 4.
el_caballero-why-too_dear = { $count ->
        [0] This costs { $price }, but there are no caballeros at your Court.
        [one] This costs { $price }, but there is only { $count } caballero at your Court.
       *[other] This costs { $price }, but there are only { $count } caballeros at your Court.
    }
el_caballero-why-tie = In { $place } your total would equal { $other }’s { $count }.
el_caballero-why-no_card_here = No card lies at { $at }.
el_caballero-why-under_grande = The Grande stands on this card, so it stays as it is.
el_caballero-why-without_land = A card that touches no land cannot be raised.
el_caballero-why-only_upwards = A card can only be raised; this one already counts { $number }.
el_caballero-why-two_ships = You have already bought two ships.
el_caballero-why-no_ship_left = There are no ships left in the stock.
el_caballero-why-no_ship_at_court = There is no ship at your Court.
el_caballero-why-no_water = There is no water in the { $side }.
el_caballero-why-ship_here = There is already a ship in the { $side }.
el_caballero-why-no_ship_here = There is no ship in the { $side }.
el_caballero-why-another_card = A ship can be moved only to another of your cards.
el_caballero-why-castle_here = There is already a castle on this card.
el_caballero-why-two_castles = You have already bought two castles.
el_caballero-why-no_castle_left = There are no castles left in the stock.
el_caballero-why-no_castle_here = There is no castle on this card.
el_caballero-why-supplied = You have already taken your supply.
el_caballero-why-no_supply = Your power card brings no caballeros.
el_caballero-why-tile_first = You must lay a tile first.
el_caballero-why-power_cards_are_played = All power cards of this round have been played.
el_caballero-why-value_on_the_table = A { $number } is already on the table this round.
el_caballero-why-card_used = You have already used your { $number }.

## Table options

el_caballero-setting-tied_firsts =
    .name = Tied first place, two players
    .text = What two players get when they tie for first place in a region. With three or four players, it is always the value of the region.
el_caballero-setting-tied_firsts-nothing = Nothing
el_caballero-setting-tied_firsts-value = The value of the region
el_caballero-setting-confirm_turns =
    .name = Confirm turns
    .text = With confirmation, you can still take everything back before your turn ends.
el_caballero-setting-confirm_turns-true = Confirm every turn
el_caballero-setting-confirm_turns-false = End turns at once
el_caballero-setting-start_player =
    .name = Start player
    .text = Who plays the first power card of the game.
el_caballero-setting-start_player-none = Drawn at random
el_caballero-setting-start_player-0 = { kernel-seat-0 }
el_caballero-setting-start_player-1 = { kernel-seat-1 }
el_caballero-setting-start_player-2 = { kernel-seat-2 }
el_caballero-setting-start_player-3 = { kernel-seat-3 }

## Cards, tiles and other values

el_caballero-value-stock = Common stock and display
el_caballero-value-price = Prices in caballeros

el_caballero-power = { $supply ->
        [0] No caballeros come to your Court.
        [one] Take { $supply } caballero to your Court.
       *[other] Take { $supply } caballeros to your Court.
    } { $tiles ->
        [one] Lay { $tiles } tile.
       *[other] You may lay up to { $tiles } tiles; the first is compulsory.
    }
el_caballero-card-power_1 =
    .name = Power 1
    .text = { el_caballero-power }
el_caballero-card-power_2 =
    .name = Power 2
    .text = { el_caballero-power }
el_caballero-card-power_3 =
    .name = Power 3
    .text = { el_caballero-power }
el_caballero-card-power_4 =
    .name = Power 4
    .text = { el_caballero-power }
el_caballero-card-power_5 =
    .name = Power 5
    .text = { el_caballero-power }
el_caballero-card-power_6 =
    .name = Power 6
    .text = { el_caballero-power }
el_caballero-card-power_7 =
    .name = Power 7
    .text = { el_caballero-power }
el_caballero-card-power_8 =
    .name = Power 8
    .text = { el_caballero-power }
el_caballero-card-power_9 =
    .name = Power 9
    .text = { el_caballero-power }
el_caballero-card-power_10 =
    .name = Power 10
    .text = { el_caballero-power }
el_caballero-card-power_11 =
    .name = Power 11
    .text = { el_caballero-power }
el_caballero-card-power_12 =
    .name = Power 12
    .text = { el_caballero-power }
el_caballero-card-power_13 =
    .name = Power 13
    .text = { el_caballero-power }
el_caballero-counts = { $plain } plain, { $gold } with gold, { $fish } with fish.
el_caballero-card-open-sea =
    .name = Open sea
    .text = Water on all four sides, all of it joined. { el_caballero-counts }
el_caballero-card-cape =
    .name = Cape
    .text = Land on one side; the other three are one water. { el_caballero-counts }
el_caballero-card-coast =
    .name = Coast
    .text = Land on two adjacent sides, water on the other two. { el_caballero-counts }
el_caballero-card-isthmus =
    .name = Isthmus
    .text = Land on two opposite sides; the waters on either side of it are not joined. { el_caballero-counts }
el_caballero-card-bay =
    .name = Bay
    .text = Water on one side; the other three are one land. { el_caballero-counts }
el_caballero-card-inland =
    .name = Inland
    .text = Land on all four sides, all of it joined. { el_caballero-counts }

## What can be typed in the terminal, by example

el_caballero-form-notation = tile cape-1 1,0 r2
el_caballero-form-look = ? cape
el_caballero-form-rules = rules EC-4.3

el_caballero-map-legend = ▒ land, ~ water, $ gold, ∝ fish, · something can be done here, ▲ ship, ⌂ castle, ♛ Grande, a letter on a tile: Alcalde

## Rules

el_caballero-rules-010 =
    .rule = EC
    .title = The game in brief
    .text =
        Tile by tile, a map of a new world grows, with regions of land and stretches of water of every size. You lay your caballero cards along its edges; the number that faces a region says how many of your caballeros stand there. Ships on your cards fish and trade on the water, and castles protect what a card holds.

        A game has seven rounds. In each, power cards decide who plays when and how many new caballeros come to the Court; then everyone takes a turn. All areas are scored after the fourth round and the seventh. A region pays whoever has the most caballeros there and, with three or four players, whoever comes second; on the water every ship is paid. Whoever has the most points at the end wins.
el_caballero-rules-100 =
    .rule = EC-1
    .title = What everyone has
    .text = Each player has { $player_cards } caballero cards, 13 power cards and { $player_court } caballeros at the Court. The common stock holds { $stock_ships } ships and { $stock_castles } castles.
el_caballero-rules-110 =
    .rule = EC-1.1
    .title = Power cards
    .text = A power card has a number from 1 to 13, which decides the order of turns, and a supply: that many caballeros come to the Court. The higher the number, the smaller the supply. The 9 lets you lay a second tile. Each card is played only once in a game.
el_caballero-rules-120 =
    .rule = EC-1.2
    .title = Caballero cards
    .text = A card has a number on each side: 1 to 4 on the front and 5 to 8 on the back, clockwise. The order of the numbers is our own.
el_caballero-rules-130 =
    .rule = EC-1.3
    .title = The Court
    .text =
        The caballeros at your Court are shown on your cards that are not on the table. There can never be more than 8 for each of these cards; whatever is over is lost.

        When you lay a card you pay first, and then lose whatever the remaining cards cannot hold. You may lay even your last card: whatever is left at the Court after paying is lost. The printed rules only say that with a single card left the Court can hardly grow and that the last card may be laid at the end of the game; the rest is our ruling.
el_caballero-rules-200 =
    .rule = EC-2
    .title = Tiles
    .text =
        Every edge of a tile is either all land or all water. All the land of a tile is joined. So is its water, unless land lies on two opposite sides: an isthmus has two separate waters. Corners never join anything.

        Land joined edge to edge is a region; water joined edge to edge is one water. Both are areas, and they are counted in tiles: a tile counts once in each of its areas. Gold lies on land and fish in the water; each makes its area worth 1 more.

        The first tile drawn that shows neither gold nor fish is the start tile. The others are shuffled, and { $stock_display } of them are laid out face up: the display. How many tiles there are of each kind is our own choice, because the printed set is not known to us. You can replace ours with a sheet of your own.
el_caballero-rules-300 =
    .rule = EC-3
    .title = A round
    .text =
        Starting with the start player and going clockwise, everyone plays one power card face up. You may not play a number that is already on the table this round. Then everyone takes a turn, from the highest number to the lowest.

        After the last turn the display is refilled to { $stock_display }; tiles nobody took stay there. Whoever took the last turn becomes start player. The first start player is drawn at random, or named by whoever opened the table; by the book it is the youngest.
el_caballero-rules-400 =
    .rule = EC-4
    .title = Your turn
    .text = Do any of the following, in any order; you may split and mix them, for example buy a ship, lay your tile and buy another ship. Only the tile is compulsory. Your turn is over when you say so.
el_caballero-rules-410 =
    .rule = EC-4.1
    .title = Supply
    .text = Once in your turn, take as many caballeros to your Court as your power card says.
el_caballero-rules-420 =
    .rule = EC-4.2
    .title = Laying a tile
    .text =
        Choose a tile from the display, turn it as you like and lay it edge to edge with a tile on the table. Wherever it touches a tile, land must meet land and water must meet water. It may touch cards as well.

        Only if no tile in the display fits beside any tile on the table do you lay one beside one of your own cards; if that is impossible too, beside another player’s card; and if even that is impossible, you lay none. The printed rules say only that you may lay it beside a card; that you must, and what happens last, is our ruling.
el_caballero-rules-430 =
    .rule = EC-4.3
    .title = Laying and raising cards
    .text =
        Up to twice in your turn, lay a card or raise one that is on the table. A card lies with at least one side against a tile. It may touch land with only one side, but water with any number of sides.

        - On land, choose any number from 1 to 8 for the side that faces the land, and pay that many caballeros. Numbers that face water cost nothing.
        - On water alone, the card lies front up with any side to the water, and you pay { $price_water }, whatever the number. If land arrives later, its number counts there and costs nothing more.
        - To raise a card, turn it or flip it over where it lies so that a higher number faces its land, and pay the difference. Its castle stays, and its ships stay on the sides they are on. A card that touches no land cannot be raised; that is our ruling.

        Your cards in a region are added up. After the last card you lay or raise in your turn, your total must differ from every other player’s in each region those cards face. Your first card may make a tie only if you can, and then must, break it at once with a second. Ties that come about through tiles or withdrawn cards are allowed.

        Examples: Light lays a 2 in a region and pays 2. Dark adds a tile to it and lays a 4 that touches water too: 4 to pay. A third player may now have neither 2 nor 4 there; 5 would put them first, 1 third, and a 4 and a 1 on two cards are allowed. On another coast, Light once paid 1 for a card on water alone; when a tile brings land to its 4, it counts 4, and if Dark has 4 there too, the tie stands.
el_caballero-rules-440 =
    .rule = EC-4.4
    .title = Ships
    .text =
        Buy up to two ships in your turn for { $price_ship } caballeros each. Put each on a side of one of your cards that faces water, at most one to a side. A water may hold any number of ships, of one player or of several.

        Example: a card with 3 in a region of 2 tiles has a ship on a water of 4 tiles. At a scoring, that ship earns 4.
el_caballero-rules-450 =
    .rule = EC-4.5
    .title = Castles
    .text = Buy up to two castles in your turn for { $price_castle } caballero each, at most one to a card. A castle scores nothing; it protects the caballeros and the ships of its card when the card is withdrawn or removed.
el_caballero-rules-460 =
    .rule = EC-4.6
    .title = Withdrawing
    .text =
        Withdraw as many of your own cards as you like, free of charge. The caballeros they have on land are lost; with a castle they go to your Court instead, and the castle goes back to the stock. The ships go to your Court; the printed rules leave that open, so it is our ruling.

        A ship may also go to the Court on its own, free of charge, while its card stays.
el_caballero-rules-470 =
    .rule = EC-4.7
    .title = Moving
    .text = For { $price_move } caballero each time, move a ship or a castle to another of your cards, or send a ship from your Court to one of your cards, as often as you like.
el_caballero-rules-480 =
    .rule = EC-4.8
    .title = Cards that must go
    .text =
        A card that comes to touch land with a second side, even of the same region, goes back to its owner at once. Its caballeros are lost, and its ships go to the stock. With a castle, the number that faced land before returns to the Court and the ships go there too; the castle goes to the stock.

        Examples: Light has a card with 4 on land. Someone lays a tile that brings land to another of its sides: the card is removed and the 4 are lost. Or Dark withdraws a card with 1 and fills the gap with a tile that has land on three sides, and two of Light’s cards must go. Or Light withdraws a card, lays a tile in the gap and lays the card again with a 1: what stood there is lost, 1 is paid, and the region has grown.
el_caballero-rules-500 =
    .rule = EC-5
    .title = Scoring
    .text = All areas are scored after rounds 4 and 7.
el_caballero-rules-510 =
    .rule = EC-5.1
    .title = Regions
    .text =
        A region is worth its tiles plus its gold. Whoever has the largest total there gets twice its value. With three or four players, whoever has the second largest gets the value once.

        If players tie for first place, each gets the value once, and whoever comes next gets nothing. With two players, a tie for first place pays nothing, unless the table has been set to pay the value. Players tied for second place get nothing. That nobody is paid after a tie for first place, and that such a tie pays nothing with two players, is our ruling.
el_caballero-rules-520 =
    .rule = EC-5.2
    .title = Waters
    .text = Each ship earns the tiles plus the fish of its water. Majorities do not matter here: whoever has several ships there is paid for each.
el_caballero-rules-530 =
    .rule = EC-5.3
    .title = An example
    .text =
        Light and Dark score three regions and three waters.
        - A region of 5 tiles with 1 gold is worth 6. Light has 7 there, Dark 1: Light gets 12, and with three or four players Dark gets 6.
        - A region of 1 tile with 1 gold is worth 2. Dark is first and gets 4; with three or four players Light gets 2.
        - In a region of 1 tile, Dark is alone and gets 2.
        - On a water of 1 tile with 1 fish, Dark has a ship: 2.
        - On the next water there is no ship: nothing.
        - On a water of 3 tiles with 1 fish, Light has a ship: 4.

        With two players Light gets 16 and Dark 8, with three or four 18 and 14.
el_caballero-rules-540 =
    .rule = EC-5.4
    .title = The end of the game
    .text = Whoever has the most points after the last scoring wins. Players tied at the top share the victory; that is our ruling.

## When a game is over

el_caballero-gain-first =
    .name = first in regions
el_caballero-gain-second =
    .name = second or tied
el_caballero-gain-ships =
    .name = ships
el_caballero-gain-alcaldes =
    .name = Alcaldes
el_caballero-award-alcalde =
    .name = Honest Alcalde
    .text = { $count } points in office
el_caballero-award-lord =
    .name = Lord of the land
    .text = { $count } from one region, round { $round }
el_caballero-award-fish =
    .name = Captain of most fish
    .text = { $count } points from the water
el_caballero-award-mason =
    .name = Mason
    .text = built { $count } castles
el_caballero-award-admiral =
    .name = Admiral
    .text = { $count } orders to the fleet
el_caballero-award-finder =
    .name = Finder of gold and fish
    .text = laid { $count } tiles that hold some
el_caballero-award-herald =
    .name = Rising star
    .text = raised { $count } cards
el_caballero-award-host =
    .name = At home everywhere
    .text = laid { $count } cards

## The lesson

el_caballero-lesson-price =
    .name = The price of a turn
    .text = High power cards move early, low ones bring more caballeros. Beatriz has played 6, Yago 4. Play 8: you go first, and three caballeros come.
el_caballero-lesson-court =
    .name = Your Court
    .text = Five caballeros wait at your Court, and three come now. With them you pay for cards, ships and castles.
el_caballero-lesson-tile =
    .name = A tile every turn
    .text = Land lies beside land, water beside water. Lay the coast with gold to the west of the first land: the land grows to three tiles, and the gold counts as one more.
el_caballero-lesson-card =
    .name = A card with three
    .text = Beatriz has two caballeros in this land. Lay a card north of the coast, with its 3 towards the land: you pay three and are first. Two would tie with her, and totals must differ.
el_caballero-lesson-ship =
    .name = A ship
    .text = In the east the same card touches water. A ship costs 2 and scores a point for every tile of its water and for every fish: five here.
el_caballero-lesson-castle =
    .name = A castle
    .text = Only one side of a card may touch land. If a tile brings land to a second side, the card must go and its caballeros are lost. Buy a castle for 1, then end your turn.
el_caballero-lesson-gone =
    .name = It was worth it
    .text = Yago’s tile has brought land to a second side of your card, and it had to go. Thanks to the castle its three caballeros and the ship are back at your Court.
el_caballero-lesson-last =
    .name = The last word
    .text = After this round comes the first scoring. Play 3: six caballeros come, and you are last, so that nobody can answer.
el_caballero-lesson-join =
    .name = Two lands become one
    .text = Take your caballeros, then lay the bay with gold into the gap. Land comes to a second side of Beatriz’s card: she has no castle and loses four. And your land grows together with Yago’s.
el_caballero-lesson-first =
    .name = First and second
    .text = Six tiles and two gold: this land is worth 8. First place scores twice that, 16, second place 8. Yago has two there. Lay a card in the south with 3, 4 or 5.
el_caballero-lesson-sea =
    .name = The ship sails again
    .text = A card that touches only water costs 1, whatever its number. Lay one south of the coast and send your ship there from the Court for 1: seven tiles and a fish are worth 8. Then end your turn.
el_caballero-lesson-learned =
    .name = Land and sea
    .text = The land gave you 16, the ship 8. You lead, 24 to 8 to 2. On land rank counts, at sea size, and a tile can undo any card without a castle. Play on from here; the bots now think for themselves.
