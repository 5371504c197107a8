"""Tables of older versions, and how they were made."""
