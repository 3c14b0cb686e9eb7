"""What abilities ask for and give."""
