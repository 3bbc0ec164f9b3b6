"""What is told of finished games, of one or of many. No rule and no table asks it."""
