"""Bots on a server: thinking, queueing, pacing, reading."""
