"""The decisions, one file for each chapter of the rules."""
