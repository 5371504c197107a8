"""Writing to the terminal and to files."""
