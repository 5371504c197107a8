"""The proof that a game tells each seat what it may know, and nothing else."""
