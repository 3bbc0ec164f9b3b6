"""What several modules say: the vocabulary of the cards, and what expansions have in common. It names no module."""
