"""Attacks on a real server process: each must be refused or harmless.

Nothing here imports the package, so the same files run against any commit: `PAX_SERVER_PYTHON`
names the Python whose `pax serve` is attacked.
"""
