"""The policy: a move chosen by weights that are looked up."""
