"""The table in a terminal: play, watch, and read what was played."""
