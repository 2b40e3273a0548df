// Worlds of Into the Woods by what a view's log shows (tanglewood.kernel.seen.woods).
#pragma once

#include "tanglewood/worlds/woods.hpp"
#include "worlds.hpp"

namespace tw::bind {

using Numbers = std::vector<int>;

inline worlds::Pooled pooled_of(const woods::Config& config, const Numbers& pool,
                                const Numbers& needs, const std::vector<Numbers>& least,
                                const std::vector<Numbers>& most,
                                const std::vector<Numbers>& gained,
                                const std::optional<Numbers>& deck) {
  worlds::Pooled seen;
  seen.bounds.hands = config.players;
  seen.deck_known = deck.has_value();
  for (int i = 0; i < woods::kValues; ++i) {
    seen.bounds.pool[i] = pool.at(i);
    for (int seat = 0; seat < config.players; ++seat) {
      seen.bounds.need[seat] = needs.at(seat);
      seen.bounds.least[seat][i] = least.at(seat).at(i);
      seen.bounds.most[seat][i] = most.at(seat).at(i);
      seen.gained[seat][i] = gained.at(seat).at(i);
    }
  }
  return seen;
}

inline void bind_pooled(nb::class_<Twin<Woods>>& bound) {
  using T = Twin<Woods>;
  using Found = worlds::Worlds<Woods>;
  bound
      .def(
          "seen_count",
          [](const T& twin, int seat, const Numbers& pool, const Numbers& needs,
             const std::vector<Numbers>& least, const std::vector<Numbers>& most,
             const std::vector<Numbers>& gained, const std::optional<Numbers>& deck) {
            check_seat(twin, seat);
            const auto seen = pooled_of(twin.config, pool, needs, least, most, gained, deck);
            return count_of(Found(twin.config, twin.trail.state, seen, seat));
          },
          "seat"_a, "pool"_a, "needs"_a, "least"_a, "most"_a, "gained"_a, "deck"_a = nb::none(),
          nb::sig("def seen_count(self, seat: int, pool: list[int], needs: list[int], "
                  "least: list[list[int]], most: list[list[int]], gained: list[list[int]], "
                  "deck: list[int] | None) -> tuple[str, int]"),
          "world_count() by what a view's log shows, without this twin's memory.")
      .def(
          "seen_worlds",
          [](const T& twin, int seat, const Numbers& pool, const Numbers& needs,
             const std::vector<Numbers>& least, const std::vector<Numbers>& most,
             const std::vector<Numbers>& gained, const std::optional<Numbers>& deck, int count,
             std::uint64_t seed) {
            check_seat(twin, seat);
            const auto seen = pooled_of(twin.config, pool, needs, least, most, gained, deck);
            return drawn_from(twin, Found(twin.config, twin.trail.state, seen, seat), count, seed);
          },
          "seat"_a, "pool"_a, "needs"_a, "least"_a, "most"_a, "gained"_a, "deck"_a, "count"_a,
          "seed"_a, "worlds() by what a view's log shows, without this twin's memory.");
}

}  // namespace tw::bind
