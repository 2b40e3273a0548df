"""Runs the notebooks of examples/notebooks, and writes them with what they show as pages.

They are kept without outputs. A cell runs as a notebook would run it: what it prints, the value of
its last line and the plots it leaves open are shown below it. `write()` is called when Sphinx
starts; what it writes is not kept under version control.
"""

import ast
import io
import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final, NamedTuple

NOTEBOOKS: Final = Path(__file__).parents[2] / "examples" / "notebooks"
PAGES: Final = Path(__file__).parents[1] / "notebooks"
ORDER: Final = ("first", "bot", "match", "position")
"""The notebooks in the order in which they are read."""


class Cell(NamedTuple):
    """A cell, and what it showed: kinds (`text`, `svg`, `html`) with their contents."""

    kind: str
    source: str
    shown: tuple[tuple[str, str], ...] = ()


def cells(name: str) -> Iterator[Cell]:
    """Run a notebook, cell by cell."""
    path = NOTEBOOKS / f"{name}.ipynb"
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"], 1):
        source = "".join(cell["source"])
        if cell["cell_type"] == "code":
            yield Cell("code", source, tuple(_run(source, names, f"{path.name}, cell {number}")))
        else:
            yield Cell(cell["cell_type"], source)


def _run(source: str, names: dict[str, Any], place: str) -> Iterator[tuple[str, str]]:
    tree = ast.parse(source, place)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(tree, place, "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), place, "eval"), names)
    if printed.getvalue():
        yield "text", printed.getvalue()
    plots = list(_plots())
    if plots:
        yield from plots
    elif value is not None:
        yield _shown(value)


def _shown(value: object) -> tuple[str, str]:
    for kind in ("svg", "html"):
        draw = getattr(value, f"_repr_{kind}_", None)
        if draw is not None:
            return kind, str(draw())
    return "text", f"{value!r}\n"


def _plots() -> Iterator[tuple[str, str]]:
    """The plots that a cell has left open."""
    if "matplotlib" not in sys.modules:
        return
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot

    # The same file for the same plot, and text that can be read and searched.
    with mpl.rc_context({"svg.hashsalt": "tanglewood", "svg.fonttype": "none"}):
        for number in pyplot.get_fignums():
            drawn = io.StringIO()
            pyplot.figure(number).savefig(drawn, format="svg", metadata={"Date": None})
            text = drawn.getvalue()
            yield "svg", text[text.index("<svg") :]
    pyplot.close("all")


def page(name: str) -> str:
    """A notebook as a page, with what it shows."""
    parts = []
    for cell in cells(name):
        if cell.kind != "code":
            parts.append(cell.source)
            continue
        parts.append(f"```python\n{cell.source}\n```")
        for kind, content in cell.shown:
            if kind == "text":
                parts.append(f"```{{code-block}} text\n:class: shown\n\n{content}```")
            else:
                drawn = f'<div class="shown">{content}</div>'
                parts.append(f"```{{raw}} html\n{drawn}\n```")
    parts.append(f"*This page is `examples/notebooks/{name}.ipynb`, run when it was built.*")
    return "\n\n".join(parts) + "\n"


def pages() -> dict[str, str]:
    """The text of every page by its file's name."""
    index = [
        "# Notebooks",
        "",
        "Short ones, to read here with what they show, or to run and change:",
    ]
    index += ["`jupyter lab examples/notebooks` in a clone. The tests run them.", ""]
    index += ["```{toctree}", ":maxdepth: 1", "", *ORDER, "```"]
    return {f"{name}.md": page(name) for name in ORDER} | {"index.md": "\n".join(index) + "\n"}


def write(into: Path = PAGES) -> None:
    """Write the pages that are new or have changed."""
    into.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        path = into / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
