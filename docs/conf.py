"""How Sphinx builds these pages: `make docs`."""

import sys
import tomllib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import privacy_pages
import rule_pages

rule_pages.write()
privacy_pages.write()

_project = tomllib.loads(
    (Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8")
)["project"]

project = "Tanglewood"
author = _project["authors"][0]["name"]
project_copyright = f"2026, {author}"
release = _project["version"]
version = release

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
source_suffix = {".md": "markdown"}

myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 3

autodoc_typehints = "description"
autodoc_member_order = "bysource"

html_theme = "furo"
html_title = f"Tanglewood {release}"
html_copy_source = False
html_show_sourcelink = False
