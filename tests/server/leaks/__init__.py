"""No client learns over the network what it may not know."""
