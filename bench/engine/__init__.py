"""The speed of the rules engine, beside the engines of other games."""
