"""Bytes in and bytes out: frames, schemas, bad and hostile input."""
