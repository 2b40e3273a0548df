"""Reasons as messages: what a hint says."""

from collections.abc import Callable, Sequence

from tanglewood.agents.hint.form import Clause
from tanglewood.core.message import Argument, Message, in_turn
from tanglewood.core.view import View

Called = Callable[[str], Argument]
"""What an action is called inside a sentence, by its text."""


def said(view: View, clauses: Sequence[Clause]) -> Message:
    """All clauses, each a sentence."""
    game, plain = view.ruleset, view.plain()

    def called(text: str) -> Argument:
        return game.called(plain, game.actions.parse(text))

    return in_turn(*(clause_said(clause, called) for clause in clauses))


def clause_said(clause: Clause, called: Called) -> Message:
    """One reason."""
    kind, about = clause.kind, clause.about
    if kind == "gems":
        sure = about["gems"] == int(about["gems"])
        return Message("hint-is-gems-sure" if sure else "hint-is-gems", n=about["gems"])
    args: dict[str, Argument] = {}
    if "other" in about:
        args["other"] = called(about["other"])
    if "others" in about:
        args["others"] = tuple(dict.fromkeys(map(called, about["others"])))
    if "values" in about:
        args["values"] = tuple(about["values"])
    if "end" in about:
        args["end"] = Message(f"hint-{about['end'][0]}")
    if "gap" in about:
        args["amount"] = _amount(about["unit"], abs(about["gap"]), about["error"])
    for name in {"chance", "instead"} & about.keys():
        if isinstance(about[name], list):
            args[name] = _percent(about[name])
        else:
            args["share"] = round(100 * about[name])
    if about.get("treasures"):
        return Message(f"hint-is-{kind}-treasure", n=about["treasures"], **args)
    return Message(f"hint-is-{kind}", **args)


def _percent(chance: Sequence[float]) -> Message:
    """A chance with its uncertainty."""
    value, error = (round(100 * part) for part in chance)
    return Message("hint-percent", value=value, error=error)


def _amount(unit: str, value: float, error: float) -> Message:
    """A difference with its uncertainty, in the unit of a hint."""
    if unit == "points":
        return Message("hint-amount-points", value=round(value, 1), error=round(error, 1))
    return Message("hint-amount-worth", value=round(100 * value, 1), error=round(100 * error, 1))
