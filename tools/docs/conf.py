"""Configuration of Sphinx, for the English site and for the players' pages of each language."""

import os
import sys
import tomllib
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parents[1] / "src"))

project = "Pax"
author = "The Pax authors"
settings = tomllib.loads((FOLDER.parents[1] / "pyproject.toml").read_text("utf-8"))
release = version = settings["project"]["version"]
language = os.environ["PAX_DOCS_LANGUAGE"]

extensions = ["myst_parser"]
if language == "en":
    extensions.append("sphinx.ext.autodoc")
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
exclude_patterns = ["files/**"]
myst_heading_anchors = 4
highlight_language = "text"
pygments_style = "friendly"

default_role = "literal"  # docstrings put names between single backticks
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
maximum_signature_line_length = 88
add_module_names = False
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Pax {version}"
html_static_path = [str(FOLDER / "static")]
html_css_files = ["pax.css"]
templates_path = [str(FOLDER / "templates")]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/languages.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_use_index = language == "en"
html_context = {
    "players_pages": ["index", "rules", "bots", "campaign"],
    "languages": {
        "en": "English",
        "de": "Deutsch",
        "fr": "Français",
        "nl": "Nederlands",
        "pt": "Português",
    },
}
