"""Bots: which are allowed, the processes in which they think, and when they move."""
