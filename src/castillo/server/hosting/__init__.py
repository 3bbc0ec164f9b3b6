"""House rules: what the host decides about people, words and tables, and what processes make of it."""
