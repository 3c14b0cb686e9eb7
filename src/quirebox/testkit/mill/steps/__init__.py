"""What happens in Mill, one file for each chapter of the rules."""
