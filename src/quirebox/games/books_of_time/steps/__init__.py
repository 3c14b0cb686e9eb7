"""The decisions, split by chapter of the rules."""
