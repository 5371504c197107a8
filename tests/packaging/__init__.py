"""The package, its builds and its set-up."""
