"""The server as a program: starting, stopping, logging."""
