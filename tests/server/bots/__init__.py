"""Bots on a server: worker processes, queues, pacing, readers."""
