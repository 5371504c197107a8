"""Names and chat: what may be shown, and which names look alike."""
