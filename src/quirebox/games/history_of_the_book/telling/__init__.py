"""What is said of the game, and how it is drawn in a terminal."""
