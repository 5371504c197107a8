"""Reasons for advice: what follows from a move, compared with what follows from another one."""
