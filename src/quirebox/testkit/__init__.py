"""What every game is tested with; shipped, because a sixth game needs it too."""
