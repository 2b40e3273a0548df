"""A hint as lines of text: the action, why, and what every legal action promises."""

from collections.abc import Callable
from typing import Any, Final

from tanglewood.agents.hint import Hint, Prospect
from tanglewood.core.game import Game
from tanglewood.core.view import View
from tanglewood.games.lines import table
from tanglewood.session.show import label

_ENDS: Final = {"H/G": "Humble", "D/V": "Defeated", "V/D": "Victorious", "G/H": "Greedy"}
"""How the seat ends, by the initials of both: the other has all other tricks, so one chance is
that of both standings."""


def hint_lines(game: Game[Any], view: View, hint: Hint) -> list[str]:
    """The hint in full."""
    told = label(game, view.plain(), hint.best.text)
    head = [f"Hint: {hint.best.text}{f' ({told})' if told else ''}. {hint.sentence}"]
    return head if hint.unit == "none" else [*head, *prospect_lines(hint)]


def prospect_lines(hint: Hint) -> list[str]:
    """Every action with its numbers, best first, and what the columns are."""
    return [f"  {line}" for line in (*prospect_rows(hint), *notes(hint))]


def prospect_rows(hint: Hint, named: Callable[[str], str] = str) -> list[str]:
    """Every action, by its text or what `named` makes of it, with its numbers, under a head."""
    return table([_head(hint), *(_row(hint, one, named) for one in hint.prospects)])


def value_text(hint: Hint, one: Prospect) -> str:
    """A value with its uncertainty."""
    if hint.unit == "points":
        return f"{round(one.value, 1) + 0.0:+.1f} ± {one.error:.1f}"  # no minus before 0.0
    return f"{100 * one.value:.0f} ± {100 * one.error:.0f}"


def _head(hint: Hint) -> list[str]:
    first = hint.prospects[0]
    head = ["", "points" if hint.unit == "points" else "worth"]
    if first.tricks is not None:
        head.append("tricks")
    if first.win is not None:
        head.append("win %")
    if first.mine:
        head += [*_ENDS, "±"]
    return head


def _row(hint: Hint, one: Prospect, named: Callable[[str], str]) -> list[str]:
    row = [named(one.action.text), value_text(hint, one)]
    if one.tricks is not None:
        row.append(f"{one.tricks:.1f} ± {one.tricks_error or 0:.1f}")
    if one.win is not None:
        row.append(f"{100 * one.win.value:.0f} ± {100 * one.win.error:.0f}")
    if one.mine:
        row += [f"{100 * one.mine[end].value:.0f}" for end in _ENDS.values()]
        row.append(f"{100 * max(chance.error for chance in one.mine.values()):.0f}")
    return row


def notes(hint: Hint) -> list[str]:
    """What the columns are."""
    first = hint.prospects[0]
    if hint.unit == "points":
        found = ["points: ahead at the end of the round; tricks: yours then; ± holds 95 %."]
    else:
        found = ["worth: of 100, the more the nearer to winning; ± holds 95 %."]
    if first.win is not None:
        found.append("win %: the chance to win the game.")
    if first.mine:
        found.append(
            "H/G: the chance in % that you end Humble and the other Greedy; D/V: Defeated and "
            "Victorious; and so on, ± the last column at most."
        )
    return found
