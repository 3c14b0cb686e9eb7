"""What cards do: the lines of world events, and the verbs of chance cards."""
