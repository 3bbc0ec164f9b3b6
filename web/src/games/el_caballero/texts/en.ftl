### What the page says of El Caballero, English.

el_caballero-page-card-values = Power { $value }, brings { $supply }
el_caballero-page-welcome-title = El Caballero, at your table
el_caballero-page-welcome-text = Unknown coasts beyond the sea. Lay tiles, send your caballeros ashore, set out ships and build castles: a map that grows differently every time. Play against bots or with friends, right away and without an account.
el_caballero-page-learn-text = Two rounds and a scoring with a plan. Short notes point at what they speak of and say what to do and why.
el_caballero-page-learn-1 = Power
el_caballero-page-learn-1-text = Your power card decides when you take your turn and how many caballeros come to your Court. A high card means an early turn, but few caballeros.
el_caballero-page-learn-2 = Map
el_caballero-page-learn-2-text = In your turn you lay a tile: land to land, water to water. Islands and seas grow, and sometimes a card must leave.
el_caballero-page-learn-3 = Caballeros and ships
el_caballero-page-learn-3-text = The number that faces a region says how many of your caballeros stand there. The largest total earns most; every ship earns what its water is worth.
el_caballero-page-feature-meter-text = Point at land or water to see what it is worth and who would score; hold a tile to see what it would change.
el_caballero-page-map = The map as it has grown
el_caballero-page-hold-looks = Hold an area to see who would score.
el_caballero-page-credits-game = El Caballero is a board game by Wolfgang Kramer and Richard Ulrich. This site is made by people who love it; the rules are told in our own words.
el_caballero-page-tiles = Tiles
el_caballero-page-tiles-left = { $count } tiles face down
el_caballero-page-gold = gold
el_caballero-page-fish = fish
el_caballero-page-in-hand = in hand
el_caballero-page-places = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
el_caballero-page-no-place = no place
el_caballero-page-stock = In the stock: ships { $ships }, castles { $castles }
el_caballero-page-deeds = What you can do
el_caballero-page-token-tile = Tile
el_caballero-page-token-card = Cards
el_caballero-page-token-ship = Ships
el_caballero-page-token-castle = Castles
el_caballero-page-token-withdraw = Withdraw
el_caballero-page-token-move = Move
el_caballero-page-token-alcalde = Alcalde
el_caballero-page-token-grande = Grande
el_caballero-page-must = must
el_caballero-page-free = free
el_caballero-page-times-left = { $count } left.
el_caballero-page-pays = Costs { $price }.
el_caballero-page-would-tie = You would tie with { $name }.
el_caballero-page-must-break = A second card must break the tie.
el_caballero-page-tile-first = Lay a tile first.
el_caballero-page-no-tile-fits = None of the tiles fits now.
el_caballero-page-no-card-place = No card can be laid or raised now.
el_caballero-page-no-berth = None of your cards has a free side on water.
el_caballero-page-no-card-for-castle = None of your cards can take a castle.
el_caballero-page-nothing-to-withdraw = There is nothing to withdraw.
el_caballero-page-nothing-to-move = There is nothing to move.
el_caballero-page-no-closed-area = No closed area is waiting for an Alcalde.
el_caballero-page-grande-out = Your Grande already stands on a card; it can only be moved.
el_caballero-page-no-card-for-grande = None of your cards lies on the table yet.
el_caballero-page-tile-places = { $fits ->
        [one] { $fits } place
       *[other] { $fits } places
    } as it is held, { $turned } when turned.
el_caballero-page-tile-fits = It fits, with its top to the { $where }.
el_caballero-page-tile-turns = Turn it: this way round it does not fit here.
el_caballero-page-tile-throws-out = { $count ->
        [one] It fits, but a card must go: { $names }.
       *[other] It fits, but { $count } cards must go: { $names }.
    }
el_caballero-page-place-of = Place { $place } of { $count }, { $at }.
el_caballero-page-as-held = Fits as held.
el_caballero-page-when-turned = Fits when turned.
el_caballero-page-held-card = Choose a place for the card.
el_caballero-page-held-raise = Choose one of your cards to raise.
el_caballero-page-held-ship = Choose a side on water.
el_caballero-page-held-castle = Choose a card for the castle.
el_caballero-page-held-withdraw = Choose the card to withdraw.
el_caballero-page-held-pick = What do you want to move?
el_caballero-page-held-move = Choose where it goes.
el_caballero-page-held-alcalde = Choose a closed area.
el_caballero-page-held-grande = Choose a card for the Grande.
el_caballero-page-choose-number = Which number should face the land?
el_caballero-page-choose-side = There is only water here: which number should face the tile?
el_caballero-page-dial = Numbers of the card
el_caballero-page-dial-water = Sides of the card
el_caballero-page-fit = Show the whole map
el_caballero-page-start-tile = the start tile
el_caballero-page-east = { $count } east
el_caballero-page-west = { $count } west
el_caballero-page-north = { $count } north
el_caballero-page-south = { $count } south
el_caballero-page-knot = Corners never join areas.
el_caballero-page-card-of = { $name }’s card
el_caballero-page-alcalde-of = { $name }’s Alcalde
el_caballero-page-castle-saves = The castle sends { $count } back to the Court if the card must go.
el_caballero-page-castle-lacks = Without a castle { $count } are lost if the card must go.
el_caballero-page-may-lay = You may lay { $numbers } here.
el_caballero-page-may-raise = You may raise yours to { $numbers }.
el_caballero-page-raise-number = Raise to { $number } for { $price }
el_caballero-page-do-ship = Buy the ship
el_caballero-page-do-castle = Buy the castle
el_caballero-page-do-withdraw = Withdraw it
el_caballero-page-do-move = Move it here
el_caballero-page-do-alcalde = Place the Alcalde
el_caballero-page-do-grande = Place the Grande
el_caballero-page-lay-here = Lay it here
el_caballero-page-lay-number = Lay { $number } for { $price }
el_caballero-page-raise-instead = Raise a card instead
el_caballero-page-turn-left = Turn to the left
el_caballero-page-turn-right = Turn to the right
el_caballero-page-turn-to-fit = Turn to fit
el_caballero-page-put-back = Put back
el_caballero-page-to-court = To the Court
el_caballero-page-piece-at = { $kind ->
        [ship] Ship at { $at }, { $side }
        [castle] Castle at { $at }
       *[grande] Grande at { $at }
    }
el_caballero-page-piece-at-court = Ship from the Court
el_caballero-page-without-grande = Without the Grande
el_caballero-page-with-grande = With the Grande
el_caballero-page-moving-grande = Move the Grande onto it
el_caballero-page-if-laid = If you lay it here
el_caballero-page-if-done = What would change
el_caballero-page-nothing-changes = No area changes in value, and nobody’s points change.
el_caballero-page-withdrawn = { $count ->
        [0] The card comes back to you.
       *[other] { $saved ->
            [0] The card comes back to you. Caballeros lost: { $count }.
           *[other] The card comes back to you. To the Court: { $saved } of { $count }.
        }
    }{ $ships ->
        [0] { "" }
       *[other] { " " }Ships to the Court: { $ships }.
    }
el_caballero-page-thrown-out = { $castle ->
        [yes] { $name }: the card at { $at } must go. The castle saves { $saved }.
       *[no] { $name }: the card at { $at } must go. Lost: { $count }.
    }
el_caballero-page-area-new = New: { $name }, worth { $value }
el_caballero-page-area-grows = { $name }: worth { $before } → { $value }
el_caballero-page-area-joined = { $name }: { $count } become one, worth { $value }
el_caballero-page-area-same = { $name }, worth { $value }
el_caballero-page-area-closes = It will be closed.
el_caballero-page-area-worth = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $extra ->
        [0] { "" }
       *[other] { " + " }{ $extra }
    }: worth { $value }.
el_caballero-page-area-closed = Closed.
el_caballero-page-count-land = caballeros
el_caballero-page-count-water = ships
el_caballero-page-scores = scores
el_caballero-page-nobody-here = Nobody is here.
el_caballero-page-court-of = At the Court: { $count } of at most { $most }
el_caballero-page-cards-left = Cards left: { $count }
el_caballero-page-ships-at-court = Ships at the Court: { $count }
el_caballero-page-end-without-supply = { $count ->
        [one] You can still take { $count } caballero to your Court. End your turn?
       *[other] You can still take { $count } caballeros to your Court. End your turn?
    }
el_caballero-page-end-without-cards = Card actions left: { $cards }; at your Court: { $count }. End your turn?
el_caballero-page-go-on = Keep playing
el_caballero-page-never-ask = End turn, and don’t ask again
el_caballero-page-key-supply = take your caballeros
el_caballero-page-key-tile = take a tile
el_caballero-page-key-turn = turn it (Shift: back)
el_caballero-page-key-place = next place (Shift: back)
el_caballero-page-key-card = lay a card; again: raise one
el_caballero-page-key-number = the card’s number, once it is in place
el_caballero-page-key-ship = buy a ship
el_caballero-page-key-castle = buy a castle
el_caballero-page-key-withdraw = withdraw a card
el_caballero-page-key-move = move a piece
el_caballero-page-key-alcalde = place an Alcalde
el_caballero-page-key-grande = place the Grande
el_caballero-page-key-end = end your turn
el_caballero-page-key-fit = show the whole map
el_caballero-page-value-supply = supply
el_caballero-page-value-tiles = tiles
el_caballero-page-value-cards = cards
el_caballero-page-value-court = at the Court
el_caballero-page-value-ships = ships
el_caballero-page-value-castles = castles
el_caballero-page-value-display = on display
el_caballero-page-value-ship = ship
el_caballero-page-value-castle = castle
el_caballero-page-value-move = moving
el_caballero-page-value-water = card on water
el_caballero-page-value-plain = plain
el_caballero-page-value-gold = with gold
el_caballero-page-value-fish = with fish
el_caballero-page-value-alcaldes = Alcaldes
el_caballero-page-value-grandes = Grandes
el_caballero-page-value-alcalde = Alcalde
el_caballero-page-value-grande = Grande
el_caballero-page-value-move_grande = moving the Grande
el_caballero-page-kind-power = Power cards
el_caballero-page-kind-tile = Tiles
el_caballero-page-kind-other = Other values
el_caballero-page-tab-play = Play
el_caballero-page-tab-cards = Tiles
el_caballero-page-title-player = Each player
el_caballero-page-title-stock = Common stock
el_caballero-page-title-price = Prices
el_caballero-page-flip = Turn the card over

## What lies on a tile or a card

el_caballero-page-has-gold = gold
el_caballero-page-has-fish = fish
el_caballero-page-has-ship = ship
el_caballero-page-has-castle = castle
el_caballero-page-has-grande = Grande
el_caballero-page-sides-land = Land { $sides }:
el_caballero-page-sides-water = Water { $sides }:
el_caballero-page-counts-on = { $count } on { $place }
el_caballero-page-on-water = on water alone, { $at }
el_caballero-page-ledger-ships = Ships
