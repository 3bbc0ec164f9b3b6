"""What is told of a finished game. No rule, no table and no bot asks it."""
