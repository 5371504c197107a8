"""Options that several commands share, and what a contest or simulation is made from."""
