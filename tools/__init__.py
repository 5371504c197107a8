"""Scripts behind the Makefile. They need nothing but Python's standard library."""
