"""Records: whole games stored as text."""
