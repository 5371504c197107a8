"""Records: a whole game as text."""
