"""The decisions, by chapter of the rules."""
