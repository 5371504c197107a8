"""`python -m pax` is `pax`."""

from pax.cli import main

main()
