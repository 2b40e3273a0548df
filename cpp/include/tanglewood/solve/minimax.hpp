// The value of a fox round by trying every line of play over the rules as they are: no window, no
// table, nothing left out. Slow; it is there to check the solver.
#pragma once

#include "tanglewood/fox/rules.hpp"
#include "tanglewood/solve/goals.hpp"

namespace tw::solve {

inline Goals::Value minimax(const fox::Config& config, const fox::State& s, const Goals& goals,
                            const std::uint8_t* before) {
  if (s.to_act < 0) {
    return goals.value[s.tricks[0]][s.treasure[0] - before[0]][s.treasure[1] - before[1]];
  }
  Goals::Value best = s.to_act == 0 ? -(1 << 30) : 1 << 30;
  fox::legal(s).each([&](int action) {
    fox::State after = s;
    fox::apply(config, after, action);
    const Goals::Value found = minimax(config, after, goals, before);
    best = s.to_act == 0 ? std::max(best, found) : std::min(best, found);
  });
  return best;
}

// The round's end is the end, whatever the target.
inline Goals::Value minimax(const fox::Config& config, const fox::State& root, const Goals& goals) {
  fox::Config round = config;
  round.target = 0;
  return minimax(round, root, goals, root.treasure);
}

}  // namespace tw::solve
