"""What `?` shows: the rule of the card under the cursor, then the keys."""

import re
from typing import Final

from tanglewood import rulebook
from tanglewood.tui.bars import key_name
from tanglewood.tui.choosing import ANSWER, ROW, Spot
from tanglewood.tui.faces import face_of
from tanglewood.tui.family import terminal
from tanglewood.tui.page import Line
from tanglewood.tui.scene import Scene

KEYS: Final = (
    ("1 2 3 …", "tui-help-cards"), ("← → ↑ ↓", "tui-help-arrows"), ("escape", "tui-help-escape"),
    ("?", "tui-help-help"), ("h", "tui-help-hint"), ("u", "tui-help-undo"), ("l", "table-log"),
    ("m", "tui-help-memory"), ("s", "tui-help-save"), ("r", "tui-help-give-up"),
    ("t", "tui-help-theme"), ("q", "tui-help-leave"),
)  # fmt: skip
"""The keys at the table, with what they do."""


def rules_for(scene: Scene) -> list[str]:
    """The ids of the rules that matter here, the one of the card under the cursor first."""
    spot, family = scene.under, terminal(scene.game)
    ids = [] if spot is None else [_of_spot(scene, spot)]
    if scene.asked:
        ids.append(family.phases.get(scene.plain["phase"], ""))
    return [rule for rule in dict.fromkeys((*ids, *family.more_rules(scene.plain))) if rule]


def _of_spot(scene: Scene, spot: Spot) -> str:
    family = terminal(scene.game)
    if spot.place == ANSWER and (rule := family.answers.get(spot.text.partition("=")[0])):
        return rule
    if spot.place in {ANSWER, ROW}:
        return family.spot_rule(scene, spot)
    return face_of(scene.game, scene.plain, spot.text).rule


def help_lines(scene: Scene) -> list[Line]:
    """The page of help for a scene."""
    voice = scene.voice
    lines: list[Line] = []
    own = terminal(scene.game).own_lines(scene)
    if voice.lang in rulebook.languages():
        for rule_id in rules_for(scene):
            lines += rule_lines(rule_id, voice.lang) or own.get(rule_id, [])
    else:
        lines += in_short(scene)
        for explained in own.values():
            lines += explained
    lines.append(Line(voice("tui-help-keys"), "head"))
    lines += [Line(voice(what), key=key_name(key, voice)) for key, what in KEYS]
    return [*lines, Line(""), Line(voice("tui-help-rules", game=scene.game.name), "soft")]


def in_short(scene: Scene) -> list[Line]:
    """The card under the cursor, where its rule has not been translated."""
    spot = scene.under
    if spot is None or spot.place == ANSWER:
        return []
    face = face_of(scene.game, scene.plain, spot.text, scene.voice)
    ability = [Line(f"{face.ability}.")] if face.ability else []
    return [Line(face.title, "head"), *ability, Line("")]


def rule_lines(rule_id: str, lang: str) -> list[Line]:
    """A rule with its title and source; nothing where somebody's own goal has no page."""
    try:
        rule = rulebook.find(rule_id, lang)
    except rulebook.UnknownRule:
        return []
    spoken = rulebook.language(lang)
    source = f"{spoken.source}: {spoken.sources[rule.source]}"
    lines = [Line(f"{rule.title}  ({source})", "head")]
    for part in rulebook.without_ids(rule.text, lang).split("\n\n"):
        if part.lstrip().startswith("|"):
            lines += [Line(row, "soft") for row in _table(part)]
        else:
            lines.append(Line(_plain(part)))
    return [*lines, Line("")]


def _plain(text: str) -> str:
    """Markdown without its marks."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"[`*]", "", " ".join(text.split()))


def _table(part: str) -> list[str]:
    rows = [[cell.strip() for cell in row.strip().strip("|").split("|")]
            for row in part.strip().splitlines()]  # fmt: skip
    rows = [row for row in rows if not all(set(cell) <= {"-", ":", ""} for cell in row)]
    widths: list[int] = [max(len(row[at]) if at < len(row) else 0 for row in rows)
                         for at in range(max(map(len, rows)))]  # fmt: skip
    # No-break spaces keep the columns when the lines are wrapped.
    return [
        "\u00a0".join(cell.ljust(width).replace(" ", "\u00a0")
                      for cell, width in zip(row, widths, strict=False))
        for row in rows
    ]  # fmt: skip
