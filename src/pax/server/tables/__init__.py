"""The tables of a worker: loading, scheduling, presence, what finished games tell."""
