"""Measurements of the research kit: steps a second of the batch and the environments."""
