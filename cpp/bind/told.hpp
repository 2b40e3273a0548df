// What a learned network tells of every action, in Python: <Name>Twin.told().
#pragma once

#include <nanobind/stl/pair.h>

#include "search.hpp"
#include "tanglewood/search/told.hpp"

namespace tw::bind {

// `kept_of` makes what the seats have seen from plain numbers.
template <class G, class Seen, class Keep>
void bind_told(nb::class_<Twin<G>>& bound, Keep kept_of) {
  bound.def(
      "told",
      [=](const Twin<G>& twin, const std::vector<const Twin<G>*>& worlds,
          const net::Network& network, const Seen& seen, std::uint64_t seed, bool to_the_end) {
        const auto& root = twin.trail.state;
        const int me = G::to_act(root);
        bool fits = me >= 0 && !worlds.empty();
        for (const Twin<G>* world : worlds) fits = fits && G::to_act(world->trail.state) == me;
        if (!fits)
          throw std::invalid_argument("Worlds are needed in which the same seat is asked.");
        const auto kept = kept_of(root, seen);
        std::vector<int> here;
        std::vector<std::pair<int, std::vector<search::Reached>>> found;
        {
          nb::gil_scoped_release release;
          search::Teller<G> teller(twin.config, network, to_the_end);
          here = teller.here(worlds.front()->trail.state, kept);
          G::legal(twin.config, root).each([&](int action) {
            auto& reached = found.emplace_back(action, std::vector<search::Reached>()).second;
            std::uint64_t number = 0;
            for (const Twin<G>* world : worlds) {
              reached.push_back(teller.after(world->trail.state, kept, action, seed, number++));
            }
          });
        }
        nb::list told;
        for (const auto& [action, rows] : found) {
          nb::list reached;
          for (const search::Reached& row : rows) {
            reached.append(nb::make_tuple(row.over, row.score, row.numbers));
          }
          told.append(nb::make_tuple(action, reached));
        }
        return nb::make_tuple(here, told);
      },
      "worlds"_a, "network"_a, "seen"_a, "seed"_a, "to_the_end"_a = false,
      nb::sig("def told(self, worlds: typing.Any, network: typing.Any, seen: list[typing.Any], "
              "seed: int, to_the_end: bool = False) -> tuple[list[int], list[tuple[int, "
              "list[tuple[bool, int, list[int]]]]]]"),
      "What the network answers here, and for every action and world: whether it is over then, the "
      "observer's score, and what the network says beside preferences, or how it ended.");
}

// The same of one action, with every choice to the end of a round of two: <Name>Twin.played().
template <class G, class Seen, class Keep>
void bind_played(nb::class_<Twin<G>>& bound, Keep kept_of) {
  bound.def(
      "played",
      [=](const Twin<G>& twin, const std::vector<const Twin<G>*>& worlds,
          const net::Network& network, const Seen& seen, std::uint64_t seed, int action) {
        const auto& root = twin.trail.state;
        const int me = G::to_act(root);
        bool fits = me >= 0 && action >= 0 && action < G::kActions &&
                    G::legal(twin.config, root).has(action);
        for (const Twin<G>* world : worlds) fits = fits && G::to_act(world->trail.state) == me;
        if (!fits) throw std::invalid_argument("A legal action of the seat to act is needed.");
        const auto kept = kept_of(root, seen);
        std::vector<std::pair<search::Reached, std::vector<search::Made>>> found;
        {
          nb::gil_scoped_release release;
          search::Teller<G> teller(twin.config, network, true);
          std::uint64_t number = 0;
          for (const Twin<G>* world : worlds) {
            found.push_back(teller.played(world->trail.state, kept, action, seed, number++));
          }
        }
        nb::list told;
        for (const auto& [end, made] : found) {
          nb::list course;
          for (const search::Made& one : made) {
            course.append(nb::make_tuple(one.seat, one.action, one.tricks, one.other_tricks,
                                         one.score, one.other_score));
          }
          told.append(nb::make_tuple(end.numbers, course));
        }
        return told;
      },
      "worlds"_a, "network"_a, "seen"_a, "seed"_a, "action"_a,
      nb::sig("def played(self, worlds: typing.Any, network: typing.Any, seen: list[typing.Any], "
              "seed: int, action: int) -> list[tuple[list[int], list[tuple[int, ...]]]]"),
      "How every world ends after an action when all go on as the network does, and each choice on "
      "the way: the seat, the action, and the tricks and scores of the observer and the other.");
}

}  // namespace tw::bind
