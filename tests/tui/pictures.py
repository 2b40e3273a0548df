"""Pictures of screens: Textual's SVG export, made small and the same on every run.

`TANGLEWOOD_PICTURES=write pytest tests/tui` writes them again; look at them before they are
committed (`rsvg-convert -o picture.png picture.svg`).
"""

import os
import re
from pathlib import Path

from textual.app import App

FOLDER = Path(__file__).parent / "snapshots"


def picture(app: App[None]) -> str:
    """The screen as SVG without ids, network fonts, clip paths and window buttons."""
    svg = app.export_screenshot()
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<defs>.*?</defs>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' (?:clip-path|textLength|shape-rendering)="[^"]*"', "", svg)
    svg = re.sub(r"terminal-\d+-", "", svg)
    svg = re.sub(r"<!--.*?-->|<circle[^>]*/>", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono").replace("&#160;", " ")
    svg = svg.replace("<svg ", '<svg xml:space="preserve" shape-rendering="crispEdges" ', 1)
    svg = re.sub(r"(\d+\.\d)\d+", r"\1", svg)
    svg = re.sub(r">\s*\n\s*<", ">\n<", svg)
    lines = (line.rstrip() for line in svg.replace("/><", "/>\n<").splitlines())
    return "\n".join(line for line in lines if line) + "\n"


def compare(app: App[None], name: str, tmp_path: Path) -> None:
    """The picture must be the one that was looked at; a new one is kept for a look."""
    made, path = picture(app), FOLDER / f"{name}.svg"
    if os.environ.get("TANGLEWOOD_PICTURES") == "write":
        FOLDER.mkdir(exist_ok=True)
        path.write_text(made, encoding="utf-8")
    known = path.read_text("utf-8") if path.exists() else ""
    if made != known:
        new = tmp_path / f"{name}.svg"
        new.write_text(made, encoding="utf-8")
        raise AssertionError(
            f"{path.name} looks different now: see {new}; if it is better, write the pictures "
            "again with TANGLEWOOD_PICTURES=write"
        )
