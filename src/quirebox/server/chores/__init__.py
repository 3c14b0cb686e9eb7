"""What happens by itself: clocks run out, old tables go, the pulse beats."""
