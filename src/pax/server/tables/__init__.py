"""The tables of a worker process: its table manager, and presence on other workers."""
