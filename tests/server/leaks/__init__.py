"""Nobody is told over the network what they may not know."""
