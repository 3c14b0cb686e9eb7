"""HTTP: the addresses by subject, what stands before every request, and the built client."""
