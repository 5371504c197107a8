"""Bots: found by name, and playing what they may."""
