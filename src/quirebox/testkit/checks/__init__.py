"""The checks of the conformance kit; each takes a trial and complains, or does nothing."""
