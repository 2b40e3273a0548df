"""The message `state`, built for one viewer: only through it does a game leave the server.

Everything in it comes from the viewer's view, from the events as the viewer saw them, or from what
everybody at the table knows.
"""

from typing import Any

from tanglewood.core.event import Event, kind_of
from tanglewood.core.game import Game
from tanglewood.core.outcome import Outcome
from tanglewood.core.seat import NOBODY
from tanglewood.server.actions import described
from tanglewood.server.gathering import known_plain
from tanglewood.server.refusal import said
from tanglewood.session.change import OVER, PLAYING, WAITING, TableInfo
from tanglewood.session.dealcode import deal_code
from tanglewood.session.hosted import Hosted
from tanglewood.words import Voice, table_voice

Plain = dict[str, Any]
Already = dict[tuple[int, int], tuple[Event, Plain]]
"""Events in words, by number and identity; the law may use one object for many equal events."""

_WRITTEN_DOWN = frozenset({"round-scored", "round-ended"})
"""What people write down: it stays in sight where they play from memory."""


def event_plain(game: Game[Any], event: Event, voice: Voice, number: int) -> Plain:
    """An event that a viewer saw, as fields, as a message and as an English sentence.

    A `number` of the event's own, of cards or goals, goes by `count`: `number` says when it was.
    """
    fields = game.event_fields(event)
    if "number" in fields:
        fields["count"] = fields.pop("number")
    message = game.message(event)
    return fields | {"words": voice.say(message), "message": message.plain(), "number": number}


def viewer_part(hosted: Hosted, viewer: int, mode: str, since: int, already: Already) -> Plain:
    """What differs by viewer: the view with its marks, the legal actions, the events after `since`.

    `already` is shared by the viewers of one change: an event that all of them see alike is put
    into words once. In the mode `memory`, events before the viewer's last decision come when the
    game is over.
    """
    over, memory = hosted.outcome is not None, mode != "assist"
    reset = since < hosted.reset_at or since > hosted.number or since == 0 or (over and memory)
    own = {"own_words": own_words(hosted.game)} | known_plain(hosted.info) if reset else {}
    if not hosted.started:
        nothing: Plain = {"view": None, "marks": {}, "legal": [], "prompt": None}
        return {"viewer": viewer, "reset": reset, "events": [], **own, **nothing}
    forgotten = hosted.decided(viewer) if memory and not over else 0
    view = hosted.view(viewer)
    plain = (view.from_memory() if memory else view).plain()
    legal = [] if over else described(hosted.game.actions, view.legal)
    if over:  # a game that was given up: nobody acts any more, whatever the position says
        plain["to_act"], plain["legal"] = NOBODY, []
    events, voice = [], table_voice(hosted.game, hosted.names)
    for number, event in hosted.news(viewer, 0 if reset else since):
        if number < forgotten and kind_of(event) not in _WRITTEN_DOWN:
            continue
        found = already.get((number, id(event)))
        if found is None:  # the event is kept beside its words, so that its id stays its own
            found = already[number, id(event)] = (
                event,
                event_plain(hosted.game, event, voice, number),
            )
        events.append(found[1])
    prompt = None if over else hosted.game.prompt(view).plain()
    marks = hosted.game.marks(view)
    seen = {"events": events, "view": plain, "marks": marks, "legal": legal, "prompt": prompt}
    return {"viewer": viewer, "reset": reset, **own, **seen}


def own_words(game: Game[Any]) -> Plain:
    """What the game's own components say, by the id of the message."""
    return {id_: message.plain() for id_, message in game.own_words.items()}


def common_part(hosted: Hosted, info: TableInfo, presence: list[Plain], running: int) -> Plain:
    """What everybody at the table is told: `running` is how long the seat to act has thought."""
    outcome = hosted.outcome
    return {
        "type": "state",
        "table": info.id,
        "status": status_of(hosted),
        "number": hosted.number,
        "to_act": hosted.to_act,
        "chat": may_talk(hosted),
        "clock": _clock(hosted, running),
        "seats": [
            seat | (there if seat["player"] == "human" else {"present": True, "away": None})
            for seat, there in zip(seats_plain(info, hosted), presence, strict=True)
        ],
        "offers": {"resign": sorted(hosted.giving_up), "rematch": sorted(hosted.rematch)},
        "outcome": None if outcome is None else outcome_plain(outcome, hosted.cause),
        "deal": _deal(hosted),
        "rematch": None if info.rematch is None else {"table": info.rematch},
    }


def _deal(hosted: Hosted) -> str | None:
    """The deal code, once it tells nothing any more."""
    if hosted.outcome is None or hosted.source is None:
        return None
    return deal_code(hosted.source)


def status_of(hosted: Hosted) -> str:
    """Where the game stands."""
    if not hosted.started:
        return WAITING
    return PLAYING if hosted.outcome is None else OVER


def may_talk(hosted: Hosted) -> bool:
    """Whether chat is open: a team is silent while its rules say so (`duet.talk`)."""
    if not hosted.started or hosted.outcome is not None:
        return True
    return bool(getattr(hosted.state, "talk", True))


def seats_plain(info: TableInfo, hosted: Hosted | None = None) -> list[Plain]:
    """Who sits where; with the table at hand, who plays there now."""
    found = []
    for seat in info.seats:
        agent = seat.agent
        if hosted is not None and hosted.started:
            now = hosted.players[seat.seat].agent
            agent = None if now == "human" else now
        found.append(
            {
                "seat": seat.seat,
                "player": "human" if agent is None else "ai",
                "name": seat.name,
                "agent": agent,
                "joined": seat.joined,
            }
        )
    return found


def outcome_plain(outcome: Outcome, cause: str) -> Plain:
    """How the game ended."""
    return {
        "ending": outcome.ending.value,
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "rule": outcome.rule,
        **said(outcome.message),
        "cause": cause,
    }


def _clock(hosted: Hosted, running: int) -> Plain | None:
    clock = hosted.clock
    if clock is None:
        return None
    people, seat = hosted.people, hosted.to_act
    left = [time if at in people else None for at, time in enumerate(clock.left)]
    if seat in people:
        left[seat] = clock.left_after(seat, running)
    return {
        "left": left,
        "running": seat if seat in people else None,
        "increment": clock.terms.increment,
    }
