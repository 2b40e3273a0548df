"""A hint as lines of text: the action, why, and what every legal action promises."""

from collections.abc import Callable

from tanglewood.agents.hint import Hint, Prospect
from tanglewood.core.sheet import aligned
from tanglewood.core.view import View
from tanglewood.session.show import choice, label
from tanglewood.words import ENGLISH, Voice


def hint_lines(view: View, hint: Hint, voice: Voice) -> list[str]:
    """The hint in full."""
    plain = view.plain()

    def choice_words(text: str) -> str:
        return choice(text, label(view.game, plain, text, voice), voice)

    code, _, words = choice_words(hint.action.text).partition("  ")
    head = voice("hint-says", action=f"{code} ({words})" if words else code, why=hint.message)
    if hint.unit == "none":
        return [head]
    rows = prospect_rows(hint, lambda text: choice_words(text).partition("  ")[0], voice)
    return [head, *(f"  {line}" for line in (*rows, *notes(hint, voice)))]


def prospect_rows(
    hint: Hint, named: Callable[[str], str] = str, voice: Voice = ENGLISH
) -> list[str]:
    """Every action, by its text or what `named` makes of it, with its numbers, under a head."""
    return aligned([_head(hint, voice), *(_row(hint, one, named, voice) for one in hint.prospects)])


def value_text(hint: Hint, one: Prospect, voice: Voice = ENGLISH) -> str:
    """A value, and in brackets how far off it may be."""
    if hint.unit == "points":
        sign = "-" if round(one.value, 1) < 0 else "+"  # no minus before 0.0
        return f"{sign}{_decimal(abs(one.value), voice)} ({_decimal(one.error, voice)})"
    return f"{100 * one.value:.0f} ({100 * one.error:.0f})"


def _decimal(value: float, voice: Voice) -> str:
    return voice("hint-decimal", value=round(value, 1))


def _for_the_game(hint: Hint) -> bool:
    """Whether the chance to win says it all: in a game to a target the points of a round may speak
    for another action."""
    return hint.unit == "points" and hint.prospects[0].win is not None


def _head(hint: Hint, voice: Voice) -> list[str]:
    """How the seat ends has a column for each standing, and the other, who has all other tricks,
    none; how far off these chances may be stands at the end of the row, without a heading."""
    first = hint.prospects[0]
    columns = [
        *([] if _for_the_game(hint) else [hint.unit]),
        *(["tricks"] if first.tricks is not None else []),
        *(["win"] if first.win is not None else []),
        *first.mine,
    ]
    heads = [voice(f"hint-column-{column}") for column in columns]
    return ["", *heads, *([""] if first.mine else [])]


def _row(hint: Hint, one: Prospect, named: Callable[[str], str], voice: Voice) -> list[str]:
    row = [named(one.action.text)]
    if not _for_the_game(hint):
        row.append(value_text(hint, one, voice))
    if one.tricks is not None:
        tricks, error = _decimal(one.tricks, voice), _decimal(one.tricks_error or 0.0, voice)
        row.append(f"{tricks} ({error})")
    if one.win is not None:
        row.append(f"{100 * one.win.value:.0f} ({100 * one.win.error:.0f})")
    if one.mine:
        row += [f"{100 * one.mine[end].value:.0f}" for end in hint.prospects[0].mine]
        row.append(f"({100 * max(chance.error for chance in one.mine.values()):.0f})")
    return row


def notes(hint: Hint, voice: Voice = ENGLISH) -> list[str]:
    """What the columns are."""
    first = hint.prospects[0]
    found = [voice("hint-notes-tricks" if _for_the_game(hint) else f"hint-notes-{hint.unit}")]
    if first.win is not None:
        found.append(voice("hint-notes-win"))
    if first.mine:
        found.append(voice("hint-notes-ends"))
    return found
