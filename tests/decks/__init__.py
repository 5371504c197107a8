"""Tests of deck tables: the built-in one and a user's."""
