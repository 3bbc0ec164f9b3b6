### The anniversary standards. Terms: standard · standard bearer.

anniversary-module =
    .name = Anniversary standards
    .sign = A
    .text = One caballero of each player bears a standard and wins ties.

anniversary-kind-bearer =
    .name = standard bearer

anniversary-prompt-give_standard = Your standard needs a new bearer. Which caballero takes it?

anniversary-log-standard_given = { $seat }’s standard now flies { $to_in }.
anniversary-log-standard_waits = { $seat }’s standard waits for a new bearer.

anniversary-rules-010 =
    .rule = AN-1
    .title = The standards
    .text = At the start, each player’s standard goes under one of the caballeros in their home region. That caballero is their standard bearer.

anniversary-rules-020 =
    .rule = AN-2
    .title = The bearer wins ties
    .text =
        In a scoring, tied players are split into two groups: those whose bearer is there come first, the others after them. Each group is then ranked by the usual rules.

        Examples: with 3 (bearer), 3 and 1 caballeros the players are first, second and third. With 3, then 2 (bearer), 2 (bearer) and 2, the two bearers share second place and get the third value; the last player gets nothing.

anniversary-rules-030 =
    .rule = AN-3
    .title = Bonuses
    .text = A player who wins a tie for first place thanks to their bearer is alone in first place, so the King’s bonus and the home bonus are paid.

anniversary-rules-040 =
    .rule = AN-4
    .title = When the bearer moves
    .text =
        The standard goes wherever its bearer is moved. If the bearer leaves the regions for the Castillo, the Court, the Province or elsewhere, its owner immediately gives the standard to another of their caballeros in a region. A standard does not enter the King’s region: if no other caballero can take it, it waits, and is given as soon as one of theirs enters a region or the King leaves one.

        Whoever chooses a caballero where a bearer stands says whether it is the bearer. If they do not say, it is not, unless no other is left.

anniversary-rules-050 =
    .rule = AN-5
    .title = What the bearer may do
    .text = The standard belongs to one particular caballero and stays with it. In the expansions, the bearer has no hand free for gold or goods: it cannot take any, and a caballero that carries some is never given the standard. The bearer may stand on the limit board and in Francia, and may be captain or viceroy.

anniversary-rules-060 =
    .rule = AN-6
    .title = Where the bearer breaks ties
    .text = The bearer breaks ties only where it counts itself: not as captain or viceroy, and not beside a full limit board. In an alliance it counts from either region.

anniversary-rules-070 =
    .rule = AN-7
    .title = Where no standard flies
    .text = No standard counts in the Castillo, nor when Courts are scored. Black caballeros carry none.

## The lesson

anniversary-lesson-standard =
    .name = Your standard
    .text = One caballero of each player bears a standard. Yours stands in Granada, your home region. In a scoring the bearer wins ties.
anniversary-lesson-last =
    .name = The last word
    .text = A general scoring comes after this round. Play 3 to be last.
anniversary-lesson-tie =
    .name = The bearer
    .text = In Castilla la Nueva Gonzalo has three, you two. Take Follow Me!, place one in Granada, then use the card: move your standard bearer, and nobody else, from Granada to Castilla la Nueva.
anniversary-lesson-learned =
    .name = A tie won
    .text = Three to three in Castilla la Nueva, and your standard made you first: 7 points. Without it you would both have got 4. In Granada you stayed first as well, for 8. You lead, 18 to 16. Play on from here; the bots now think for themselves.
