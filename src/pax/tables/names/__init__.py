"""Names and chat: which text is allowed, and which names look alike."""
