"""What takes too long for `make test`: `python -m tests.soak`, seeded, bounded and resumable."""
