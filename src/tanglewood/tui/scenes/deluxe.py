"""The table of Deluxe: the fox table with goals, special cards and poison."""

from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goal_words import goal_text
from tanglewood.games.deluxe.layout import so_far
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink
from tanglewood.tui.faces import card_words
from tanglewood.tui.scene import Scene
from tanglewood.tui.scenes.band import band
from tanglewood.tui.scenes.measures import measures
from tanglewood.tui.scenes.parts import across, frame, known_beside
from tanglewood.tui.scenes.trick import about_round, middle, points_words, standing_words


def draw(canvas: Canvas, scene: Scene) -> None:
    """The whole table."""
    place = measures(canvas)
    assert isinstance(scene.game, DeluxeGame)
    y = 1 + place.gap
    special(canvas, scene, y, place.width)
    y = across(canvas, scene, 1 - max(0, scene.viewer), y) + (place.gap > 1)
    if "band" not in scene.hidden:
        band(canvas, scene, y, place.width, list(scene.game.rules.scores))
    y = place.between(y + 3 + place.gap, place.middle + 3)
    known = known_beside(canvas, scene)
    y = middle(
        canvas, scene, y,
        [*standing_words(scene), *modules(scene), *known],
        [*points_words(scene), *modules(scene, head=False), *known],
        [*standing_words(scene), *modules(scene, with_text=False), *known],
    )  # fmt: skip
    frame(canvas, scene, about_round(scene), y)


def special(canvas: Canvas, scene: Scene, y: int, width: int) -> None:
    """How many special cards are in or, if few, which, in the corner across the table."""
    plain, voice = scene.plain, scene.voice
    if plain["special"]:
        named = ", ".join(card_words(scene.game, voice, it) for it in plain["named"][:3])
        which = named if len(plain["named"]) < 4 else plain["special"]
        words = voice("terms-of", name=voice("option-special"), value=which or plain["special"])
        canvas.right(width - 2, y, words, Ink("soft"))


def modules(scene: Scene, *, with_text: bool = True, head: bool = True) -> list[tuple[str, Ink]]:
    """The goals with how far the viewer and the other have come, if there is room under a head and
    with what they ask for, and what the Hammer named."""
    plain, game, voice = scene.plain, scene.game, scene.voice
    assert isinstance(game, DeluxeGame)
    by_id = {goal.id: goal for goal in game.rules.goals}
    lines: list[tuple[str, Ink]] = []
    if "band" in scene.hidden:
        return lines
    if plain["suit"] is not None:
        suit = voice(f"suit-{plain['suit'][0]}")
        lines.append((voice("tui-hammer", suit=suit), Ink("ember", mark="strong")))
    elif plain["goals"] and head:
        lines.append((voice("tui-goals" if with_text else "tui-goals-short"), Ink("soft")))
    for at, goal_id in enumerate(plain["goals"]):
        goal = by_id[goal_id]
        requirement = voice.say(goal_text(goal)) if with_text else ""
        line = f"{goal.points:+d} {voice.say(goal.title)}"
        if goal.ongoing and not with_text:  # what it asks for says it too
            line = voice("tui-goal-ongoing", goal=line)
        come = so_far(goal, plain, at)
        if come:
            viewer = max(0, scene.viewer)
            line = voice("tui-goal-come", goal=line, you=come[viewer], other=come[1 - viewer])
        lines.append((f"{line}: {requirement}" if requirement else line, Ink("text")))
    return lines
