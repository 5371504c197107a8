"""Trained models: weights files and the code that reads and writes them."""
