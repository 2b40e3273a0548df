"""The table of Into the Woods: the players, the row with its tokens and deck, the hand."""

from typing import Any

from tanglewood.tui.canvas import Canvas
from tanglewood.tui.cards import CardBox, draw_back, draw_card
from tanglewood.tui.choosing import ROW, Spot
from tanglewood.tui.colours import Ink, Look
from tanglewood.tui.faces import face_of
from tanglewood.tui.scene import Scene
from tanglewood.tui.scenes.measures import Measures, measures
from tanglewood.tui.scenes.parts import frame
from tanglewood.words import Voice

LEAST_HEIGHT = 24


def draw(canvas: Canvas, scene: Scene) -> None:
    """The whole table."""
    plain, place = scene.plain, measures(canvas)
    crowded = plain["players"] == 5 and canvas.height == LEAST_HEIGHT
    y = _players(canvas, scene, 1 + place.gap, place.width) + place.gap
    wide = card_width(place)
    x = max(0, (place.width - 5 * (wide + 1) - 17) // 2)
    if crowded:  # a line is won for what happened
        text = f"{canvas.look.sign('token')} {scene.voice('tui-tokens-first', n=plain['left'])}"
        canvas.put(2, 1, text, Ink("amber", mark="strong"))
        y -= 1
    else:
        y = place.between(y, place.middle + 4)
        _tokens(canvas, scene, x + 1, y)
    y = _row(canvas, scene, x, y, place)
    alone = plain["players"] == 1
    voice = scene.voice
    about = voice("tui-alone") if alone else voice("players-exact", low=plain["players"])
    frame(canvas, scene, about + _decks(plain, voice), y)


def card_width(place: Measures) -> int:
    """How wide the cards of the row are: five, with the deck and the discards beside them."""
    return max(11, min(place.card, (place.width - 22) // 5))


def _decks(plain: dict[str, Any], voice: Voice) -> str:
    """How long the game goes on, where the deck is renewed once (`woods.deck.more`)."""
    if plain["players"] < 3:
        return ""
    return f" · {voice('tui-deck-again' if plain['reshuffles'] else 'tui-deck-last')}"


def _players(canvas: Canvas, scene: Scene, y: int, width: int) -> int:
    """One line per player: name, points, tokens, cards, sets; the row after them."""
    plain, look = scene.plain, canvas.look
    alone = plain["players"] == 1
    canvas.put(4, y, "", Ink("soft"))
    voice = scene.voice
    heads = ((32, voice("tui-head-points")), (40, "" if alone else voice("tui-head-tokens")),
             (47, voice("tui-head-cards")))  # fmt: skip
    for end, text in heads:
        canvas.right(end, y, text, Ink("soft"))
    canvas.put(50, y, voice("tui-head-trade"), Ink("soft"))
    canvas.put(64, y, voice("tui-head-sets"), Ink("soft"))
    for seat, sets in enumerate(plain["pockets"]):
        y += 1
        you, acts = seat == plain["viewer"], seat == plain["to_act"]
        ink = Ink("text", mark="strong") if you else Ink("text")
        canvas.put(2, y, look.sign("cursor") if acts else " ", Ink("ember", mark="strong"))
        canvas.put(
            4,
            y,
            _name(scene, seat),
            ink,
            20,
        )
        canvas.right(32, y, str(plain["scores"][seat]), ink)
        if not alone:
            canvas.right(40, y, str(plain["tokens"][seat]), Ink("soft"))
        canvas.right(47, y, str(plain["counts"][seat]), Ink("soft"))
        canvas.put(50, y, _trade(scene, seat, look), Ink("soft"))
        text = " ".join(f"3×{value}" for value in sets) or look.sign("dash")
        if len(text) > width - 65:
            text = " ".join(map(str, sets))
        end = canvas.put(64, y, text, Ink("good" if sets else "soft"), width - 65)
        canvas.area(f"pocket:{seat}", 4, y, end - 4, 1)
    return y + 1


def _name(scene: Scene, seat: int) -> str:
    """A player's name, and which of them is you, unless the name says so."""
    name, voice = scene.names[seat], scene.voice
    if seat != scene.viewer or name == voice("seat-you"):
        return name
    return voice("tui-own-name", name=name)


def _trade(scene: Scene, seat: int, look: Look) -> str:
    """What a player traded since the last decision here, with a sign for a token."""
    trade = scene.trades.get(seat)
    if trade is None:
        return ""
    voice, taken = scene.voice, "+".join(map(str, trade["taken"]))
    token = f" {look.sign('token')}" if trade["token"] else ""
    return voice("tui-do-trade", card=str(trade["discard"]), cards=taken) + token


def _tokens(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The tokens over the far end of the row; alone there are none."""
    if scene.plain["players"] > 1:
        left = scene.plain["left"]
        stack = canvas.look.sign("token") * min(left, 8)
        text = f"{stack} {scene.voice('tui-tokens', n=left)}".strip()
        end = canvas.put(x, y, text, Ink("amber", mark="strong"))
        canvas.area("tokens", x, y, end - x, 1)


def _row(canvas: Canvas, scene: Scene, x: int, y: int, place: Measures) -> int:
    """The row from the far end, under its tokens, to the deck; the line after it."""
    plain, rows, wide = scene.plain, place.middle, card_width(place)
    keys = y + rows + 3
    spots = scene.of(ROW)
    # The picked cards come last: their frames lie over their neighbours'.
    for spot in sorted(spots, key=lambda it: (it.at in scene.slots, scene.is_under(it))):
        _slot(canvas, scene, spot, x=x + spot.at * (wide + 1), y=y + 1, place=place)
    x += len(spots) * (wide + 1)
    if not plain["row"]:
        canvas.put(x + 2, y + 3, scene.voice("tui-row-empty"), Ink("soft"))
        x += 22
    draw_back(CardBox(canvas, x + 1, y + 1, 5, rows), str(plain["deck"]))
    canvas.area("deck", x + 1, y + 1, 7, rows + 2)
    canvas.centre(x + 1, keys, 7, scene.voice("tui-deck"), Ink("soft"))
    x += 9
    if plain["discards"]:
        canvas.put(x, y + 2, scene.voice("tui-discards"), Ink("soft"))
        counts = [(value, plain["discards"].count(value)) for value in range(2, 9)]
        piles = [f"{count}×{value}" for value, count in counts if count]
        for row in range(0, len(piles), 2):
            canvas.put(x, y + 3 + row // 2, " ".join(piles[row : row + 2]), Ink("soft"))
    return keys + 1


def _slot(canvas: Canvas, scene: Scene, spot: Spot, x: int, y: int, place: Measures) -> None:
    """A card of the row, with its key below."""
    rows, wide = place.middle, card_width(place)
    under, chosen = scene.is_under(spot), spot.at in scene.slots
    face = face_of(scene.game, scene.plain, spot.text, scene.voice)
    state = "pick" if under or chosen else "open" if spot.legal else "idle"
    if scene.held and not (spot.legal or chosen or under):
        state = "dim"
    draw_card(CardBox(canvas, x, y, wide, rows), face, state)
    canvas.place(x, y, wide + 1, rows + 3, spot)
    if chosen:
        canvas.centre(
            x + 1, y + rows + 2, wide, scene.voice("tui-chosen"), Ink("ember", mark="strong")
        )
    elif spot.key:
        text = f"[{spot.key}]" if spot.legal else spot.key
        ink = Ink("ember", mark="strong") if spot.legal else Ink("soft", mark="weak")
        canvas.centre(x + 1, y + rows + 2, wide, text, ink)
