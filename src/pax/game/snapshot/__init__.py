"""Snapshots: a view as structs for display, with previews of moves and scores."""
