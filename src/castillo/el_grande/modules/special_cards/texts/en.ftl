### The Special Cards of King & Intrigue. Terms: limit board · royal protection · espionage · last minute.

special_cards-module =
    .name = Special Cards
    .sign = S
    .text = Ten more cards for King & Intrigue: fiestas, spies, limits, and a move at the last minute.

special_cards-marker-limit =
    .name = Limit board
    .text = Only as many caballeros fit here as the board has seats. If not all that arrive together fit, they all go to their Courts.
special_cards-marker-protection =
    .name = Royal protection
    .text = Until the round is over, nothing may enter or leave, and no King’s bonus is paid here.
special_cards-marker-last_minute =
    .name = Last minute
    .text = Once, right before something is scored, this player may move one of their caballeros.

special_cards-window-last_minute =
    .name = Move at the last minute
    .text = Before something is scored, you may move one of your caballeros.

special_cards-setting-lift =
    .name = Lift
    .text = What this card may remove.
special_cards-setting-lift-three_kinds = Espionage, last minute and limit boards only
special_cards-setting-lift-any_tile = Any marker of a lasting effect

## What is asked

special_cards-prompt-name_for_limit = Which region do you put the limit board in?
special_cards-prompt-pick_surplus = { $left ->
        [one] { $place }: { $left } caballero too many. Who goes to the Court?
       *[other] { $place }: { $left } caballeros too many. Who goes to the Court?
    }
special_cards-prompt-name_for_protection = Which region do you put under royal protection this round?
special_cards-prompt-pick_at_last_minute = Last minute: which of your caballeros moves?
special_cards-prompt-move_at_last_minute = Your caballero leaves { $from }. Where to?
special_cards-prompt-pick_to_lift = What do you lift?
special_cards-prompt-pick_own_region = Choose a region to score where you have a caballero.
special_cards-prompt-pick_opponent = Which opponent do you offer the regions to?
special_cards-prompt-offer_region = { $left ->
        [one] Offer { $opponent } { $left } more region.
       *[other] Offer { $opponent } { $left } more regions.
    }
special_cards-prompt-pick_offered = { $other } offers you these regions. Which one is scored?

special_cards-pass-name_for_limit = No region left
special_cards-pass-pick_surplus = Nobody has to go
special_cards-pass-pick_at_last_minute = Nobody moves
special_cards-pass-move_at_last_minute = Nowhere to go
special_cards-pass-pick_to_lift = Nothing to lift
special_cards-pass-pick_own_region = No region

special_cards-step-carry_limit = { $place } is about to get a limit board.
special_cards-step-carry_protection = { $place } is about to come under royal protection.
special_cards-step-carry_lift = About to be lifted: { $marker }.

## What is told

special_cards-log-last_minute = { $seat } moved at the last minute.
special_cards-log-lifted = { $seat } lifted: { $what }.
special_cards-why-limited = { $place } already has a limit board.
special_cards-why-protected = { $place } is under royal protection: nothing may enter or leave.
special_cards-why-not_there = { $place }: you have no caballero here.
special_cards-why-not_offered = { $place } was not offered.
special_cards-why-offered = { $place } has already been offered.

## The power cards

special_cards-card-fiesta =
    .name = Fiesta
    .text = { base-power-text } { special_cards-card-fiesta.special }
    .special = You may place up to { $more } more caballeros than your display card says. Use this before you place.
special_cards-card-espionage =
    .name = Espionage
    .text = { base-power-text } { special_cards-card-espionage.special }
    .special = At the next general scoring you set your disc for the Castillo after the others have shown theirs.
special_cards-card-putsch =
    .name = Putsch
    .text = { base-power-text } { special_cards-card-putsch.special }
    .special = All Grandes go into the Castillo, except any in the King’s region. At the next general scoring each leaves with its owner’s disc; until then the Castillo is its home.
special_cards-card-six_is_enough =
    .name = Six Is Enough
    .text = { base-power-text } { special_cards-card-six_is_enough.special }
    .special = Put a limit board in a region, not the King’s: at most { $places } caballeros may stand there. You choose which surplus ones go to their Courts. Later, if not all that arrive together fit, they all go to their Courts.
special_cards-card-last_minute =
    .name = Last Minute
    .text = { base-power-text } { special_cards-card-last_minute.special }
    .special = Keep this card. Once, before a special scoring or right before a region of a general scoring, move one of your caballeros, but not from or to the King’s region, nor into the Castillo.
special_cards-card-royal_protection =
    .name = Royal Protection
    .text = { base-power-text } { special_cards-card-royal_protection.special }
    .special = Mark a region. Until the round is over, no caballero, Grande or scoreboard may enter or leave it, and no King’s bonus is paid there.
special_cards-card-lift =
    .name = Lift
    .text = { base-power-text } { special_cards-card-lift.special }
    .special = Remove an espionage, a kept Last Minute card or a limit board. If the table plays it that way, you may remove any other marker of a lasting effect instead.
special_cards-card-score_own_region =
    .name = Your Own Estate
    .text = { base-power-text } { special_cards-card-score_own_region.special }
    .special = Score a region where you have at least one caballero. It may be the King’s region.
special_cards-card-score_any_region =
    .name = Another’s Estate
    .text = { base-power-text } { special_cards-card-score_any_region.special }
    .special = Score any region, even one where you have no caballero. It may be the King’s region.
special_cards-card-offered_scoring =
    .name = An Offer
    .text = { base-power-text } { special_cards-card-offered_scoring.special }
    .special = Offer { $regions } regions to an opponent, who chooses the one that is scored.

## Rules

special_cards-rules-500 =
    .rule = KI-5
    .title = The Special Cards
    .text = Ten cards are added to those you may choose from. Espionage and the Last Minute card lie open until they are used or lifted. Limit boards stay until they are lifted; there are three, at most one to a region.
