"""Tests of the rules engine, with helpers that arrange positions."""
