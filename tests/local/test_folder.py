"""What the folder without a server is made of: the parts of the package that its worker gets, and
what is written for everybody."""

import json
import subprocess
import sys
from pathlib import Path

from static_site import pack

from tanglewood.agents.registry import agents_for
from tanglewood.games.registry import GAMES
from tanglewood.local.catalogue import files
from tanglewood.rulebook import PAGES
from tanglewood.words import languages

PROGRAM = """
import json, sys
sys.path.insert(0, sys.argv[1])
from tanglewood.local.bridge import start
bridge = start()
def call(**asked):
    return json.loads(bridge.call(json.dumps(asked)))
for game, seats in json.loads(sys.argv[2]).items():
    wish = json.dumps({"game": game, "seats": [{"player": "ai", "agent": seat} for seat in seats]})
    status, text = call(do="ask", method="POST", path="/api/tables", body=wish)["answer"]
    assert status == 200, text
    table = json.loads(text)["table"]
    call(do="open", link=game, table=table)
    call(do="hear", link=game, text='{"type": "join", "words": false}')
    for _ in range(3):
        call(do="work")
    call(do="close", link=game)
assert not any(name.startswith("tanglewood.words") for name in sys.modules)
print(sys.modules["tanglewood"].__file__)
"""


def test_the_packed_rooms_are_all_that_a_table_needs(tmp_path: Path) -> None:
    """Without what is installed here: an archive of its own, and the standard library."""
    archive = tmp_path / "tanglewood.zip"
    pack(archive)
    seats = {game: ("hazel",) * max(2, GAMES[game].players[0]) for game in GAMES}
    program = [sys.executable, "-S", "-c", PROGRAM, str(archive), json.dumps(seats)]
    done = subprocess.run(program, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert str(archive) in done.stdout


def test_what_is_written_for_everybody_is_complete() -> None:
    found = files()
    assert {f"rules/{page}.{lang}" for page in PAGES for lang in languages()} < found.keys()
    assert not {"chat", "qr"} & set(found["hello"]["capabilities"])
    for game, plain in found["games"].items():
        assert plain["agents"] == list(agents_for(game))
        assert plain["levels"][5]["name"] == "old-oak"
    assert all(it["message"] for one in found["privacy"]["sections"] for it in one["sentences"])
