"""Storage: games and their logs in SQLite or PostgreSQL, through SQLAlchemy Core."""
