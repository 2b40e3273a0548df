"""How well a network's look ahead and the search tell actions apart in fox.

    python bench/ahead.py [--target N] [--positions N] [--rounds N]

The measure is the network's own play to the end of the round, this many rounds for each action, in
worlds that fit. Printed is the root mean square error of differences between actions, what is given
away by taking what each thinks best, and processor time. (What the other learns of the viewer's
later plays beyond the cards is left out of these rounds.)
"""

import argparse
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, cast

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.search import think
from tanglewood.agents.search.match import GAME
from tanglewood.analysis.networks.ahead_fox import evenly, look, mean, over
from tanglewood.analysis.networks.inputs.fox import AT
from tanglewood.analysis.networks.inputs.versus import moved_near
from tanglewood.analysis.networks.learned import drawn, network
from tanglewood.analysis.networks.past_fox import SIZE, Past
from tanglewood.analysis.search import Standpoint
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.games.fox.state import FoxState

Values = dict[Action, float]


def truth(view: Any, rounds: int) -> Values:
    """What every action brings when both play on as the network does."""
    here = Standpoint(view.game, view)
    worlds = evenly(here.plausible(4 * rounds, 7, policy=view.name), rounds)
    actions, asked, found = view.game.actions, network(view.name), {}
    for action in view.legal:
        total = 0.0
        for number, world in enumerate(worlds):
            luck, memory = Stream(9, number), Past(view).with_action(action)
            deck, after = world.position()[0][5], world.copy()
            after.apply(action.index)
            while after.to_act >= 0 and sum(after.position()[3]) >= sum(view.tricks):
                seen = moved_near(memory.observation(deck, after), AT, view.target)
                outputs = asked.outputs(seen)
                liked = {actions[index]: outputs[index] for index in after.legal}
                answer, who = drawn(liked, max(liked.values()), luck), after.to_act
                after.apply(answer.index)
                if who != view.viewer:
                    memory = memory.and_then(answer)
                elif answer.index < SIZE:
                    memory = memory._replace(gone=memory.gone | 1 << answer.index)
            won, points, _ = over(view, cast(FoxState, here.standing), after)
            total += won if view.target else points
        found[action] = total / len(worlds)
    return found


def main() -> None:
    """Draw positions, and let everybody judge them."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--target", type=int, default=0)
    wanted.add_argument("--positions", type=int, default=25)
    wanted.add_argument("--rounds", type=int, default=240)
    args = wanted.parse_args()

    def looked(view: Any) -> Values:
        return {it.action: mean(it.win if args.target else it.points)[0] for it in look(view, 1)}

    def searched(iterations: int) -> Callable[[Any], Values]:
        def judge(view: Any) -> Values:
            tried = think(view, iterations, 1).looked_at.tried
            return {it.action: (it.mean / GAME + 1) / 2 if args.target else it.mean for it in tried}

        return judge

    judges = {"look ahead": looked} | {f"search {n}": searched(n) for n in (1000, 2000, 4000)}
    sums = {name: [0.0, 0.0, 0.0, 0.0] for name in judges}
    game, player, chance, done = (
        tw.load("fox", target=args.target),
        agent("learned-mixed"),
        Random(5),
        0,
    )
    seed = 100
    while done < args.positions:
        seed, state, source = seed + 1, game.start(seed=seed + 1), Stream(seed + 1)
        for _ in range(chance.randrange(1, 26)):
            state = state.apply(player.choose(state.view(state.to_act), source))
        if state.outcome is not None or len(state.legal) < 2:
            continue
        done, view = done + 1, state.view(state.to_act)
        right = truth(view, args.rounds)
        for name, judge in judges.items():
            began = process_time()
            values = judge(view)
            spent = process_time() - began
            level = sum(right[it] - values[it] for it in values) / len(values)
            sums[name][0] += sum((values[it] + level - right[it]) ** 2 for it in values)
            sums[name][1] += len(values)
            sums[name][2] += max(right.values()) - right[max(values, key=lambda it: values[it])]
            sums[name][3] += spent
    for name, (squares, count, given, spent) in sums.items():
        off = (squares / count) ** 0.5
        print(
            f"{name:12} off {off:.3f}, given away {given / done:.3f}, {1000 * spent / done:.1f} ms"
        )


if __name__ == "__main__":
    main()
