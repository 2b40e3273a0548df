"""How Sphinx builds these pages: `make docs`."""

import re
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import drawn
import notebooks
import privacy_pages
import rule_links
import rule_pages

drawn.write()
notebooks.write()
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
autodoc_preserve_defaults = True
default_role = "code"

html_theme = "furo"
pygments_dark_style = "github-dark"
html_title = f"Tanglewood {release}"
html_static_path = ["_static"]
html_css_files = ["tanglewood.css"]
# The colours of the tables: ember orange for what can be followed, deep green and parchment around.
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1f5a48",
        "color-brand-content": "#a3481a",
        "color-background-primary": "#fbfaf6",
        "color-background-secondary": "#eff3ee",
    },
    "dark_css_variables": {
        "color-brand-primary": "#9fd3bd",
        "color-brand-content": "#f0a271",
        "color-background-primary": "#10201d",
        "color-background-secondary": "#162b27",
    },
}
html_copy_source = False
html_show_sourcelink = False


def bare(hint: str) -> str:
    """A type without the notes for programs that `Annotated` hangs on it."""
    before, mark, rest = hint.partition("Annotated[")
    if not mark:
        return hint
    depth = 0
    for place, letter in enumerate(rest):
        if letter == "," and depth == 0:
            return before.removesuffix("~typing.") + rest[:place]
        depth += (letter in "[(") - (letter in "])")
    return hint


def bare_hints(app: "Sphinx", *_: object) -> None:
    """Before the reference lists parameters: their types as people would say them."""
    for hints in app.env.current_document.autodoc_annotations.values():
        hints.update({name: bare(hint) for name, hint in hints.items()})


CODE = re.compile(r'(?<=<span class="pre">)[^<]+(?=</span>)')
JOINT = re.compile(r"(?<=[\w\]}][/_=-])(?=\w)")
DOT = re.compile(r"(?<=\w\.)(?=\w)")
LONG = 12


def jointed(code: re.Match[str]) -> str:
    """A piece of code that may break at its joints, and if it is long at its dots."""
    found = JOINT.sub("<wbr>", code[0])
    return DOT.sub("<wbr>", found) if len(code[0]) > LONG else found


def breakable(_: "Sphinx", __: str, ___: str, context: dict[str, object], ____: object) -> None:
    """Let long names in code break where they are joined, so that tables fit on phones."""
    body = context.get("body")
    if isinstance(body, str):
        context["body"] = CODE.sub(jointed, body)


def link_rules(app: "Sphinx", tree: "nodes.document", page: str) -> None:
    """Let every rule id lead to its rule."""
    rule_links.link_rules(page, tree, app.builder.get_relative_uri)


def setup(app: "Sphinx") -> None:
    app.connect("doctree-resolved", link_rules)
    app.connect("object-description-transform", bare_hints, priority=400)
    app.connect("html-page-context", breakable)
