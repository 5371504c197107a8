"""`pax table`: play in the terminal."""
