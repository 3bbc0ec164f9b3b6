"""What several expansions say on their cards and in their set-ups, and the base game does not. It names no module."""
