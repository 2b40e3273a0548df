"""Reasons as an English sentence in rule words."""

from typing import Any, Final

from tanglewood.agents.hint.form import Clause
from tanglewood.core.english import listed


def sentence(clauses: tuple[Clause, ...]) -> str:
    """All clauses as one sentence."""
    parts = [_WORDS[clause.kind](clause.about) for clause in clauses]
    text = "; ".join(parts)
    return text[:1].upper() + text[1:] + "."


def percent(chance: list[float]) -> str:
    """A chance with its uncertainty."""
    return f"{100 * chance[0]:.0f} ± {100 * chance[1]:.0f} %"


def amount(unit: str, value: float, error: float) -> str:
    """A difference with its uncertainty, in the unit of a hint."""
    if unit == "points":
        return f"{value:.1f} ± {error:.1f} points"
    return f"{100 * value:.1f} ± {100 * error:.1f} of 100"


def _treasure(about: Any) -> str:
    many = about["treasures"]
    return "" if not many else " with a Treasure in it" if many == 1 else f" with {many} Treasures"


def _gap(about: Any) -> str:
    return amount(about["unit"], abs(about["gap"]), about["error"])


def _share(about: Any) -> str:
    return f"{100 * about['chance']:.0f} %"


def _sets(values: list[int]) -> str:
    return " and ".join(f"{value}s" for value in values)


def _gems(about: Any) -> str:
    many = about["gems"]
    if not many:
        return "the trick collects no gem"
    average = "" if many == int(many) else " on average"
    return f"the trick collects {'a gem' if many == 1 else f'{many:g} gems'}{average}"


def _both(about: Any) -> str:
    return f"{percent(about['chance'])} (with {about['other']}: {percent(about['instead'])})"


_WORDS: Final[dict[str, Any]] = {
    "only": lambda it: "it is the only choice",
    "thumb": lambda it: "a rule of thumb says so; this position cannot be searched",
    "takes": lambda it: f"it takes the trick{_treasure(it)}",
    "gives": lambda it: f"it lets the other take the trick{_treasure(it)}",
    "may-take": lambda it: (
        f"it takes the trick{_treasure(it)} after {_share(it)} of the likely answers"
    ),
    "still-leads": lambda it: "and yet you lead next",
    "other-takes": lambda it: f"{it['other']} would take it",
    "other-may-take": lambda it: f"{it['other']} would take it in {_share(it)}",
    "other-gives": lambda it: f"{it['other']} would not take it",
    "gems": _gems,
    "beyond": lambda it: f"the tracker leaves the path in {_share(it)}",
    "pocket": lambda it: f"it pockets a set of {_sets(it['values'])}",
    "token": lambda it: "it brings a token",
    "pairs": lambda it: f"you keep a pair of {_sets(it['values'])}",
    "pass": lambda it: "you give up this trade",
    "alike": lambda it: f"{listed(it['others'])} may be as good",
    "end-more": lambda it: f"you end {it['end']} in {_both(it)}",
    "end-less": lambda it: f"you end {it['end']} in only {_both(it)}",
    "win": lambda it: f"the game is won in {_both(it)}",
    "better": lambda it: f"it is worth {_gap(it)} more than {it['other']}",
    "close": lambda it: f"no other is clearly worse: {it['other']} differs by {_gap(it)}",
    "target": lambda it: (
        f"{it['other']} brings {_gap(it)} more in this round, but at this score the game counts"
    ),
}
