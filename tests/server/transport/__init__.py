"""The transport: frames, schemas, malformed and hostile input."""
