"""The documentation: its pages, its examples, and the built site in a browser."""
