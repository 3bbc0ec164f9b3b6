"""The kernel: set-up, positions, frames, decisions, reactions, records. It knows no game."""
