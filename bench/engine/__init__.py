"""The speed of the rules engine compared with engines of other games."""
