"""A review as plain values for a client that is elsewhere: whole, or as far as it is."""

from typing import Any

from tanglewood.agents.review.amounts import amount, shown
from tanglewood.agents.review.form import SCALE, Account, Decision, KeyMoment, Missed
from tanglewood.agents.review.reviewer import Reviewer
from tanglewood.core.message import Message, Who, message_plain

FORM = 2
"""The form of these values: what is kept in another one is made again."""


def plain_so_far(made: Reviewer) -> dict[str, Any]:
    """What is known by now, for every seat of the review."""
    unit = made.unit
    return {
        "form": FORM,
        "done": made.done,
        "total": made.total,
        "finished": made.finished,
        "unit": unit,
        "fine": SCALE[unit],
        "team": made.game.cooperative,
        "decisions": [_decision(one, unit) for one in made.decisions],
        "missed": [_missed(one) for one in made.missed],
        "seats": [
            {
                "seat": seat,
                "accuracy": side.accuracy,
                "curve": [list(point) for point in side.curve],
                "keys": [_key(one, unit) for one in side.key_moments()],
                "account": None if side.account is None else _account(side.account, unit),
            }
            for seat, side in sorted(made.sides.items())
        ],
    }


def key_said(one: KeyMoment, unit: str) -> Message:
    """A key moment in a sentence."""
    if one.cost:
        return Message("review-key-mistake", place=one.decision.place, played=one.decision.called,
                       better=one.decision.best_called, cost=amount(unit, one.cost))  # fmt: skip
    return Message("review-key-good", place=one.decision.place, played=one.decision.called,
                   cost=amount(unit, one.margin))  # fmt: skip


def judged_said(one: Decision, unit: str) -> Message:
    """What is to be said of a decision, in a sentence."""
    who, played = Who(one.seat), one.called
    if one.loss:
        return Message("review-judged-mistake", who=who, played=played, better=one.best_called,
                       cost=amount(unit, one.loss))  # fmt: skip
    if one.proven:
        return Message("review-judged-proven", who=who, played=played)
    if one.played is one.best:
        return Message("review-judged-best", who=who, played=played)
    return Message("review-judged-fine", who=who, played=played)


def missed_said(one: Missed) -> Message:
    """What only both hands showed, in a sentence."""
    return Message("review-missed-one", place=one.decision.place, better=one.better,
                   played=one.decision.called, knew=Who(one.knew))  # fmt: skip


def _decision(one: Decision, unit: str) -> dict[str, Any]:
    return one.plain() | {"said": message_plain(judged_said(one, unit), "text")}


def _key(one: KeyMoment, unit: str) -> dict[str, Any]:
    return {
        "entry": one.decision.entry,
        "turn": one.decision.turn,
        "mistake": bool(one.cost),
        "said": message_plain(key_said(one, unit), "text"),
        "why": message_plain(one.why, "text"),
    }


def _missed(one: Missed) -> dict[str, Any]:
    return {"turn": one.decision.turn, "said": message_plain(missed_said(one), "text")}


def _account(account: Account, unit: str) -> list[dict[str, Any]]:
    """The parts in their order, the result last, as they are and as they are shown."""
    parts = account.parts
    whole = shown(unit, [*parts.values()])
    rows = [
        {"part": name, "exact": value, "shown": short}
        for (name, value), short in zip(parts.items(), whole, strict=True)
    ]
    return [*rows, {"part": "result", "exact": account.result, "shown": sum(whole)}]
