"""A face whose library is missing names the extra to install."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from tanglewood.core.libraries import MissingExtra, needs


def test_a_library_that_is_there_is_given() -> None:
    assert needs("json.decoder", "research").__name__ == "json.decoder"


@pytest.mark.parametrize("module", ["no_such_library", "no_such_library.part"])
def test_a_missing_library_names_the_extra(module: str) -> None:
    with pytest.raises(MissingExtra, match=r"no_such_library.*tanglewood\[research\]"):
        needs(module, "research")


def test_a_library_that_misses_another_keeps_its_own_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_library.py").write_text("import no_such_library\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError) as caught:
        needs("broken_library", "research")
    assert not isinstance(caught.value, MissingExtra)


@pytest.mark.parametrize(
    ("face", "library"),
    [
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("vector", "gymnasium"),
        ("batched", "numpy"),
        ("openspiel", "pyspiel"),
    ],
)
def test_a_face_without_its_library_names_the_extra(
    face: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("tanglewood.adapters.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtra, match=rf"{library}.*tanglewood\[research\]"):
        import_module(f"tanglewood.adapters.{face}")
