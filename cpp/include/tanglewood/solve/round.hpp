// A fox round solved: its value with all cards open, the best action, the value of every action.
#pragma once

#include <optional>

#include "tanglewood/solve/fox.hpp"

namespace tw::solve {

class FoxSolver {
 public:
  using Value = Goals::Value;

  void begin(const fox::Config& config, const fox::State& root, const Goals& goals,
             Limit limit = {}) {
    goals_ = &goals;
    search_.begin(config, root, goals, limit);
  }
  std::uint64_t nodes() const { return search_.nodes(); }

  // Nothing if the limit was reached. `guess` is where the search begins; a good one saves time.
  std::optional<Solved> solve(const fox::State& s, Value guess = 0) {
    const Value value = exactly(s, guess);
    int chosen = -1;
    if (s.to_act >= 0) {
      fox::legal(s).each([&](int action) {
        if (chosen >= 0 || search_.stopped()) return;
        fox::State after = s;
        fox::apply(search_.config(), after, action);
        const bool reaches = s.to_act == 0 ? search_.value(after, value - 1, value) >= value
                                           : search_.value(after, value, value + 1) <= value;
        if (reaches) chosen = action;
      });
    }
    if (search_.stopped()) return {};
    return Solved{value, chosen};
  }

  // The value of each legal action, ascending by action; false if the limit was reached.
  template <class F>
  bool values(const fox::State& s, Value guess, F&& tell) {
    fox::legal(s).each([&](int action) {
      if (search_.stopped()) return;
      fox::State after = s;
      fox::apply(search_.config(), after, action);
      const Value value = guess = exactly(after, guess);
      if (!search_.stopped()) tell(action, value);
    });
    return !search_.stopped();
  }

  // The value for seat 0, by narrowing it down with windows of no width from the guess.
  Value exactly(const fox::State& s, Value guess) {
    Value low = -FoxSearch::kFar, high = FoxSearch::kFar;
    while (low < high && !search_.stopped()) {
      const Value test = guess == low ? guess + 1 : guess;
      guess = search_.value(s, test - 1, test);
      (guess < test ? high : low) = guess;
    }
    return low;
  }

 private:
  const Goals* goals_ = nullptr;
  FoxSearch search_;
};

}  // namespace tw::solve
