"""Bots: players made of code."""
