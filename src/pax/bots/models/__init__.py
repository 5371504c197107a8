"""Trained models, and how they are read and written."""
