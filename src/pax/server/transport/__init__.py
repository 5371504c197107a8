"""WebSocket connections: frames, handshakes, connections."""
