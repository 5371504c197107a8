"""One game as its players see it: events, views, records, undo."""
