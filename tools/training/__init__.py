"""Training of the bots' models."""
