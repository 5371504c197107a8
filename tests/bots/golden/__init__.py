"""Golden games of bots: the same choices, compiled and interpreted."""
