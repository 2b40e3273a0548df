"""The notebooks run as they stand, and are kept without what they show."""

import json
from pathlib import Path
from types import ModuleType

import pytest

from tests.support import script

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "notebooks"
NAMES = sorted(path.stem for path in FOLDER.glob("*.ipynb"))


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The script that runs them."""
    return script("docs/tools/notebooks.py")


def test_the_documentation_shows_every_notebook(tool: ModuleType) -> None:
    assert sorted(tool.ORDER) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs_and_most_cells_show_something(tool: ModuleType, name: str) -> None:
    code = [cell for cell in tool.cells(name) if cell.kind == "code"]
    assert len([cell for cell in code if cell.shown]) > len(code) / 2


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_kept_without_outputs(name: str) -> None:
    found = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    assert (found["nbformat"], found["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in found["cells"]}) == len(found["cells"])
    for cell in found["cells"]:
        if cell["cell_type"] == "code":
            assert (cell["execution_count"], cell["outputs"]) == (None, [])


def test_what_a_cell_shows_stands_below_it(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "import tanglewood as tw\nprint('said')\ntw.load('woods').start(seed=1)"
    cells = [{"cell_type": "markdown", "source": "# T"}, {"cell_type": "code", "source": source}]
    (tmp_path / "small.ipynb").write_text(json.dumps({"cells": cells}))
    monkeypatch.setattr(tool, "NOTEBOOKS", tmp_path)
    text = tool.page("small")
    assert text.index("# T") < text.index("print") < text.index("\nsaid\n") < text.index("<svg ")
