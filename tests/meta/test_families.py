"""Every family has every part that the rooms ask for, and nobody else names a game.

A family's modules carry its name: a file or a folder called so, or a file whose name ends in it.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

import tanglewood as tw
from tanglewood.games.family import NOTHING, PARTS, Family
from tanglewood.games.registry import FAMILIES, GAMES, family_of, forget, part, register
from tanglewood.kernel import available

PACKAGE: Final = Path(tw.__file__).parent
LACKS: Final = {
    (name, lacked): why
    for name in ("deluxe", "duet", "woods")
    for lacked, why in (("past", "no policy was fitted that could weigh what others did"),)
}
NEEDS: Final = {"openspiel": "pyspiel", "scene": "textual", "terminal": "textual"}
"""What must be installed for a part to be imported."""
MAY: Final = {
    "__init__.py": "the types of games, states and views, for type checkers",
    "games/registry.py": "the list of the families, and the types of `load`",
    "rulebook/reader.py": "the list of the rule pages, which are files",
    "rulebook/names.py": "which page goes on where another says nothing",
    "drawings/picture.py": "the cards of the Duet have pictures of their own",
    "agents/heuristic/aim.py": "points by tricks, for fox and Deluxe",
    "agents/levels/personality.py": "personalities are those of the fox games",
    "analysis/equilibrium.py": "equilibria are those of small fox games",
    "analysis/outlooks/round.py": "to the end of a round, for fox and Deluxe",
    "analysis/search.py": "a policy of the kernel has the name of its game",
    "tui/scenes/band.py": "points by tricks, for fox and Deluxe",
}
"""Places that name games or families and belong to none, each with its reason."""
DEFAULT: Final = "fox"
"""The game that a client begins with where none is said."""


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("wanted", PARTS)
def test_a_family_has_what_the_rooms_ask(family: str, wanted: str) -> None:
    place = FAMILIES[family].parts[wanted]
    if (family, wanted) in LACKS:
        assert place is None, "it is there now: take it off the list"
        return
    assert place is not None, f"{family} lacks {wanted}; then {PARTS[wanted].without}"
    if wanted in NEEDS:
        pytest.importorskip(NEEDS[wanted])
    if wanted == "twin" and not available():
        pytest.skip("the kernel is not built")
    module, room = import_module(place), asked_by(wanted)
    missing = [name for name in members(room) if not hasattr(module, name)]
    assert not missing, f"{place} has no {', '.join(missing)}"


def asked_by(wanted: str) -> Any:
    """The protocol of a part."""
    if wanted in NEEDS:
        pytest.importorskip(NEEDS[wanted])
    place, _, name = PARTS[wanted].asks.rpartition(".")
    return getattr(import_module(place), name)


def members(protocol: Any) -> set[str]:
    """What a protocol asks for."""
    found = {*protocol.__annotations__, *vars(protocol)}
    return {name for name in found if not name.startswith("_")}


@pytest.mark.parametrize("wanted", PARTS)
def test_every_part_says_what_it_asks_and_what_happens_without(wanted: str) -> None:
    assert PARTS[wanted].without
    assert members(asked_by(wanted))


def test_a_game_that_nobody_knows_has_no_part() -> None:
    assert part("whist", "outlook") is None
    with pytest.raises(tw.BadOption, match="There is no game 'whist'"):
        family_of("whist")


def test_an_entry_says_every_part_and_no_other() -> None:
    with pytest.raises(AssertionError, match="every part must be said"):
        Family("half", {}, {"twin": None})
    with pytest.raises(AssertionError, match="every part must be said"):
        Family("more", {}, {**NOTHING, "songs": None})


def test_a_game_has_one_family() -> None:
    with pytest.raises(AssertionError, match="fox is a game of fox already"):
        register(Family("other", {"fox": GAMES["fox"]}))
    register(Family("other", {"another": GAMES["fox"]}))
    assert part("another", "search") is None
    forget("other")
    assert "another" not in GAMES


def test_nothing_else_names_a_game() -> None:
    """Who names one outside its family has a chain of cases that a new game would have to find."""
    found = {
        f"{name}:{line}: {what}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if (name := path.relative_to(PACKAGE).as_posix()) not in MAY and not own(Path(name))
        for line, what in named(path)
    }
    assert not found, "\n".join(sorted(found))


def test_every_place_that_may_name_games_does() -> None:
    assert [name for name in MAY if not [*named(PACKAGE / name)]] == []


def own(path: Path) -> bool:
    """Whether a module belongs to a family."""
    words = {*path.parts, *path.stem.split("_")}
    return bool(words & FAMILIES.keys())


def named(path: Path) -> Iterator[tuple[int, str]]:
    """Texts that are the name of a game, and imports of a family's rules."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    first = {id(value) for value in defaults(tree)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(name)) if name in GAMES:
                if id(node) not in first or name != DEFAULT:
                    yield node.lineno, repr(name)
            case ast.ImportFrom(module=str(module)) if set(module.split(".")[2:3]) & set(FAMILIES):
                if module.startswith("tanglewood.games."):
                    yield node.lineno, f"imports {module}"


def defaults(tree: ast.AST) -> Iterator[ast.expr | None]:
    """The values that are taken where none is said."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arguments):
            yield from (*node.defaults, *node.kw_defaults)
        elif isinstance(node, ast.keyword) and node.arg == "default":
            yield node.value
