"""Inspection of the sources: forbidden text, and the trace of one move."""
