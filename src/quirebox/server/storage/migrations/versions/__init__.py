"""One file for each change."""
