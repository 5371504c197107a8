"""Tests of `pax.game`: each seat is sent what it may know, and nothing else."""
