# The levels of our bots.
bots-level-random = Random
    .name = Random
    .text = Plays any legal move at random.
bots-level-easy = Easy
    .name = Easy
    .text = Takes the points it sees, but is careless now and then.
bots-level-medium = Medium
    .name = Medium
    .text = Thinks its own turn through to the end.
bots-level-hard = Hard
    .name = Hard
    .text = Looks ahead, at its own moves and at yours.
bots-level-expert = Expert
    .name = Expert
    .text = Looks further ahead and forgets nothing it has found.
bots-level-master = Master
    .name = Master
    .text = Has learned from its own games what a position is worth.

# Why a hint says so, where the game itself knows no reason.
bots-reason-expected = Looking ahead, you may expect about { $points } points, and the best of the others { $others }.
