"""What is told is written straight as JSON, to the same bytes as its plain values."""

import asyncio
import random
from typing import Any

import pytest

from tanglewood.cards.cards import Cards
from tanglewood.cards.duet import DuetCards
from tanglewood.cards.fox import FoxCards
from tanglewood.core.message import Message, Who
from tanglewood.games.registry import GAMES, load
from tanglewood.protocol.actions import describe_actions, written_actions
from tanglewood.protocol.encoding import encoded
from tanglewood.protocol.writing import Remembering, writer, written_message
from tanglewood.server.inbox import Inbox


@pytest.mark.parametrize("kind", [FoxCards, DuetCards])
def test_sets_of_cards(kind: type[Cards[Any]]) -> None:
    write, luck = writer(kind, kind.plain), random.Random(5)
    for mask in (0, *(luck.getrandbits(len(kind.card.all)) for _ in range(200))):
        cards = kind.from_mask(mask)
        assert write(cards) == encoded(cards.plain())


@pytest.mark.parametrize("name", GAMES)
def test_legal_actions(name: str) -> None:
    state = load(name).start(seed=3)
    table = state.game.actions
    assert written_actions(table, state.legal) == encoded(describe_actions(table, state.legal))


def test_messages_that_differ_only_in_what_an_argument_is() -> None:
    for message in (
        Message("ask-other", who=Who(1)),
        Message("ask-other", who=Who(0)),
        Message("ask-other", who=1),
        Message("ask-other", who=(1,)),
        Message("ask-over"),
    ):
        assert written_message(message) == encoded(message.plain())


def test_what_is_remembered_stays_little() -> None:
    remembering = Remembering(encoded)
    for number in range(5000):
        assert remembering[number] == encoded(number)
    assert len(remembering) < 1000


def test_a_reader_who_leaves_takes_no_message_along() -> None:
    async def check() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait("first")
        reader.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reader
        inbox.put_nowait("second")
        assert [await inbox.get(), await inbox.get()] == ["first", "second"]
        assert inbox.empty()

    asyncio.run(check())
