"""Build the engine of the edition without a server, and print where it is."""

import sys

from tools.build.environment import one_at_a_time
from tools.build.sources import ROOT
from tools.site.engine import engine_archive
from tools.site.inputs import SiteError


def main() -> None:
    """Build the archive; say what is missing if it cannot be built."""
    try:
        with one_at_a_time():
            archive = engine_archive()
    except SiteError as error:
        sys.exit(f"pax: {error}")
    print(archive.relative_to(ROOT))


if __name__ == "__main__":
    main()
