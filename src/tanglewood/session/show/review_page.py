"""A review as one page that needs nothing else: the curve as a drawing, light and dark."""

from html import escape
from typing import Final

from tanglewood.agents.review import Review
from tanglewood.core.message import Who
from tanglewood.session.show.review import (
    account_rows,
    curve_title,
    decision_rows,
    heights,
    key_line,
    missed_line,
)
from tanglewood.words import Voice

WIDTH, HEIGHT = 640, 200
STYLE: Final = """
:root { color-scheme: light dark; --ground: #f4f1e8; --paper: #fffdf6; --ink: #23302b;
  --soft: #56645c; --line: #c9c6b6; --accent: #a8430a; --good: #2d6a45; }
@media (prefers-color-scheme: dark) { :root { --ground: #12201c; --paper: #1b2c27; --ink: #ece7d8;
  --soft: #a9b5ab; --line: #3a4d45; --accent: #ff9d57; --good: #8fd0a5; } }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; } h1 { font-size: 1.7rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: .6rem;
  padding: .5rem 1rem; margin: .75rem 0; }
section p { margin: .4rem 0; } .why { color: var(--soft); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%;
  font-variant-numeric: tabular-nums; }
td, th { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); }
td.number { text-align: right; } tr:last-child td { border: 0; }
tr.sum td { font-weight: 600; } .cost { color: var(--accent); }
svg { width: 100%; height: auto; display: block; } .grid { stroke: var(--line); }
.curve { fill: none; stroke: var(--good); stroke-width: 2.5; stroke-linejoin: round; }
.mistake { fill: var(--accent); }
""".strip()


def page(found: Review, title: str, team: bool, voice: Voice) -> str:
    """The page."""
    head = voice("review-title", title=title, who=Who(found.seat))
    body = [
        f"<h1>{escape(head)}</h1>",
        f"<p>{escape(voice('review-accuracy', n=found.accuracy))}</p>",
        _section(voice("review-keys"), _keys(found, voice)),
        _missed_section(found, voice),
        _section(curve_title(found, voice), _curve(found, voice)),
        _section(voice("review-account"), _account(found, team, voice)),
        _section(voice("review-decisions"), _decisions(found, voice)),
    ]
    return (
        f'<!doctype html>\n<html lang="{voice.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(head)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(filter(None, body))
        + "\n</main>\n</body>\n</html>\n"
    )


def _section(title: str, content: str) -> str:
    return f"<h2>{escape(title)}</h2>\n{content}"


def _keys(found: Review, voice: Voice) -> str:
    if not found.keys:
        return f"<p>{escape(voice('review-no-keys'))}</p>"
    return "\n".join(
        f"<section><p>{escape(key_line(found, key, voice))}</p>"
        f'<p class="why">{escape(voice.say(key.why))}</p></section>'
        for key in found.keys
    )


def _missed_section(found: Review, voice: Voice) -> str:
    if not found.missed:
        return ""
    lines = (f"<section><p>{escape(missed_line(one, voice))}</p></section>" for one in found.missed)
    return _section(voice("review-missed"), "\n".join(lines))


def _curve(found: Review, voice: Voice) -> str:
    """The curve with a dot at every mistake."""
    values = heights(found)
    last = max(found.curve[-1][0], 1)
    points = [
        (WIDTH * entry / last, HEIGHT * (1 - value))
        for (entry, _), value in zip(found.curve, values, strict=True)
    ]
    wrong = {one.entry for one in found.own if one.loss}
    dots = "".join(
        f'<circle class="mistake" cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
        for (x, y), (entry, _) in zip(points, found.curve, strict=True)
        if entry in wrong
    )
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    half = HEIGHT / 2
    return (
        f'<section><svg viewBox="-6 -6 {WIDTH + 12} {HEIGHT + 12}" role="img" '
        f'aria-label="{escape(curve_title(found, voice))}">'
        f'<line class="grid" x1="0" y1="{half}" x2="{WIDTH}" y2="{half}"/>'
        f'<rect class="grid" fill="none" width="{WIDTH}" height="{HEIGHT}"/>'
        f'<polyline class="curve" points="{line}"/>{dots}</svg></section>'
    )


def _account(found: Review, team: bool, voice: Voice) -> str:
    rows = account_rows(found, team, voice)
    cells = [
        f'<tr{mark}><td>{escape(name)}</td><td class="number">{escape(amount)}</td></tr>'
        for mark, (name, amount) in zip(
            [""] * (len(rows) - 1) + [' class="sum"'], rows, strict=True
        )
    ]
    return f"<section><table>{''.join(cells)}</table></section>"


def _decisions(found: Review, voice: Voice) -> str:
    head, *decisions = decision_rows(found, voice)
    heads = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    rows = []
    for one, (*cells, verdict) in zip(found.own, decisions, strict=True):
        cost = ' class="cost"' if one.loss else ""
        cells_html = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f"<tr>{cells_html}<td{cost}>{escape(verdict)}</td></tr>")
    body = "".join(rows)
    return f'<section class="scroll"><table><tr>{heads}</tr>{body}</table></section>'
