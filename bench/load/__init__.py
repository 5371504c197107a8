"""How much a server bears: many tables that move as fast as they are answered."""
