"""Many games: the processes that share them, and what they add up to."""
