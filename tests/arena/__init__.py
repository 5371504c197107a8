"""Tests of `pax.arena`."""
