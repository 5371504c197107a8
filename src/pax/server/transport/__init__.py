"""WebSocket connections: frames, connections, and the dispatcher of messages."""
