"""Looking at the sources: forbidden text, and the path of one move."""
