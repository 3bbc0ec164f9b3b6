### El Caballero: the expansion, English.

caballero_expansion-module =
    .name = Alcaldes and Grandes
    .sign = A&G
    .text = Ten rounds and three scorings, with more cards, ships and castles. An Alcalde claims a closed area; your Grande makes one card unassailable.
caballero_expansion-marker-alcalde =
    .name = Alcalde
    .text = Claims a closed area: in a region its owner takes first place; on a water it scores with a ship.

caballero_expansion-value-stock = Common stock
caballero_expansion-value-price = Prices in caballeros

caballero_expansion-why-no_tile_here = No tile lies at { $at }.
caballero_expansion-why-no_such_area = { $kind ->
        [land] This tile has no land.
       *[water] This tile has no water.
    }
caballero_expansion-why-not_closed = This area is not closed: not every edge of it is joined to a tile.
caballero_expansion-why-alcalde_here = There is already an Alcalde in this area.
caballero_expansion-why-no_alcalde_left = All your Alcaldes have been placed.
caballero_expansion-why-no_alcalde_here = No Alcalde of yours is waiting for a ship on this water.
caballero_expansion-why-own_card = The Grande can stand only on one of your own cards.
caballero_expansion-why-grande_here = The Grande already stands here.
caballero_expansion-why-grande_out = Your Grande is already on the table.
caballero_expansion-why-grande_at_court = Your Grande is still at the Court.
caballero_expansion-why-grande_moved = You have already moved your Grande this turn.
caballero_expansion-why-several_lands = A card is laid with the Grande only where it touches land on several sides.
caballero_expansion-why-no_grande_here = Your Grande does not stand at { $at }.

caballero_expansion-rules-600 =
    .rule = EC-6
    .title = The expansion
    .text = A game has ten rounds, and all areas are scored after rounds 4, 7 and 10. Each player has { $player_cards } caballero cards, { $player_alcaldes } Alcaldes and a Grande, which start at the Court; the stock holds { $stock_ships } ships and { $stock_castles } castles. In your turn you may also place Alcaldes and place or move your Grande.
caballero_expansion-rules-610 =
    .rule = EC-6.1
    .title = Alcaldes
    .text =
        For { $price_alcalde } caballero, place one of your Alcaldes in a closed area that has none. An area is closed when no card can be laid against it any more. Our test for that: every edge of it is joined to a tile. An edge covered by a card is not closed.

        A region with your Alcalde pays you for first place: twice its value. A water pays you its tiles plus its fish once you have a ship with the Alcalde, which you buy for it or send from your Court at the usual price, now or later. A closed water holds one Alcalde and one ship. The ship lies on the water itself, not on a card, and buying it counts as one of the turn’s two purchases.

        You may place any number of Alcaldes in a turn. They are never taken back, and they are paid at every scoring. This, and how the ship lies and counts, is our ruling.

        Example: an Alcalde in a closed region of 2 tiles with 1 gold earns 6; one with a ship on a closed water of 3 tiles earns 3.
caballero_expansion-rules-620 =
    .rule = EC-6.2
    .title = The Grande
    .text =
        For { $price_grande } caballeros, your Grande comes from the Court onto one of your cards on the table; land that reaches the card later costs nothing. Or you lay a card that touches land with several sides and put the Grande on it at once: then you also pay the highest number that faces land.

        A card under the Grande is never removed, and it can be neither withdrawn nor raised. All its numbers that face land count in their regions. It may hold a castle and ships. When you lay such a card, your total must differ from every other player’s in each region it touches; that is our ruling. Placing or moving the Grande on its own is not tested for ties.

        Example: a card laid with the Grande faces one region with 4 and another with 2 and 1. It costs 4, plus { $price_grande } for the Grande, and counts 4 in the first and 3 in the second. If both totals are the largest, a first region of 1 tile pays 2 and a second of 4 tiles pays 8.
caballero_expansion-rules-630 =
    .rule = EC-6.3
    .title = Moving the Grande
    .text =
        Once in your turn, you may move the Grande to another of your cards for { $price_move_grande } caballero. You may also move it onto a card you are laying: then you pay for both before anything comes back to the Court.

        If the card it leaves touches land with several sides, that card goes at once. Its caballeros are lost; with a castle, the highest number that faces land returns to the Court and the castle goes to the stock. Its ships go where those of any card that must go do; that is our ruling.

        Example: Light has the last turn before a scoring and 1 caballero at the Court, and pays it to move the Grande away. The castle on the card it leaves brings back 8, and Light lays them again at once: 16 against Dark’s 15.

## The lesson

caballero_expansion-lesson-rounds =
    .name = Ten rounds
    .text = With the expansion a game has ten rounds and three scorings. The first comes after this round, the fourth. Beatriz has played 7. Play 10: you go first, and two caballeros come.
caballero_expansion-lesson-closed =
    .name = A closed area
    .text = Lay the isthmus with gold into the gap between the two capes. Then a tile is joined to every edge of this land: it is closed, and no card can be laid against it any more.
caballero_expansion-lesson-alcalde =
    .name = An Alcalde
    .text = A closed land belongs to whoever sends an Alcalde there first. He costs 1 and takes first place: twice three tiles and two gold, 10 points, at this scoring and at every later one.
caballero_expansion-lesson-water =
    .name = A harbour of your own
    .text = The isthmus has closed the bay’s water too. On water an Alcalde scores only with a ship: place him for 1, then buy him a ship for 2. Two tiles and a fish bring 3 points every time.
caballero_expansion-lesson-grande =
    .name = Your Grande
    .text = Only under your Grande may a card touch land with several sides. He costs 2, and you also pay the highest number that faces land. Lay a card between the two lands, its 4 to the west: there you lead Beatriz, 4 to 3, and your 2 leads in the east. Then end your turn.
caballero_expansion-lesson-stays =
    .name = Unassailable
    .text = Beatriz has brought land to a third side of your card. Any other card would have to go; under the Grande it stays. Its 1 counts in the new land too, and costs you nothing.
caballero_expansion-lesson-learned =
    .name = Alcaldes and Grandes
    .text = Your Alcaldes brought 10 and 3, the card under the Grande 6, 4 and 2: you lead, 25 to 3. Once a turn the Grande may move on for 1; a card he leaves between lands must go. Play on from here; Beatriz now thinks for herself.
