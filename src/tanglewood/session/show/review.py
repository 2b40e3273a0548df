"""A review as lines of text, and its numbers as people read them."""

from collections.abc import Sequence
from typing import Final

from tanglewood.agents.review import Decision, KeyMoment, Missed, Review
from tanglewood.agents.review.amounts import amount, shown
from tanglewood.agents.review.form import SCALE
from tanglewood.agents.review.plain import key_said, missed_said
from tanglewood.core.message import Who
from tanglewood.core.sheet import aligned
from tanglewood.words import Voice

BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60


def review_lines(found: Review, title: str, team: bool, voice: Voice) -> list[str]:
    """The review in full, the key moments first."""
    lines = [voice("review-title", title=title, who=Who(found.seat)), ""]
    lines += [voice("review-accuracy", n=found.accuracy), "", voice("review-keys")]
    for number, key in enumerate(found.keys, 1):
        lines += [f"  {number}. {key_line(found, key, voice)}", f"     {voice.say(key.why)}"]
    if not found.keys:
        lines.append(f"  {voice('review-no-keys')}")
    if found.missed:
        lines += ["", voice("review-missed")]
        lines += [f"  {missed_line(one, voice)}" for one in found.missed]
    lines += ["", voice("review-account")]
    rows = [[name, amount] for name, amount in account_rows(found, team, voice)]
    lines += [f"  {line}" for line in aligned(rows)]
    lines += ["", curve_title(found, voice), f"  {spark(found)}", "", voice("review-decisions")]
    return lines


def decision_lines(found: Review, voice: Voice) -> list[str]:
    """Every decision of the seat, a line each, under a head."""
    rows = decision_rows(found, voice)
    return [f"  {line}" for line in aligned(rows, ">" * (len(rows[0]) - 3) + "<<<")]


def decision_rows(found: Review, voice: Voice) -> list[list[str]]:
    """The decisions of the seat: when, what was played, what was best, what it cost; the heads
    first."""
    when = [*found.own[0].place.args] if found.own else []
    heads = [voice(f"review-column-{it}") for it in (*when, "played", "best", "cost")]
    rows = [
        [
            *(str(one.place.args[it]) for it in when),
            voice.say(one.called),
            voice.say(one.best_called),
            verdict(found, one, voice),
        ]
        for one in found.own
    ]
    return [heads, *rows]


def key_line(found: Review, key: KeyMoment, voice: Voice) -> str:
    return voice.say(key_said(key, found.unit))


def missed_line(one: Missed, voice: Voice) -> str:
    return voice.say(missed_said(one))


def verdict(found: Review, one: Decision, voice: Voice) -> str:
    """What a decision cost, or that it was none to blame."""
    if one.loss:
        return voice.say(amount(found.unit, one.loss))
    if one.proven:
        return voice("review-proven")
    return voice("review-best") if one.played is one.best else voice("review-fine")


def curve_title(found: Review, voice: Voice) -> str:
    return voice(curve_name(found.unit))


def curve_name(unit: str) -> str:
    """The message that says what the curve shows."""
    match unit:
        case "points":
            return "review-curve-points"
        case "worth":
            return "review-curve-worth"
    return "review-curve"


def account_rows(found: Review, team: bool, voice: Voice) -> list[tuple[str, str]]:
    """The parts of the account with their amounts; what is shown adds up too."""
    amounts = shown(found.unit, [*found.account.parts.values()])
    names = [
        voice("review-account-start"),
        voice("review-account-deal"),
        voice("review-account-draws"),
        voice("review-account-own"),
        voice("review-account-others-team" if team else "review-account-others"),
        voice("review-account-unknown"),
    ]
    signs = [True] * len(amounts)
    signs[0] = found.unit == "points"
    rows = [(name, _signed_amount(found, value, plus)) for name, value, plus in
            zip(names, amounts, signs, strict=True)]  # fmt: skip
    plus = found.unit == "points"
    return [*rows, (voice("review-account-result"), _signed_amount(found, sum(amounts), plus))]


def _signed_amount(found: Review, value: int, plus: bool) -> str:
    text = f"{abs(value) / 10:.1f}" if found.unit == "points" else f"{abs(value)} %"
    if value < 0:
        return f"−{text}"
    return f"+{text}" if plus and value else text


def heights(found: Review) -> list[float]:
    return curve_heights(found.unit, found.curve)


def curve_heights(unit: str, curve: Sequence[tuple[int, int]]) -> list[float]:
    """A curve between 0 and 1; points between as far down and up as it went."""
    values = [value for _, value in curve]
    if unit != "points":
        return [min(1.0, max(0.0, value / SCALE[unit])) for value in values]
    most = max(SCALE["points"], *map(abs, values))
    return [(value + most) / (2 * most) for value in values]


def spark(found: Review) -> str:
    """The curve as a line of blocks."""
    values = heights(found)
    if len(values) > WIDTH:
        values = [values[at * (len(values) - 1) // (WIDTH - 1)] for at in range(WIDTH)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(value * len(BLOCKS)))] for value in values)
