"""Writes docs/games/*.md from the code, so that tables of indices stay true.

    python docs/tools/game_pages.py

A test compares the pages with what this writes.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

import tanglewood as tw
from tanglewood.adapters import gymnasium
from tanglewood.adapters.openspiel import CATALOGUE, recall
from tanglewood.adapters.openspiel.entry import SpielEntry
from tanglewood.adapters.openspiel.game import setting_of
from tanglewood.observing import layout

PAGES = Path(__file__).parents[1] / "games"
ACTIONS = Path(__file__).parents[1] / "actions.md"

HISTORY: dict[str, list[tuple[str, str]]] = {name: [("0.1", "first")] for name in tw.GAMES}
"""What changed, by the version of the package: indices, layouts, parameters."""


def pages() -> dict[str, str]:
    """The text of every page by its file's name."""
    found = {f"{name}.md": "\n".join(_page(name)) + "\n" for name in tw.GAMES}
    return found | {"index.md": "\n".join(_index()) + "\n"}


def _index() -> Iterator[str]:
    yield "# The games for programs"
    yield ""
    yield "For every game: its options, the indices of its actions, the numbers of an observation,"
    yield "and the parameters under OpenSpiel. These pages are written from the code by"
    yield "`docs/tools/game_pages.py`."
    yield ""
    yield "```{toctree}"
    yield ":maxdepth: 1"
    yield ""
    yield from tw.GAMES
    yield "```"


def _page(name: str) -> Iterator[str]:
    entry = tw.GAMES[name]
    low, high = entry.players
    yield f"# {name}: {entry.title}"
    yield ""
    yield str(entry.about)
    players = str(low) if low == high else f"{low} to {high}"
    yield f"For {players} players; [the rules](../rules/{name}.md)."
    yield ""
    yield "## Options"
    yield ""
    yield from _table(
        ("option", "default", "meaning", "source"),
        (
            (f"`{option.name}`", _value(option.default), str(option.about), option.source)
            for option in entry.options
        ),
    )
    yield "## Names"
    yield ""
    faces = [face for face, spiel in CATALOGUE.items() if spiel.game == name]
    seats = [known for known, given in gymnasium.IDS.items() if given.get("game") == name]
    yield from _table(
        ("interface", "name"),
        [
            ("Python", f'`tanglewood.load("{name}")`'),
            ("[OpenSpiel](../openspiel.md)", ", ".join(f"`{face}`" for face in faces)),
            ("[PettingZoo](../pettingzoo.md)", f"`tanglewood/{name}-v0`"),
            ("[Gymnasium](../gymnasium.md)", ", ".join(f"`{known}`" for known in seats)),
        ],
    )
    yield "## Actions"
    yield ""
    yield f"{len(tw.load(name).actions)} indices."
    yield ""
    yield actions(name)
    yield ""
    yield from _observation(name)
    for face in faces:
        yield from _spiel(face, CATALOGUE[face])
    yield "## Versions"
    yield ""
    yield from _table(("version", "change"), HISTORY[name])


def actions(name: str) -> str:
    """What the page of actions says about a game."""
    for section in ACTIONS.read_text(encoding="utf-8").split("\n## ")[1:]:
        games, _, told = section.partition("\n")
        if name in games.split(", "):
            return told.strip()
    raise LookupError(f"{ACTIONS.name} has no table of {name}")


def _observation(name: str) -> Iterator[str]:
    found = layout(name)
    yield "## Observation"
    yield ""
    yield f"{found.FEATURES} numbers, each from 0 to 255, as one seat sees the table now: of the"
    yield "kernel's batches, of every interface, and of `tanglewood.observing.observed(view)`."
    yield ""
    rows, start = [], 0
    for part in found.PARTS:
        rows.append((str(start), str(part.size), part.about))
        start += part.size
    yield from _table(("from", "numbers", "what"), rows)


def _spiel(face: str, entry: SpielEntry) -> Iterator[str]:
    defaults = {key: it.default for key, it in entry.parameters.items()}
    setting = setting_of(face, tuple(sorted(defaults.items())))
    kinds, slots, seats = setting.rows.kinds, setting.slots, setting.game.seats
    rows, columns = recall.shape(setting)
    yield f"## OpenSpiel: {face}"
    yield ""
    yield from _table(
        ("parameter", "default", "meaning"),
        ((f"`{key}`", _value(it.default), it.about) for key, it in entry.parameters.items()),
    )
    limits = setting.limits
    rounds = "one round" if limits.rounds == 1 else f"{limits.rounds} rounds"
    yield f"With these parameters: at most {limits.decisions} decisions and {rounds},"
    yield f"chance outcomes below {limits.outcomes}, an information state of {rows} rows with"
    yield f"{columns} columns each. A row is something seen, in order:"
    yield ""
    names = ", ".join(f"`{kind}`" for kind in kinds)
    yield from _table(
        ("from", "columns", "what"),
        [
            ("0", str(len(kinds)), f"the kind: {names}"),
            (str(len(kinds)), str(seats), "the seat it is about, if there is one"),
            (
                str(len(kinds) + seats),
                str(len(slots)),
                f"the slots it is about, none if hidden: `{slots[0]}` … `{slots[-1]}`"
                + _numbered(setting.rows.numbered, kinds),
            ),
        ],
    )


def _numbered(numbered: Iterable[int], kinds: tuple[str, ...]) -> str:
    named = ", ".join(f"`{kinds[kind]}`" for kind in sorted(numbered))
    return f"; a number in rows of {named}" if named else ""


def _value(value: object) -> str:
    if value is None or value == "":
        return "–"
    if isinstance(value, list):
        return f"`{','.join(map(str, value))}`"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"
    yield ""


def main() -> None:
    PAGES.mkdir(exist_ok=True)
    for name, text in pages().items():
        (PAGES / name).write_text(text, encoding="utf-8")
        print(f"docs/games/{name}")


if __name__ == "__main__":
    main()
