// What goes along with a state where games are played side by side: the whole memory, or only the
// glance that observations need where a game offers one (G::Glance with nothing_glimpsed() and
// glimpse()).
#pragma once

#include "tanglewood/game.hpp"

namespace tw {

template <class G>
struct Beside {
  using Kept = typename G::Memory;
  TW_HD static Kept nothing(const typename G::State& state) { return G::nothing_seen(state); }
  TW_HD static void tell(const typename G::Config& config, const typename G::State& before,
                         int action, const typename G::State& after, Kept& kept) {
    G::remember(config, before, action, after, kept);
  }
};

template <class G>
  requires requires { typename G::Glance; }
struct Beside<G> {
  using Kept = typename G::Glance;
  TW_HD static Kept nothing(const typename G::State& state) { return G::nothing_glimpsed(state); }
  TW_HD static void tell(const typename G::Config& config, const typename G::State& before,
                         int action, const typename G::State& after, Kept& kept) {
    G::glimpse(config, before, action, after, kept);
  }
};

}  // namespace tw
