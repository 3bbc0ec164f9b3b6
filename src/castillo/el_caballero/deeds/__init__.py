"""What can be done in a turn, in any order: one class for each deed."""
