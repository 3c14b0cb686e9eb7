"""The browser's types, made from the Python ones."""
