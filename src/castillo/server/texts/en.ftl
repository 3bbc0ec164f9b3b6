# What the server refuses, and why.

server-why-no_table = There is no such table.
server-why-not_for_you = You have no access to this table; ask for a link.
server-why-not_over = This is available once the game is over.
server-why-too_many = That was too much at once; please wait a moment.
server-why-not_saved = This could not be saved; please try again in a moment.
server-why-no_database = The games cannot be reached right now; please wait a moment.
server-why-old_link = This link no longer works; make a new one on the other device.
server-why-bots_busy = The bots are busy; please try again in a moment.
server-why-set_aside = This table cannot be opened: its stored game is damaged, or was played under rules that this version of Castillo no longer knows. The host has been told.
server-why-not_played = This moment was played under earlier rules and can no longer be shown; choose another.
server-why-too_fast = Others were faster several times; please try again.
server-why-not_played_here = Only those who played can ask for a rematch.
server-why-rated_alone = In a rated game everybody plays on a device of their own.
server-why-rated_plain = A rated game has a person in it, and is played by the game’s own card values.
server-why-not_shown = This player does not show their games to you.
server-why-no_player = There is no such player.
server-why-no_moment = There is no such moment at this table.
server-why-over_then = The game is over at this moment; choose an earlier one.
server-why-no_name = Please enter a name.
