"""Tests of the protection against abuse."""
