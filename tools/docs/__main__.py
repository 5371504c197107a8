"""`make docs`: build the documentation site into `build/docs`, in an environment of its own."""

import os
import sys

from tools.build.environment import BUILD, ensure_base, one_at_a_time, python_of, run, say
from tools.build.sources import ROOT

DOCS_ENV = BUILD / "docs-env"


def main() -> None:
    """Create the environment and build the site from the interpreted sources.

    Compiled modules have no docstrings.
    """
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    with one_at_a_time("docs.lock"):
        ensure_base(DOCS_ENV, "docs.txt")
        run([python_of(DOCS_ENV), "-m", "tools.docs.site", *sys.argv[1:]], {"PYTHONPATH": path})
    say("the documentation is in build/docs: open build/docs/index.html")


if __name__ == "__main__":
    main()
