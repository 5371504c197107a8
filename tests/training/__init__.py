"""Tests of `pax.training`."""
