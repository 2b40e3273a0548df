// Looking ahead by a learned network in Python: <Name>Twin.learned().
#pragma once

#include "search.hpp"
#include "tanglewood/search/foresight_versus.hpp"

namespace tw::bind {

// A search by a learned network; `kept_of` makes what the seats have seen from plain numbers.
template <class G, class Seen, class Keep>
void bind_learned(nb::class_<Twin<G>>& bound, Keep kept_of) {
  bound.def(
      "learned",
      [=](const Twin<G>& twin, const Belief<G>& belief, const net::Network& network,
          const Seen& seen, std::int64_t iterations, double milliseconds, std::uint64_t seed,
          int actions, double trust, double doubt) {
        check_search(twin, belief);
        const auto settings = settings_of(iterations, milliseconds, 0, seed, 1);
        const auto kept = kept_of(twin.trail.state, seen);
        search::Report report;
        {
          nb::gil_scoped_release release;
          report = search::learned_search<G>(twin.config, network, belief, twin.trail.state, kept,
                                             {actions, trust, doubt}, settings);
        }
        return report_tuple(report, [](double worth) { return worth; }, 1);
      },
      "belief"_a, "network"_a, "seen"_a, "iterations"_a = 1000, "milliseconds"_a = 0.0,
      "seed"_a = 0, "actions"_a = 8, "trust"_a = 0.02, "doubt"_a = 0.0,
      nb::sig("def learned(self, belief: typing.Any, network: typing.Any, seen: typing.Any, "
              "iterations: int = 1000, milliseconds: float = 0.0, seed: int = 0, actions: int = 8, "
              "trust: float = 0.02, doubt: float = 0.0"
              ") -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]"),
      "What every action is worth when everybody goes on as a learned network prefers.");
}

}  // namespace tw::bind
