"""The server: tables for people and bots, with authentication, storage and live connections."""
