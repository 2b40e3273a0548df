"""Trains a small network by PPO in self-play on rounds of fox, with NumPy alone, on one core.

    python examples/ppo_fox.py --save fox.npz                 # train, then meet the heuristic agent
    python examples/ppo_fox.py --load fox.npz --deals 2000    # measure again

256 rounds run side by side in the kernel; both seats are played by the network. What a seat sees
goes through two layers to one number per action, the probability of playing it, and to one that
says how the round will end. Docs: docs/vector.md.
"""

import argparse
import os
import time
from itertools import permutations
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small gain nothing from more

import numpy as np

import tanglewood as tw
from tanglewood.adapters.batched import Batched
from tanglewood.arena.figures import Mean, mean_of
from tanglewood.observing import observed

GAMES, STEPS, HIDDEN = 256, 64, 128
CLIP, ENTROPY, LAMBDA, EPOCHS, PARTS = 0.2, 0.01, 0.95, 2, 8
RATE = 2.5e-3

Array = Any
Weights = dict[str, Array]


ORDERS = list(permutations(range(3)))
CARDS = [[11 * suit + rank for suit in order for rank in range(11)] for order in ORDERS]
COLUMNS = np.array([[33 * plane + card for plane in range(9) for card in cards] for cards in CARDS])
ACTIONS = np.array(
    [[*cards, *(33 + c for c in cards), 66, *(67 + c for c in cards)] for cards in CARDS]
)
TRICKS = np.eye(14, dtype=np.float32)
INPUTS = 9 * 33 + 5 + 2 * 14 + 11


def turned(observations: Array) -> Array:
    """Which order of the suits to look at each row in. Suits are alike but for their part in the
    game, so trump comes first, then the suit led, then the longer one: a sixth to learn."""
    suits = observations[:, :99].reshape(-1, 3, 3, 11).sum(3, dtype=np.int32)
    weight = 1000 * suits[:, 1] + 100 * suits[:, 2] + suits[:, 0]
    order = np.argsort(-weight, axis=1, kind="stable")
    return 2 * order[:, 0] + (order[:, 1] > order[:, 2])


def inputs(observations: Array, turn: Array) -> Array:
    """Sets in that order of suits as 0 and 1, tricks won as one of fourteen, counts scaled."""
    sets = np.take_along_axis(observations, COLUMNS[turn], 1)
    counts = observations[:, 302:313].astype(np.float32) / 8
    tricks = TRICKS[observations[:, 302]], TRICKS[observations[:, 303]]
    return np.hstack([sets.astype(np.float32), observations[:, 297:302], *tricks, counts])


def fresh(actions: int, random: np.random.Generator) -> Weights:
    """A network that knows nothing: it plays all legal actions alike."""
    h = HIDDEN
    sizes = {"a": (INPUTS, h), "b": (h, h), "p": (h, actions), "v": (h, 1)}
    spread = {"a": 0.06, "b": 0.12, "p": 0.001, "v": 0.01}
    weights: Weights = {}
    for name, size in sizes.items():
        weights[name] = random.normal(0, spread[name], size).astype(np.float32)
        weights[name + "0"] = np.zeros(size[1], np.float32)
    return weights


def forward(w: Weights, x: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
    """Both hidden layers, the probabilities of the actions, and the value."""
    one = np.maximum(x @ w["a"] + w["a0"], 0)
    two = np.maximum(one @ w["b"] + w["b0"], 0)
    logits = np.where(masks, two @ w["p"] + w["p0"], -1e9)
    logits -= logits.max(1, keepdims=True)
    odds = np.exp(logits)
    odds /= odds.sum(1, keepdims=True)
    return one, two, odds, np.tanh(two @ w["v"] + w["v0"])[:, 0]


def drawn(odds: Array, random: np.random.Generator) -> Array:
    """An action for every row, by its probabilities."""
    race = random.standard_exponential(odds.shape, np.float32) + np.float32(1e-20)
    return (odds / race).argmax(1).astype(np.int32)


class Adam:
    """The usual steps down a gradient."""

    def __init__(self, weights: Weights) -> None:
        self.w, self.t = weights, 0
        self.m = {name: np.zeros_like(array) for name, array in weights.items()}
        self.s = {name: np.zeros_like(array) for name, array in weights.items()}

    def step(self, gradient: Weights, rate: float) -> None:
        self.t += 1
        size = np.sqrt(sum(float((g * g).sum()) for g in gradient.values()))
        shrink = min(1.0, 1.0 / (size + 1e-8))
        fix = np.sqrt(1 - 0.999**self.t) / (1 - 0.9**self.t)
        for name, g in gradient.items():
            g = g * shrink
            self.m[name] += 0.1 * (g - self.m[name])
            self.s[name] += 0.001 * (g * g - self.s[name])
            self.w[name] -= rate * fix * self.m[name] / (np.sqrt(self.s[name]) + 1e-8)


def gathered(games: Batched, w: Weights, random: np.random.Generator) -> tuple[Array, ...]:
    """STEPS decisions of every game, with the advantage and the return of each.

    A seat's next decision comes some steps later, so the sums run back by game and seat.
    """
    size = (STEPS, GAMES)
    seen = np.empty((*size, INPUTS), np.float32)
    masks = np.empty((*size, games.actions), bool)
    chosen, odds_then = np.empty(size, np.int32), np.empty(size, np.float32)
    values, seats = np.empty(size, np.float32), np.empty(size, np.int8)
    rewards, done = np.empty((*size, 2), np.float32), np.empty(size, bool)
    every = np.arange(GAMES)
    for t in range(STEPS):
        turn = turned(games.observations)
        seen[t], seats[t] = inputs(games.observations, turn), games.to_act
        masks[t] = np.take_along_axis(games.masks, ACTIONS[turn], 1)
        *_, odds, values[t] = forward(w, seen[t], masks[t])
        chosen[t] = drawn(odds, random)
        odds_then[t] = odds[every, chosen[t]]
        games.step(ACTIONS[turn, chosen[t]])
        rewards[t], done[t] = games.rewards, games.done
    last = forward(w, inputs(games.observations, turned(games.observations)), masks[-1])[-1]
    coming = np.empty((GAMES, 2), np.float32)  # the value of each seat's next decision
    coming[every, games.to_act], coming[every, 1 - games.to_act] = last, -last
    ahead, paid = np.zeros((GAMES, 2), np.float32), np.zeros((GAMES, 2), np.float32)
    better = np.empty(size, np.float32)
    for t in range(STEPS - 1, -1, -1):
        over = done[t]
        coming[over], ahead[over], paid[over] = 0, 0, rewards[t, over]
        at = (every, seats[t])
        better[t] = paid[at] + coming[at] - values[t] + LAMBDA * ahead[at]
        coming[at], ahead[at], paid[at] = values[t], better[t], 0
    flat = STEPS * GAMES
    return (
        seen.reshape(flat, -1), masks.reshape(flat, -1), chosen.reshape(flat),
        odds_then.reshape(flat), better.reshape(flat), (better + values).reshape(flat),
    )  # fmt: skip


def gradient(w: Weights, part: tuple[Array, ...]) -> Weights:
    """The slope of PPO's clipped loss, the value's error and the entropy, by hand."""
    x, masks, chosen, odds_then, better, returns = part
    rows, n = np.arange(len(x)), len(x)
    one, two, odds, value = forward(w, x, masks)
    better = (better - better.mean()) / (better.std() + 1e-6)
    ratio = odds[rows, chosen] / odds_then
    useless = ((ratio > 1 + CLIP) & (better > 0)) | ((ratio < 1 - CLIP) & (better < 0))
    pull = np.where(useless, 0, ratio * better)
    d_logits = odds * pull[:, None]
    d_logits[rows, chosen] -= pull
    logs = np.log(odds + 1e-9)
    d_logits += ENTROPY * odds * (logs - (odds * logs).sum(1, keepdims=True))
    d_logits *= masks / np.float32(n)
    d_value = ((value - returns) * (1 - value**2) / n)[:, None].astype(np.float32)
    d_two = (d_logits @ w["p"].T + d_value @ w["v"].T) * (two > 0)
    d_one = (d_two @ w["b"].T) * (one > 0)
    found: Weights = {}
    for name, before, after in (
        ("p", two, d_logits), ("v", two, d_value), ("b", one, d_two), ("a", x, d_one),
    ):  # fmt: skip
        found[name], found[name + "0"] = before.T @ after, after.sum(0)
    return found


def train(decisions: int, seed: int) -> Weights:
    """Self-play for so many decisions."""
    random = np.random.default_rng(seed)
    games = Batched("fox", GAMES, seed, target=0)
    w = fresh(games.actions, random)
    adam, told = Adam(w), 0.0
    for number in range(0, decisions, STEPS * GAMES):
        batch = gathered(games, w, random)
        rate = RATE * (1.02 - number / decisions)
        for _ in range(EPOCHS):
            for rows in np.array_split(random.permutation(len(batch[0])), PARTS):
                adam.step(gradient(w, tuple(array[rows] for array in batch)), rate)
        if time.process_time() - told > 20:
            told = time.process_time()
            error = float(np.mean(batch[4] ** 2))
            print(
                f"{told:5.0f} s of one core, {number:11,} decisions, error {error:.3f}", flush=True
            )
    return w


class Network:
    """The network as an agent: it plays the likeliest action."""

    name = "ppo"

    def __init__(self, weights: Weights) -> None:
        self.w = weights

    def choose(self, view: tw.View, source: tw.Stream) -> tw.Action:
        seen = np.frombuffer(observed(view), np.uint8)[None]
        turn = turned(seen)
        mask = np.zeros(len(view.game.actions), bool)
        mask[[action.index for action in view.legal]] = True
        *_, odds, _ = forward(self.w, inputs(seen, turn), mask[ACTIONS[turn]])
        return view.game.actions[int(ACTIONS[turn[0], odds[0].argmax()])]


def measured(w: Weights, deals: int, seed: int) -> tuple[Mean, Mean]:
    """Wins and points per round against the heuristic agent, every deal played both ways round."""
    game, ours, theirs = tw.load("fox", target=0), Network(w), tw.agent("heuristic")
    wins, points = [], []
    for number in range(deals):
        first = tw.playout(game, [ours, theirs], seed * 1_000_003 + number).outcome
        second = tw.playout(game, [theirs, ours], seed * 1_000_003 + number).outcome
        won = [0.5 if not end.winners else float(seat in end.winners)
               for seat, end in enumerate((first, second))]  # fmt: skip
        wins.append(sum(won) / 2)
        gained = first.scores[0] - first.scores[1] + second.scores[1] - second.scores[0]
        points.append(gained / 2)
    return mean_of(wins), mean_of(points)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--decisions", type=int, default=10_000_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--deals", type=int, default=1000)
    asked.add_argument("--save")
    asked.add_argument("--load")
    given = asked.parse_args()
    if given.load:
        with np.load(given.load) as kept:
            weights = dict(kept)
    else:
        weights = train(given.decisions, given.seed)
    if given.save:
        np.savez(given.save, **weights)
    wins, points = measured(weights, given.deals, given.seed)
    print(
        f"against heuristic on {given.deals} deals, both ways round: "
        f"wins {wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%}), "
        f"points per round {points.value:+.2f} ({points.low:+.2f} to {points.high:+.2f})"
    )


if __name__ == "__main__":
    main()
