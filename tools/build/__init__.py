"""Builds: environments, native code, the web client, missing system packages."""
