// How far a search looks and what it hopes for: its end of the game and its worth, 0 … 1 for each
// seat.
//
// An outlook has
//   config()                          the rules that the search plays by
//   bool over(state)                  nothing to decide any more
//   int finish(state, random, worth)  goes on from a leaf to the end by a quick policy, writes what
//                                     the end is worth to each seat, and says which end it was
// Games have outlooks of their own; Whole serves every game: random play to the very end, a win is
// worth 1.
#pragma once

#include "tanglewood/game.hpp"
#include "tanglewood/playout.hpp"
#include "tanglewood/search/report.hpp"

namespace tw::search {

template <Game G>
class Whole {
 public:
  explicit Whole(const typename G::Config& config) : config_(config) {}

  const typename G::Config& config() const { return config_; }
  bool over(const typename G::State& s) const { return G::to_act(s) == kNobody; }

  template <class Rng>
  int finish(typename G::State& s, Rng& random, float* worth) const {
    playout<G>(config_, s, random);
    G::utility(config_, s, worth);
    const int seats = G::seats(config_);
    for (int seat = 0; seat < seats; ++seat) worth[seat] = (worth[seat] + 1) / 2;
    return 0;
  }

 private:
  typename G::Config config_;
};

}  // namespace tw::search
