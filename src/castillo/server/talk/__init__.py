"""What people say to each other at a table. Nothing of it touches the game, its log, or its numbers."""
