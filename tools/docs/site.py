"""Write the sources of the site, run Sphinx for each language, and check the result.

The English site has all pages. Each other language is a small site below it, with the players'
pages, so that it has buttons and a search index in that language.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.build.sources import ROOT
from tools.docs.links import problems
from tools.docs.players import ENGLISH, LANGUAGES, write_players
from tools.docs.reference import write_reference
from tools.docs.stage import write_pages

SITE = ROOT / "build" / "docs"
STAGE = ROOT / "build" / "docs-source"
STRICT = ("--fail-on-warning", "--keep-going", "--quiet", "--fresh-env")


def main() -> None:
    """Build everything; exit with an error for a warning, a broken link or an external resource."""
    for folder in (SITE, STAGE):
        shutil.rmtree(folder, ignore_errors=True)
    write_sources(STAGE)
    sphinx(STAGE / ENGLISH, SITE, ENGLISH)
    for language in LANGUAGES:
        if language != ENGLISH:
            sphinx(STAGE / language, SITE / language, language)
    found = problems(SITE)
    for problem in found:
        print(problem, file=sys.stderr)
    if found:
        sys.exit(f"{len(found)} problems in the documentation")


def write_sources(stage: Path) -> None:
    """Write the sources of the English site and of each other language."""
    write_pages(stage / ENGLISH)
    write_reference(stage / ENGLISH / "reference")
    for language in LANGUAGES:
        folder = stage / ENGLISH / ENGLISH if language == ENGLISH else stage / language
        write_players(folder, language)


def sphinx(source: Path, target: Path, language: str) -> None:
    """Run Sphinx; every warning is an error."""
    doctrees = STAGE / "doctrees" / language
    places = [str(source), str(target), "-c", str(Path(__file__).parent), "-d", str(doctrees)]
    command = [sys.executable, "-m", "sphinx", "-b", "html", *STRICT, *places]
    variables = {**os.environ, "PAX_DOCS_LANGUAGE": language}
    if subprocess.run(command, env=variables, check=False).returncode:  # noqa: S603 (our own command)
        sys.exit(f"Sphinx failed for {language}")


if __name__ == "__main__":
    main()
