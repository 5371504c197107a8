"""The subjects: the engine, its peers, and a game that does nothing."""
