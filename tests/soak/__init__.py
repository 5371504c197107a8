"""Long tests, not part of `make test`: `python -m tests.soak`, seeded, bounded and resumable."""
