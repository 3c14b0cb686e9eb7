"""One table as data: what is kept of it, and what each request decides.  Nothing here waits, saves or sends."""
