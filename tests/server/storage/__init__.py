"""The database: durability, migration, several workers."""
