"""A batch: many games stepped together in compiled code."""
