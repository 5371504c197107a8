"""Services that tests and measurements start: PostgreSQL, servers of any version."""
