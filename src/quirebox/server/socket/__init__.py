"""WebSockets: one connection each, what may be said on it, and how a request is carried out."""
