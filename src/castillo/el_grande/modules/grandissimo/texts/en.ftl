### Grandissimo. Terms: ship · prison · Queen · Jester · General Inquisitor · black caballeros · region card.

grandissimo-module =
    .name = Grandissimo
    .sign = G
    .text = Portugal joins the map; two more stacks bring ships, a prison, a King incognito and a revolution. The Queen and the Jester change sides.

## Places and markers

grandissimo-place-portugal =
    .name = Portugal
grandissimo-place-ship_1 =
    .name = Ship 1
    .in = on ship 1
    .into = onto ship 1
    .from = from ship 1
grandissimo-place-ship_2 =
    .name = Ship 2
    .in = on ship 2
    .into = onto ship 2
    .from = from ship 2
grandissimo-place-prison =
    .name = Prison
    .in = in prison
    .into = to prison
    .from = from prison
grandissimo-place-guests_0 =
    .name = { kernel-seat-0 }’s Court
    .in = at { kernel-seat-0 }’s Court
    .into = to { kernel-seat-0 }’s Court
    .from = from { kernel-seat-0 }’s Court
grandissimo-place-guests_1 =
    .name = { kernel-seat-1 }’s Court
    .in = at { kernel-seat-1 }’s Court
    .into = to { kernel-seat-1 }’s Court
    .from = from { kernel-seat-1 }’s Court
grandissimo-place-guests_2 =
    .name = { kernel-seat-2 }’s Court
    .in = at { kernel-seat-2 }’s Court
    .into = to { kernel-seat-2 }’s Court
    .from = from { kernel-seat-2 }’s Court
grandissimo-place-guests_3 =
    .name = { kernel-seat-3 }’s Court
    .in = at { kernel-seat-3 }’s Court
    .into = to { kernel-seat-3 }’s Court
    .from = from { kernel-seat-3 }’s Court
grandissimo-place-guests_4 =
    .name = { kernel-seat-4 }’s Court
    .in = at { kernel-seat-4 }’s Court
    .into = to { kernel-seat-4 }’s Court
    .from = from { kernel-seat-4 }’s Court

grandissimo-marker-ship_1 =
    .name = Ship 1
grandissimo-marker-ship_2 =
    .name = Ship 2
grandissimo-marker-ship =
    .name = Ship
    .text = Caballeros placed by its holder may go aboard, wherever the King is. At the start of the holder’s turn, all of them may land on coasts.
grandissimo-marker-prison =
    .name = Prison
    .text = Whoever takes the King’s Card may pardon all prisoners, before or after moving the King: they go to one region together.
grandissimo-marker-pardon =
    .name = Pardon first
    .text = All prisoners go to a region you name; then the King moves.
grandissimo-marker-guests_0 =
    .name = Guests of { kernel-seat-0 }
grandissimo-marker-guests_1 =
    .name = Guests of { kernel-seat-1 }
grandissimo-marker-guests_2 =
    .name = Guests of { kernel-seat-2 }
grandissimo-marker-guests_3 =
    .name = Guests of { kernel-seat-3 }
grandissimo-marker-guests_4 =
    .name = Guests of { kernel-seat-4 }
grandissimo-marker-guests =
    .name = Guests
    .text = They wait at this Court until its player’s next turn begins; that player then decides where they go.
grandissimo-marker-queen =
    .name = Queen
    .text = Each turn: take one more caballero from the Province, or place one more.
grandissimo-marker-jester =
    .name = Jester
    .text = Each turn, one more caballero from the Province may go to another player’s Court; that player decides where it goes from there.
grandissimo-marker-general_inquisitor =
    .name = General Inquisitor
    .text = Black caballeros count as the holder’s own, and the holder may move them once each round. Goes back after the next general scoring.
grandissimo-marker-boycott_card =
    .name = Boycott, face down
    .text = A region card lies face down: its region will not be scored at the next general scoring.
grandissimo-marker-incognito_card =
    .name = King incognito
    .text = A region card lies face down. It can be turned up at any time, and its region becomes the King’s at once.
grandissimo-marker-boycott =
    .name = Boycott
    .text = This region is not scored at the general scoring.
grandissimo-marker-crown =
    .name = Crown
    .text = Revolution: this Grande is King in every respect until the King comes back after the next general scoring.
grandissimo-marker-action_stop =
    .name = Action stop
    .text = Players who come after this one have no special action this round.
grandissimo-marker-last_word =
    .name = Last word
    .text = The rest of this player’s turn comes after everyone else’s.

grandissimo-window-king_incognito =
    .name = Show the King
    .text = Turn your face-down region card up: its region becomes the King’s at once.

## Table options

grandissimo-setting-sixth_stack =
    .name = Sixth stack
    .text = Which cards of the sixth stack are used. For a first game, the ships, the prison and the General Inquisitor stay in the box.
grandissimo-setting-sixth_stack-random = Drawn at random
grandissimo-setting-sixth_stack-first_game = For a first game
grandissimo-setting-sixth_stack-by_hand = Chosen by all players in turn

## What is asked

grandissimo-prompt-leave_card_out = { $left ->
        [one] Leave out { $left } more card: which one?
       *[other] Leave out { $left } more cards; { $size } stay in. Which one now?
    }
grandissimo-prompt-pick_ship = Do you take a ship?
grandissimo-prompt-unload = { $begun ->
        [yes] { $ship }: { $left } still aboard. Where does the next one land?
       *[no] { $left ->
            [one] { $ship }: does the one aboard land, and where?
           *[other] { $ship }: do all { $left } land, and where does the first one go?
        }
    }
grandissimo-prompt-pick_prisoner = Who goes to prison?
grandissimo-prompt-pardon = { $count ->
        [one] Pardon the prisoner? Choose the region it goes to.
       *[other] Pardon the { $count } prisoners? Choose the region they go to.
    }
grandissimo-prompt-pick_person = Who do you take: the Queen or the Jester?
grandissimo-prompt-ask_queen = The Queen: take one more from the Province now, or place one more later?
grandissimo-prompt-send_guest = The Jester: to whose Court do you send a caballero from the Province?
grandissimo-prompt-place_guest = { $owner }’s caballero waits at your Court. Where does it go?
grandissimo-prompt-pick_mercenary = Which black caballero do you send?
grandissimo-prompt-move_mercenary = The black caballero leaves { $from }. Where to?
grandissimo-prompt-pick_companion = Who goes with it { $from_from } { $to_into }?
grandissimo-prompt-consent = { $other } wants to take your caballero along { $from_from } { $to_into }. Do you agree?
grandissimo-prompt-take_region_card = { $what ->
        [boycott] Which region is boycotted? Nobody else sees it.
       *[incognito] Where is the King hiding? Nobody else sees it.
    }
grandissimo-prompt-name_pretender = Whose Grande becomes King?
grandissimo-prompt-pick_for_pact = Which scoreboard do you place or move?
grandissimo-prompt-take_second_card = Take another action card.
grandissimo-prompt-use_card = Use “{ $card }” now, or keep it for a later turn?
grandissimo-purpose-eviction_order = Secretly choose where your caballeros from the Castillo go.

grandissimo-pass-pick_ship = No ship
grandissimo-pass-unload = They stay aboard
grandissimo-pass-pick_prisoner = Nobody
grandissimo-pass-pardon = No pardon
grandissimo-pass-pick_person = Nobody to take
grandissimo-pass-ask_queen = Place one more later
grandissimo-pass-send_guest = Nobody goes
grandissimo-pass-pick_mercenary = Send no more
grandissimo-pass-pick_companion = Nobody goes with it
grandissimo-pass-consent = It stays
grandissimo-pass-name_pretender = No Grande
grandissimo-pass-pick_for_pact = Leave the rest
grandissimo-pass-take_second_card = Take none
grandissimo-pass-use_card = Keep it

grandissimo-first-card = What the card says first
grandissimo-first-ship = The ship first
grandissimo-first-prison = The prison first

grandissimo-step-carry_ship = { $seat } is about to take a ship.
grandissimo-step-carry_pardon = All prisoners are about to go { $place_into }.
grandissimo-step-carry_person = { $seat } is about to take a person card.
grandissimo-step-carry_region_card = { $seat } is about to take a region card face down.
grandissimo-step-land = { el_grande-step-travel }
grandissimo-step-see_guest_off = { el_grande-step-travel }
grandissimo-step-send_mercenary = A black caballero is about to go { $place_into }.
grandissimo-step-open_scoring = A general scoring is about to begin.
grandissimo-step-open_castillo = The caballeros are about to leave the Castillo.
grandissimo-step-carry_crown = A Grande is about to become King.
grandissimo-step-carry_courts = The Courts are about to be scored.

## What is told

grandissimo-log-card_left_out = { $seat } left out “{ $card }”.
grandissimo-log-ship_taken = { $seat } took { $ship }.
grandissimo-log-person_taken = { $seat } now has: { $person }.
grandissimo-log-inquisitor_gone = The General Inquisitor is back beside the board.
grandissimo-log-region_card_taken = { $what ->
        [boycott] { $seat } took the card of { $place } for a boycott.
       *[incognito] { $seat } hid the King { $place_in }.
    }
grandissimo-log-some_region_card_taken = { $what ->
        [boycott] { $seat } took a region card face down for a boycott.
       *[incognito] { $seat } took a region card face down: the King is incognito.
    }
grandissimo-log-king_shown = { $seat } showed the King: he is { $place_in }.
grandissimo-log-action_stop = { $seat } stopped the special actions of everyone who comes later this round.
grandissimo-log-last_word = { $seat } will have the last word this round.
grandissimo-log-courts_scored = The Courts were scored: { $points }.
grandissimo-why-no_coast = { $place } is not on the coast.
grandissimo-why-card_in_use = { $place }: this region card is already in use.
grandissimo-why-no_region_card = { $place }: there is no region card for it.

## The cards

grandissimo-value-sixth_stack = Cards of the sixth stack in play
grandissimo-value-black = Black caballeros
grandissimo-value-ships = Ships in play

grandissimo-place-text = Place up to { $place }.
grandissimo-symbols-text = { grandissimo-ship-text }{ grandissimo-prison-text }
grandissimo-ship-text = { $ships ->
        [0] { "" }
       *[other] { " " }Ship: you may take { $ships }.
    }
grandissimo-prison-text = { $prisoners ->
        [0] { "" }
       *[other] { " " }Prison: you may lock up { $prisoners }.
    }
grandissimo-card-boycott =
    .name = Boycott
    .text = { grandissimo-place-text } Take a free region card face down. Its region is not scored at the next general scoring.{ grandissimo-symbols-text }
grandissimo-card-pact =
    .name = Pact
    .text = { grandissimo-place-text } You may place or move each of the mobile scoreboards.{ grandissimo-symbols-text }
grandissimo-card-double_turn =
    .name = Double Turn
    .text = { grandissimo-place-text } Then take another available action card and use all of it, now or in a later turn.{ grandissimo-symbols-text }
grandissimo-card-free_choice =
    .name = Free Choice
    .text = { grandissimo-place-text } Keep this card. At the next general scoring, once the caballeros have left the Castillo and before the first region is scored, you may move up to { $up_to } of yours.{ grandissimo-symbols-text }
grandissimo-card-king_incognito =
    .name = The King Incognito
    .text = { grandissimo-place-text } Take a free region card face down. Turn it up whenever you like, even in another player’s turn: its region becomes the King’s at once. An announced step that this makes impossible is lost.{ grandissimo-symbols-text }
grandissimo-card-eviction_order =
    .name = Eviction Order
    .text = { grandissimo-place-text } The Castillo is emptied now: everyone with caballeros in it sends them to the region on their disc. Nothing is scored.{ grandissimo-symbols-text }
grandissimo-card-score_coast =
    .name = Along the Coast
    .text = { grandissimo-place-text } Score all coastal regions, Portugal included.{ grandissimo-symbols-text }
grandissimo-card-espionage =
    .name = Espionage
    .text = { grandissimo-place-text } At the next general scoring you set your disc after the others have shown theirs.{ grandissimo-symbols-text }
grandissimo-card-score_courts =
    .name = At Court
    .text = { grandissimo-place-text } Score the Courts by the caballeros there: { $first }/{ $second }/{ $third }.{ grandissimo-symbols-text }
grandissimo-card-action_stop =
    .name = Action Stop
    .text = { grandissimo-place-text } Players who come after you this round may place, but have no special action; a Veto is not laid open either.{ grandissimo-symbols-text }
grandissimo-card-revolution =
    .name = Revolution
    .text = { grandissimo-place-text } The King goes into the Castillo. Name a Grande: it is King in every respect until the King comes back, in Portugal, after the next general scoring.{ grandissimo-symbols-text }
grandissimo-card-quick_troops =
    .name = Quick Troops
    .text = { grandissimo-place-text } The caballeros you place come straight from the Province. Use this before you place.{ grandissimo-symbols-text }
grandissimo-card-score_inland =
    .name = Inland
    .text = { grandissimo-place-text } Score all regions that are not on the coast.{ grandissimo-symbols-text }
grandissimo-card-spanish_inquisition =
    .name = Spanish Inquisition
    .text = { grandissimo-place-text } Take the General Inquisitor until the next general scoring. You may use him once each round, starting now.{ grandissimo-symbols-text }
grandissimo-card-conspiracy =
    .name = Conspiracy
    .text = { grandissimo-place-text } All Grandes go into the Castillo, except any in the King’s region. At the next general scoring each leaves with its owner’s disc; until then the Castillo is its home.{ grandissimo-symbols-text }
grandissimo-card-into_the_castillo =
    .name = Into the Castillo
    .text = { grandissimo-place-text } Send { $own } of your own caballeros and { $foreign } of each opponent’s into the Castillo, from any regions but the King’s; you choose them. All or nothing; a player with fewer sends all they have.{ grandissimo-symbols-text }
grandissimo-card-alliance =
    .name = Alliance
    .text = { grandissimo-place-text } Mark two regions, not the King’s. At the next general scoring their caballeros count together, and each place earns the points of both.{ grandissimo-symbols-text }
grandissimo-card-last_word =
    .name = The Last Word
    .text = { grandissimo-place-text } Whatever is left of your turn is carried out after everyone else’s this round.{ grandissimo-symbols-text }
grandissimo-card-concentrated_force =
    .name = Concentrated Force
    .text = { grandissimo-place-text }{ grandissimo-symbols-text }
grandissimo-card-queen_and_jester =
    .name = Queen and Jester
    .text = { grandissimo-place-text } Take the Queen or the Jester, even from another player.
grandissimo-card-queen =
    .name = { grandissimo-marker-queen.name }
    .text = { grandissimo-marker-queen.text }
grandissimo-card-jester =
    .name = { grandissimo-marker-jester.name }
    .text = { grandissimo-marker-jester.text }
grandissimo-card-general_inquisitor =
    .name = { grandissimo-marker-general_inquisitor.name }
    .text = { grandissimo-marker-general_inquisitor.text }

## Rules

grandissimo-rules-100 =
    .rule = GR-1
    .title = Grandissimo
    .text = Seven action cards are turned up each round: those of the five stacks, one of the sixth stack, and “Queen and Jester” as the seventh.

grandissimo-rules-110 =
    .rule = GR-1.1
    .title = Portugal
    .text = Portugal ({ $place_portugal }) is a region on the coast. It borders Galicia, Castilla la Vieja, Castilla la Nueva and Sevilla. The King may go there, and both bonuses are paid. It is not on the discs, and it has no region card; it is scored last.

grandissimo-rules-120 =
    .rule = GR-1.2
    .title = The sixth stack
    .text = { $sixth_stack_cards } of its cards are used: drawn at random, or chosen before the first round, with each player in turn leaving one out. For a first game, leave out the ships and the prison, ignore their symbols, and leave out the Spanish Inquisition and the General Inquisitor as well.

grandissimo-rules-130 =
    .rule = GR-1.3
    .title = The black caballeros
    .text = After the King’s region, one more region card is drawn: the { $black_caballeros } black caballeros start there.

grandissimo-rules-140 =
    .rule = GR-1.4
    .title = Beside the board
    .text = The ships ({ $ships_more_players }, or { $ships_two_players } with two players), the prison, and the Queen, Jester and General Inquisitor cards lie beside the board.

grandissimo-rules-210 =
    .rule = GR-2.1
    .title = Ships
    .text =
        The symbol is part of the special action; you may use it before or after the rest of it, or not at all. Take a free ship to your Court. Only if your opponents have all the ships may you take one of theirs; the caballeros on it go to their owner’s Court.

        While you have a ship, any caballero you place may go aboard, wherever the King is. At the start of your turn you may land them: all of them, each in a coastal region of your choice, not the King’s. A ship is not a region and is never scored.

grandissimo-rules-220 =
    .rule = GR-2.2
    .title = The prison
    .text = You may put a caballero of any player, but not a black one, from a region other than the King’s into prison. Whoever uses the King’s Card may grant a pardon, before or after moving the King: they name a region, not the King’s at that moment, and all prisoners go there. This is part of the special action.

grandissimo-rules-300 =
    .rule = GR-3
    .title = The cards of the sixth stack
    .text = Each card says how many caballeros you may place. A card kept after a double turn is not laid out again until it has been used. If you have the last word, such a card is used in that last turn too. The free choice is kept from the moment it is taken; a Veto can stop its use, and then the card is gone.

grandissimo-rules-400 =
    .rule = GR-4
    .title = Person cards
    .text = A person card helps its holder every turn. Using one is a special action in addition to all others: a Veto can stop it, and then it counts as used for that turn.

grandissimo-rules-420 =
    .rule = GR-4.2
    .title = The Queen
    .text = At the start of your turn, take one more caballero from the Province, or place one more later in that turn, with any card you use in it. In the turn you take her, you may place the extra one if you use the special action first.

grandissimo-rules-430 =
    .rule = GR-4.3
    .title = The Jester
    .text = At the start of your turn, you may send one of your caballeros from the Province to another player’s Court. At the start of their next turn, that player puts it anywhere but in the King’s region; this does not use up any of their own placing. Several may wait at one Court.

grandissimo-rules-440 =
    .rule = GR-4.4
    .title = The General Inquisitor
    .text = Once each round, in your turn, you may move one or both black caballeros, but not from or to the King’s region. Each may take along one caballero of the same region, another player’s only if they agree. Until the next general scoring is over, the black caballeros count as yours. While nobody has the card, they are ignored. They never go to a Court, to the Province or to prison; other players may move them like any other player’s caballeros.

## The lesson

grandissimo-lesson-portugal =
    .name = Portugal
    .text = A tenth region, on the coast, with four neighbours. It pays 5 to whoever is first and nothing to anybody else. You will take it from the sea.
grandissimo-lesson-symbol =
    .name = A card with a ship
    .text = Along the Coast carries the sign of a ship. Play 10 to be first, then take it.
grandissimo-lesson-ship =
    .name = Take the ship
    .text = The King stands in Valencia, far from Portugal. Never mind: use your card, take the ship first, then place your two caballeros on it. You may do that wherever the King is.
grandissimo-lesson-next =
    .name = The next turn
    .text = Along the Coast scored Sevilla for you, 6 points. Beatriz has put one into Portugal. You need not hurry: play 5.
grandissimo-lesson-unload =
    .name = Land
    .text = At the start of your turn the ship may unload on any coast except the King’s region. Land both in Portugal: two against one.
grandissimo-lesson-queen =
    .name = The Queen
    .text = Take Queen and Jester: it places three. Use the card first and take the Queen, for she adds one more: place two in Castilla la Vieja and two in Galicia.
grandissimo-lesson-last =
    .name = Before the scoring
    .text = A general scoring comes after this round. Play 3 to have the last word; the card you want is Alliance.
grandissimo-lesson-again =
    .name = Every turn
    .text = As long as the Queen is yours, she helps in each of your turns: one more from the Province, or one more placed. Take one more from the Province.
grandissimo-lesson-alliance =
    .name = Alliance
    .text = In Castilla la Vieja Gonzalo has five, you two; in Portugal you lead. Take Alliance, place two in Castilla la Vieja and two in Castilla la Nueva, then ally Castilla la Vieja with Portugal.
grandissimo-lesson-learned =
    .name = Two regions as one
    .text = Four and two are six against Gonzalo’s five: first place paid you both values, 6 + 5 = 11. You lead, 32 to 28; without the alliance it would be 30 to 32. Play on from here; the bots now think for themselves.

## When a game is over

grandissimo-gain-places =
    .name = Portugal
grandissimo-gain-other =
    .name = Courts scored
