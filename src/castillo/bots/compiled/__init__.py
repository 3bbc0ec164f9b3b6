"""The hot part of the bots, compiled together with the engine. It runs interpreted too, with the same results."""
