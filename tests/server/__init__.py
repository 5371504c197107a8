"""Play together: the server as its clients see it."""
