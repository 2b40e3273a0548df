// Worlds of every seat at every moment of random games.
#pragma once

#include "check.hpp"
#include "tanglewood/trail.hpp"
#include "tanglewood/worlds/worlds.hpp"

namespace tw {

// Random games: at every moment each seat has worlds, and they are what the seat sees.
template <class G, class F>
void worlds_all_along(const typename G::Config& config, int games, F&& same) {
  Random random(7);
  for (int game = 0; game < games; ++game) {
    Trail<G> trail = Trail<G>::from(G::first(config));
    for (;;) {
      trail.settle(config, random);
      for (int seat = 0; seat < G::seats(config); ++seat) {
        const worlds::Worlds<G> found(config, trail.state, trail.memory, seat);
        CHECK(found.count() > 0);
        for (int i = 0; i < 3; ++i) same(trail.state, found.draw(random), seat);
      }
      if (over<G>(trail.state)) break;
      trail.apply(config, G::pick(config, trail.state, random));
    }
  }
}

}  // namespace tw
