"""The decisions of Scientia and the course of turns and rounds, by chapter of the rules."""
