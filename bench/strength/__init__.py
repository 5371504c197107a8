"""Strength of the bots, measured by the arena: generates docs/bots.md."""
