"""Databases of older versions, and the script that created them."""
