"""The uniform agent plays every legal action equally often, and repeats itself on demand."""

from collections import Counter

from tanglewood.agents import AGENTS, agent
from tanglewood.agents.uniform import Uniform
from tanglewood.core.chance import Stream
from tanglewood.games.registry import load


def test_every_agent_has_its_name() -> None:
    assert all(agent(name).name == name for name in AGENTS)


def test_a_choice_is_legal_and_can_be_repeated() -> None:
    state = load("fox").start(seed=1)
    view = state.view(state.to_act)
    for seed in range(20):
        chosen = Uniform().choose(view, Stream(seed))
        assert chosen in state.legal
        assert chosen is Uniform().choose(view, Stream(seed))


def test_all_choices_are_about_equally_frequent() -> None:
    state = load("fox").start(seed=1)
    view, source = state.view(state.to_act), Stream(4)
    found = Counter(Uniform().choose(view, source) for _ in range(13_000))
    assert len(found) == 13
    assert all(850 < count < 1150 for count in found.values())


def test_random_is_another_name_of_uniform() -> None:
    view = load("fox").start(seed=3).view(0)
    random = agent("random")
    assert random.name == "random"
    assert random.choose(view, Stream(1)) is agent("uniform").choose(view, Stream(1))
