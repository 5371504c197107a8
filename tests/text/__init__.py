"""What the words say, and that every language can say it."""
