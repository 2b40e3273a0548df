"""A new special card touches few files: its own, the deck and the list of the cards.

`CONTRIBUTING.md` shows this card as its example. It is put into a copy of the package, and games
are played with it there, by the law.
"""

import subprocess
import sys
import sysconfig
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import tanglewood as tw

MOST = 6
"""Python files that a special card may touch."""
DECLARED = {
    "cards/fox.py": [('"Mirror": 0,', '"Mirror": 0, "Lantern": 10,')],
    "games/deluxe/special/module.py": [
        ("hammer, potion,", "hammer, lantern, potion,"),
        ("crown.ADDED,", "crown.ADDED, lantern.LANTERN,"),
    ],
}
SAID = {
    "cards": "card-special-lantern = Lantern",
    "events": "event-glowed = The Lantern glows: { $who } loses the trick.",
    "prompts": "ask-glow = The Lantern: shall it glow?",
    "refusals": "asked-glow = The Lantern was played second: let it glow, or don't.",
}
PLAYED = """
import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.search.agent import Ismcts
from tanglewood.core.layout import prompt
from tanglewood.games.deluxe.phase import CHOICES
from tanglewood.kernel import available
from tanglewood.observing import layout, observed
from tanglewood.record import Record, check
from tanglewood.record.plain import dump, parse_json
from tanglewood.session import playout

assert not available()
glowed = 0
for special in (["Lantern"], ["Lantern", "Mirror", "Hammer"], 10, 3):
    game = tw.load("deluxe", special=special, target=0)
    for seats in (["uniform", "heuristic"], ["heuristic", "heuristic"]):
        for seed in range(12):
            played = playout(game, [agent(name) for name in seats], seed)
            record = Record.parse(parse_json(dump(played.record.plain())))
            state = check(record).state
            for viewer in (0, 1, tw.SPECTATOR):
                view = state.view(viewer)
                dump(view.plain())
                told = [str(game.message(event)) for event in view.log]
            glowed += any("glows" in sentence for sentence in told)
            assert len(observed(state.view(0))) == layout("deluxe").FEATURES
assert glowed, "the Lantern never glowed"
game = tw.load("deluxe", special=["Lantern"], target=0)
playout(game, [Ismcts(15), agent("uniform")], 3)

state = game.position(
    "0:B2,M1 1:Lantern,M2 decree=K3 deck=K5,K6 special=Lantern tricks=5-6 leader=0"
)
state = state.apply("B2").apply("Lantern")
assert str(prompt(state.view(1))) == "The Lantern: shall it glow?"
assert str(state.legal) == "glow, glow=no"
assert state.apply("glow").leader == 0, "a glowing Lantern loses"
assert state.apply("glow=no").leader == 1, "a dark one is a 10"
assert "glow" in CHOICES
print("played")
"""


def test_a_new_special_card_touches_at_most_six_python_files(tmp_path: Path) -> None:
    copied = tmp_path / "tanglewood"
    leave = ignore_patterns("*.so", "__pycache__", "static")
    copytree(Path(tw.__file__).parent, copied, ignore=leave)
    copy(Path(__file__).parent / "lantern.py", copied / "games" / "deluxe" / "special")
    for name, changes in DECLARED.items():
        text = (copied / name).read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{old!r} in {name}"
            text = text.replace(old, new)
        (copied / name).write_text(text, encoding="utf-8")
    for name, message in SAID.items():
        with (copied / "words" / "en" / f"{name}.ftl").open("a", encoding="utf-8") as file:
            file.write(f"\n{message}\n")
    assert len(DECLARED) + 1 <= MOST
    libraries = ":".join([str(tmp_path), sysconfig.get_path("purelib")])
    done = subprocess.run(  # without site, which would find the package that is installed
        [sys.executable, "-S", "-c", PLAYED],
        env={"PYTHONPATH": libraries},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "played\n", done.stderr


def test_the_page_for_contributors_shows_the_same_lines() -> None:
    page = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for changes in DECLARED.values():
        for _, new in changes:
            assert new in page
    assert "tests/toys/lantern.py" in page
