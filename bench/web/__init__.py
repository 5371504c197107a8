"""Benchmark of the web client in a real browser: latency, startup time, traffic."""
