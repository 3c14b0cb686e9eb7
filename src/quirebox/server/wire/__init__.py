"""What goes over the wire: every request and every message, typed once; the browser's types are made from these."""
