"""Build the edition without a server, or with `engine` only its engine, and print where it is."""

import sys

from tools.build.environment import one_at_a_time
from tools.build.sources import ROOT
from tools.build.web import WebBuildError
from tools.site.engine import engine_archive
from tools.site.inputs import SiteError
from tools.site.site import build_site, server_from


def main() -> None:
    """Build; say what is missing if that is not possible."""
    try:
        with one_at_a_time():
            is_engine = sys.argv[1:] == ["engine"]
            product = engine_archive() if is_engine else build_site(server=server_from())
    except (SiteError, WebBuildError) as error:
        sys.exit(f"pax: {error}")
    print(product.relative_to(ROOT))


if __name__ == "__main__":
    main()
