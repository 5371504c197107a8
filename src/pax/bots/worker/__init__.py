"""Bots and tasks in worker processes."""
