### The Player’s Edition of King & Intrigue. Terms: alliance · bridge · quarantine · turned scoreboard.

players_edition-module =
    .name = Player’s Edition
    .sign = P
    .text = Eleven more cards for King & Intrigue: the Castillo goes travelling, regions form alliances, scoreboards turn round.

players_edition-place-bridge =
    .name = Bridge
    .in = on the bridge
    .into = onto the bridge
    .from = from the bridge

players_edition-marker-pushed =
    .name = Castillo in a region
    .text = The Castillo stands in a region and pays what that region pays, until the next general scoring has emptied it.
players_edition-marker-collapse =
    .name = Danger of collapse
    .text = Nobody may enter the Castillo until the next general scoring has emptied it.
players_edition-marker-quarantine =
    .name = Quarantine marker
    .text = No caballero, Grande or scoreboard may enter or leave until after the next general scoring.
players_edition-marker-revolt =
    .name = Turned scoreboard
    .text = The scoreboard is turned round: whoever has the fewest caballeros, but at least one, comes first.
players_edition-marker-mistress =
    .name = Mistress
    .text = No King’s bonus is paid this round.
players_edition-marker-bridge =
    .name = Bridge
    .text = Before each of their turns, the owner’s caballeros may cross it. It pays its owner at each general scoring.

## What is asked

players_edition-purpose-outing = Secretly choose where your Grande goes.
players_edition-purpose-whirlwind = Secretly choose the region where your whirlwind will strike.
players_edition-prompt-name_regions = { $what ->
        [civil_war] In which region does the civil war break out?
        [quarantine] Which region do you put under quarantine?
        [push] Which region does the Castillo go to?
       *[bridge] { $which ->
            [first] Choose the region where the bridge begins.
           *[second] Choose the region where the bridge ends.
        }
    }
players_edition-prompt-use_bridge = Your bridge joins { $one } and { $other }. Who crosses it?
players_edition-prompt-pick_turned = Which mobile scoreboard do you turn round?
players_edition-prompt-use_whirlwind = Show your disc and let the whirlwind strike?

players_edition-pass-name_regions = No region left
players_edition-pass-use_bridge = Continue
players_edition-pass-pick_turned = No scoreboard to turn round
players_edition-pass-use_whirlwind = No whirlwind

players_edition-step-carry_named = { $other ->
        [none] The choice is { $place }.
       *[other] The choice is { $other } and { $place }.
    }
players_edition-step-carry_revolt = About to be turned round: { $marker }.
players_edition-step-carry_whirlwind = The whirlwind’s disc is about to be shown.

## What is told

players_edition-log-bridge_built = { $seat } built a bridge between { $one } and { $other }.
players_edition-log-bridge_paid = The bridge paid: { $points }.
players_edition-log-revolt = { $how ->
        [turned] { $seat } turned the { $scoreboard } round: the fewest caballeros come first.
       *[back] { $seat } turned the { $scoreboard } back.
    }
players_edition-log-mistress = { $seat } brought in the mistress: no King’s bonus this round.
players_edition-why-quarantine = { $place } is under quarantine: nothing may enter or leave.
players_edition-why-collapse = { $place }: it is in danger of collapse, so nobody may enter.
players_edition-why-no_border = { $place } does not border { $other }.

## The power cards

players_edition-card-joker =
    .name = Joker
    .text = Wait until everyone else has played, then play another card that counts instead. Both are used up. If all your values are already on the table, you may repeat one and rank below it.
players_edition-card-outing =
    .name = Outing
    .text = { base-power-text } { players_edition-card-outing.special }
    .special = Each opponent secretly chooses a region, and their Grande moves there. A Grande in the King’s region stays where it is, and so does one that would go there.
players_edition-card-push =
    .name = Push
    .text = { base-power-text } { players_edition-card-push.special }
    .special = Move the Castillo, unopened, into a region, not the King’s; all caballeros there go inside. Until the next general scoring has emptied it, it pays that region’s values.
players_edition-card-civil_war =
    .name = Civil War
    .text = { base-power-text } { players_edition-card-civil_war.special }
    .special = Place a caballero from your Court in a region, not the King’s. All other players’ caballeros there go back to their Courts.
players_edition-card-alliance =
    .name = Alliance
    .text = { base-power-text } { players_edition-card-alliance.special }
    .special = Mark two regions, not the King’s. At the next general scoring their caballeros count together, and each place earns the points of both.
players_edition-card-bridge =
    .name = Bridge
    .text = { base-power-text } { players_edition-card-bridge.special }
    .special = Put a caballero from your Court on a bridge between two bordering regions, not the King’s. Before each of your later turns, your caballeros may cross it. At each general scoring it pays you { $points }.
players_edition-card-revolt =
    .name = Revolt
    .text = { base-power-text } { players_edition-card-revolt.special }
    .special = Turn a mobile scoreboard round, but not one in the King’s region: whoever has the fewest caballeros, but at least one, comes first. Another revolt turns it back.
players_edition-card-danger_of_collapse =
    .name = Danger of Collapse
    .text = { base-power-text } { players_edition-card-danger_of_collapse.special }
    .special = From now on nobody may enter the Castillo, until the next general scoring has emptied it.
players_edition-card-quarantine =
    .name = Quarantine
    .text = { base-power-text } { players_edition-card-quarantine.special }
    .special = Mark a region, not the King’s. Until after the next general scoring, no caballero, Grande or scoreboard may enter or leave it.
players_edition-card-whirlwind =
    .name = Whirlwind
    .text = { base-power-text } { players_edition-card-whirlwind.special }
    .special = Set your disc when you play this card and show it at the start of your turn: all caballeros in that region go back to their Courts, unless the King is there.
players_edition-card-mistress =
    .name = The Mistress
    .text = { base-power-text } { players_edition-card-mistress.special }
    .special = No King’s bonus is paid this round, not even in a general scoring that ends it.

## Rules

players_edition-rules-400 =
    .rule = KI-4
    .title = The Player’s Edition
    .text = Eleven cards are added to those you may choose from. Markers stay on the board as long as their effects last. A new alliance, bridge or quarantine moves the existing one. The Joker is a way of playing a card, not a special action; only one Joker may be played each round.

## When a game is over

players_edition-gain-other =
    .name = bridge
