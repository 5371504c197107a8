"""Deck tables: the built-in one and those of users."""
