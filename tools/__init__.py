"""Scripts behind the Makefile. They need only the standard library."""

import sys

# The check is here because an older Python can parse this file but not the scripts.
if sys.version_info < (3, 11):  # noqa: UP036 - this is the check for an older Python
    version = sys.version.split()[0]
    sys.exit("Pax needs Python 3.11 or newer, this is " + version + ": make PYTHON=python3.12 ...")
