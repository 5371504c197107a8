"""Files of the web client that are generated from the package."""
