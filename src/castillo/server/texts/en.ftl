# What the server refuses, and why.

server-why-no_table = There is no such table.
server-why-not_for_you = This table is not open to you; ask for a link.
server-why-not_your_seat = This seat is not yours.
server-why-not_started = The game has not begun; a seat is still open.
server-why-not_over = This is shown when the game is over.
server-why-too_many = That was too much at once; please wait a moment.
server-why-seat_taken = This seat is taken.
server-why-not_owner = Only who opened the table can do this.
server-why-bot_plays = A bot stands in for this seat; take it back first.
server-why-no_hints = Where several people play there are no hints.
server-why-not_saved = It could not be saved; please try again in a moment.
server-why-no_database = The games cannot be reached just now; please wait a moment.
server-why-old_link = This link does not work any more; make a new one on the other device.
server-why-bots_busy = The bots are busy; please ask again in a moment.
server-why-set_aside = This table cannot be opened: what was stored of it is damaged, or was played by rules that this Castillo no longer knows. The host has been told.
server-why-not_played = This moment was played by earlier rules and can no longer be shown; choose another.
server-why-enough = You have changed your mind often enough for now; only what leads on is possible.
server-why-seated = You have a seat at this table already.
server-why-begun = The game has begun.
server-why-over = The game is over.
server-why-resigned = You have resigned; a bot plays on.
server-log-ended = Everyone agreed to end the game here.
