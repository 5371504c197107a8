"""Scripts behind the Makefile. They need nothing but Python's standard library."""

import sys

# Here, where an older Python can still read it: the scripts themselves use newer syntax.
if sys.version_info < (3, 11):  # noqa: UP036 (it can be older, that is the point)
    version = sys.version.split()[0]
    sys.exit("Pax needs Python 3.11 or newer, this is " + version + ": make PYTHON=python3.12 ...")
