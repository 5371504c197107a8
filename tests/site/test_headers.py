"""Headers of CPython for the engine, as different systems lay them out."""

from pathlib import Path

import pytest

from tools.site.headers import settings_of, version_of
from tools.site.inputs import SiteError

SETTINGS = "#define SIZEOF_LONG 8\n"


def headers(folder: Path, **texts: str) -> Path:
    """Write header files; return their folder."""
    place = folder / "include" / "python3.13"
    place.mkdir(parents=True)
    for name, text in texts.items():
        (place / f"{name}.h").write_text(text, "utf-8")
    return place


def test_settings_are_found_beside_the_other_headers(tmp_path: Path) -> None:
    place = headers(tmp_path, pyconfig=SETTINGS)
    assert settings_of(place) == place / "pyconfig.h"


def test_settings_are_found_in_the_folder_of_the_processor(tmp_path: Path) -> None:
    place = headers(tmp_path, pyconfig="# include <x86_64-linux-gnu/python3.13/pyconfig.h>\n")
    own = tmp_path / "include" / "x86_64-linux-gnu" / "python3.13"
    own.mkdir(parents=True)
    (own / "pyconfig.h").write_text(SETTINGS, "utf-8")
    assert settings_of(place) == own / "pyconfig.h"


def test_headers_without_settings_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match="has no settings"):
        settings_of(headers(tmp_path, pyconfig="\n"))


def test_the_version_of_headers_has_its_patch_number(tmp_path: Path) -> None:
    text = '#define PY_MICRO_VERSION 7\n#define PY_VERSION      	"3.13.7"\n'.replace("\t", "")
    assert version_of(headers(tmp_path, patchlevel=text)) == "3.13.7"
