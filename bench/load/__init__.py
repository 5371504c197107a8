"""Load test of the server: many tables in a closed loop."""
