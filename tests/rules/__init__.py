"""The proof of the rules engine, and how positions for it are arranged."""
