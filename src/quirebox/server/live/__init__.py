"""Tables in memory: found and locked, changed, saved, and told to everybody."""
