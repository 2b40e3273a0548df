"""The shuffles that the page's own check is tried on are those of the law."""

import json
from pathlib import Path

import msgspec

from tanglewood.games.registry import GAMES
from tanglewood.record.proof import draws
from tanglewood.server.shuffles import DrawPlain, RevealPlain, ShuffleAnswer
from tests.record.shuffled import finished

FILE = Path(__file__).resolve().parents[2] / "web" / "tests" / "fixtures" / "shuffles.json"


def shuffles() -> dict[str, object]:
    """What the server tells of a finished game of every ruleset."""
    found: dict[str, object] = {}
    for name in GAMES:
        record = finished(name)
        assert record.shuffle is not None
        drawn = [DrawPlain(*draw) for draw in draws(record)]
        reveal = msgspec.convert(record.shuffle.plain(), RevealPlain)
        found[name] = msgspec.to_builtins(ShuffleAnswer(name, False, reveal, drawn))
    return found


def test_the_file_is_what_the_server_tells() -> None:
    """`python -m tests.web.test_shuffle_fixture` writes it again."""
    assert json.loads(FILE.read_text("utf-8")) == shuffles()


if __name__ == "__main__":
    FILE.write_text(json.dumps(shuffles(), ensure_ascii=False) + "\n", encoding="utf-8")
