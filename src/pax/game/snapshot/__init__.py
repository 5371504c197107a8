"""Snapshots: a view as data to show, with previews of moves and scores."""
