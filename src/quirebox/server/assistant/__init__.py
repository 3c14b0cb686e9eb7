"""A seat for an assistant: a language model plays at a table by the tools of the Model Context Protocol."""
