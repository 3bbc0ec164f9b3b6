### The anniversary standards. Terms: standard · standard bearer.

anniversary-module =
    .name = Anniversary standards
    .text = One caballero of each player bears a standard and wins ties.

anniversary-kind-bearer =
    .name = standard bearer

anniversary-prompt-give_standard = Your standard needs a new bearer. Which caballero takes it?

anniversary-log-standard_given = { $seat }’s standard now flies { $to_in }.
anniversary-log-standard_waits = { $seat }’s standard waits for a new bearer.

anniversary-rules-010 =
    .rule = AN-1
    .title = The standards
    .text = At the start, each player’s standard goes under one of their caballeros in the home region. That caballero is their standard bearer.

anniversary-rules-020 =
    .rule = AN-2
    .title = The bearer wins ties
    .text =
        In a scoring, players with equally many caballeros are split: those whose bearer stands there come first, the others after them. Each of the two groups is then ranked by the usual rules.

        Examples: with 3 (bearer), 3 and 1 caballeros the players are first, second and third. With 3, then 2 (bearer), 2 (bearer) and 2, the two bearers share second place and get the third value; the last player gets nothing.

anniversary-rules-030 =
    .rule = AN-3
    .title = Bonuses
    .text = Whoever wins a tie for first place by the bearer is alone in first place, so the King’s bonus and the home bonus are paid.

anniversary-rules-040 =
    .rule = AN-4
    .title = When the bearer moves
    .text =
        The standard goes wherever its bearer is moved. If the bearer leaves the regions, for the Castillo, the Court, the Province or elsewhere, the owner at once gives the standard to another of their caballeros in a region. A standard does not enter the King’s region: if nobody else can take it, it waits, and is given at once when one of their caballeros enters a region or the King leaves one.

        Whoever chooses a caballero where a bearer stands says whether it is the bearer. Unsaid, it is not, unless no other is left.

anniversary-rules-050 =
    .rule = AN-5
    .title = What the bearer may do
    .text = One particular caballero bears the standard, and it stays with him. In the expansions, he has no hand free for gold or goods: he cannot take any, and a caballero who carries some is never given the standard. He may stand on the limit board and in Francia, and may be captain or viceroy.

anniversary-rules-060 =
    .rule = AN-6
    .title = Where he breaks ties
    .text = The bearer breaks ties only where he himself counts: not as captain or viceroy, and not beside a full limit board. In an alliance he counts from either region.

anniversary-rules-070 =
    .rule = AN-7
    .title = Where no standard flies
    .text = There is no standard in the Castillo, nor when Courts are scored. Black caballeros carry none.
