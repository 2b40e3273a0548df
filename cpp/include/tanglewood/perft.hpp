// Perft: how many sequences of exactly `depth` actions a state allows. The end of the game and
// chance that is still open allow none.
#pragma once

#include "tanglewood/game.hpp"

namespace tw {

template <Game G>
std::uint64_t perft(const typename G::Config& config, const typename G::State& state, int depth) {
  if (depth == 0) return 1;
  const auto legal = G::legal(config, state);
  if (depth == 1) return static_cast<std::uint64_t>(legal.size());
  std::uint64_t sum = 0;
  legal.each([&](int action) {
    typename G::State after = state;
    G::apply(config, after, action);
    sum += perft<G>(config, after, depth - 1);
  });
  return sum;
}

}  // namespace tw
