# What a table does not allow, and why; and what its log says of itself.

table-why-not_your_seat = This seat is not yours.
table-why-not_started = The game has not started yet; a seat is still open.
table-why-seat_taken = This seat is taken.
table-why-not_owner = Only the player who opened the table can do this.
table-why-bot_plays = A bot is playing this seat; take your seat back first.
table-why-no_hints = Hints are off when more than one person is playing.
table-why-rated_hints = There are no hints in a rated game.
table-why-rated_seat = In a rated game nobody plays for you; you can only resign.
table-why-enough = You have changed your mind often enough for now; from here you can only move forward.
table-why-seated = You already have a seat at this table.
table-why-begun = The game has already started.
table-why-over = The game is over.
table-why-resigned = You have resigned; a bot is playing on for you.
table-why-paused = The game is paused; continue it first.
table-log-ended = Everyone agreed to end the game here.
table-why-lesson = In this lesson: { $option }.
table-why-not_in_lesson = In this lesson, please do what the note says.
