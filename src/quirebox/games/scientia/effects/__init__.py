"""The verbs of Scientia's cards (SCI-OP): each line of an effect is one of these."""
