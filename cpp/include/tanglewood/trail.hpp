// A game under way with all that its seats have seen: a state and the memory that goes along.
//
// Searches work on bare states; whoever observes or draws worlds (bindings, the root of a search)
// walks a trail, which is plain data as well.
#pragma once

#include "tanglewood/game.hpp"

namespace tw {

template <Game G>
struct Trail {
  typename G::State state;
  typename G::Memory memory;

  // A trail that begins here, with nothing seen before.
  TW_HD static Trail from(const typename G::State& state) {
    return {state, G::nothing_seen(state)};
  }

  TW_HD void apply(const typename G::Config& config, int action) {
    const typename G::State before = state;
    G::apply(config, state, action);
    G::remember(config, before, action, state, memory);
  }
  TW_HD void apply_chance(const typename G::Config& config, const std::uint8_t* items) {
    const typename G::State before = state;
    G::apply_chance(config, state, items);
    G::remember(config, before, kDrawn, state, memory);
  }
  // Let chance decide until a seat is to act or the game is over.
  template <class Rng>
  TW_HD void settle(const typename G::Config& config, Rng& random) {
    while (G::to_act(state) == kChance) {
      const typename G::State before = state;
      G::draw(config, state, random);
      G::remember(config, before, kDrawn, state, memory);
    }
  }
};

}  // namespace tw
