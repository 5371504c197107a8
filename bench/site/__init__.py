"""Benchmark of the edition without a server, in Chromium."""
