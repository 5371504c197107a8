"""Tables for people and bots: seats, secrets, storage, live connections."""
