// Playouts: uniformly random play to the end, generic over the games.
#pragma once

#include "tanglewood/game.hpp"

namespace tw {

// What many playouts came to: sums, so that they add up in any order.
struct Tally {
  std::int64_t games = 0;
  std::int64_t decisions = 0;
  std::int64_t wins[kMaxSeats]{};  // a shared victory counts for each of its winners
  std::int64_t scores[kMaxSeats]{};
  std::int64_t squares[kMaxSeats]{};  // of the scores, for the spread

  void add(const Tally& other) {
    games += other.games;
    decisions += other.decisions;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      wins[seat] += other.wins[seat];
      scores[seat] += other.scores[seat];
      squares[seat] += other.squares[seat];
    }
  }
  TW_HD void add(const Outcome& end, int steps) {
    ++games;
    decisions += steps;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      wins[seat] += end.winners >> seat & 1;
      scores[seat] += end.scores[seat];
      squares[seat] += std::int64_t{end.scores[seat]} * end.scores[seat];
    }
  }
};

// Play to the end and say how many decisions it took; chance outcomes are not counted.
template <class G, class Rng>
TW_HD int playout(const typename G::Config& config, typename G::State& state, Rng& random) {
  int decisions = 0;
  for (;;) {
    const int seat = G::to_act(state);
    if (seat >= 0) {
      G::apply(config, state, G::pick(config, state, random));
      ++decisions;
    } else if (seat == kChance) {
      G::draw(config, state, random);
    } else {
      return decisions;
    }
  }
}

}  // namespace tw
