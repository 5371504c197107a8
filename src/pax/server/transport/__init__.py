"""WebSocket connections: frames, sessions, and what a message is handed to."""
