"""Shared parts of all benchmarks: clock, rounds, samples, figures, machine."""
