"""Tests of what keeps strangers from harming a server."""
