"""Processes: bots that think, readers of foreign records, the analysis of games."""
