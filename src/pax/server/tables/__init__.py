"""The tables of a worker: loading, scheduling, presence, disclosure of finished games."""
