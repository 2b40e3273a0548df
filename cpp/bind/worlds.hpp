// Worlds in Python: methods of a twin, the same for every game.
#pragma once

#include <nanobind/stl/pair.h>

#include <cstring>

#include "bind.hpp"
#include "tanglewood/worlds/worlds.hpp"

namespace tw::bind {

template <class G>
void check_seat(const Twin<G>& twin, int seat) {
  if (seat < 0 || seat >= G::seats(twin.config)) {
    throw std::invalid_argument("The seat " + std::to_string(seat) + " is none of this game.");
  }
}

// (count as digits, shuffled): there are count x shuffled! worlds.
template <class G>
nb::tuple count_of(const worlds::Worlds<G>& found) {
  return nb::make_tuple(worlds::digits(found.count()), found.shuffled());
}

template <class G>
std::vector<Twin<G>> drawn_from(const Twin<G>& twin, const worlds::Worlds<G>& found, int count,
                                std::uint64_t seed) {
  if (count > 0 && found.count() == 0) {
    throw std::invalid_argument("No world fits what this seat has seen.");
  }
  std::vector<Twin<G>> drawn;
  Random random(seed);
  for (int i = 0; i < count; ++i) {
    drawn.push_back({twin.config, {found.draw(random), twin.trail.memory}});
  }
  return drawn;
}

// Draws and forgets; how many of the worlds are the twin's own state.
template <class G>
std::int64_t hits_of(const Twin<G>& twin, int seat, std::int64_t count, std::uint64_t seed) {
  const worlds::Worlds<G> found(twin.config, twin.trail.state, twin.trail.memory, seat);
  Random random(seed);
  std::int64_t hits = 0;
  for (std::int64_t i = 0; i < count; ++i) {
    const typename G::State world = found.draw(random);
    hits += std::memcmp(&world, &twin.trail.state, sizeof world) == 0;
  }
  return hits;
}

template <class G>
void bind_worlds(nb::class_<Twin<G>>& bound) {
  using T = Twin<G>;
  bound
      .def(
          "world_count",
          [](const T& twin, int seat) {
            check_seat(twin, seat);
            return count_of(
                worlds::Worlds<G>(twin.config, twin.trail.state, twin.trail.memory, seat));
          },
          "seat"_a, nb::sig("def world_count(self, seat: int) -> tuple[str, int]"),
          "(count, shuffled): so many digits' worth times shuffled! hidden histories fit.")
      .def(
          "worlds",
          [](const T& twin, int seat, int count, std::uint64_t seed) {
            check_seat(twin, seat);
            return drawn_from(
                twin, worlds::Worlds<G>(twin.config, twin.trail.state, twin.trail.memory, seat),
                count, seed);
          },
          "seat"_a, "count"_a, "seed"_a, "Twins of states that fit all that the seat has seen.")
      .def(
          "world_hits",
          [](const T& twin, int seat, std::int64_t count, std::uint64_t seed) {
            check_seat(twin, seat);
            nb::gil_scoped_release release;
            return hits_of(twin, seat, count, seed);
          },
          "seat"_a, "count"_a, "seed"_a, "How many of so many worlds are this very state.");
}

// What a view's log shows, for a game with one other hand and a deck (worlds/stories.hpp).
inline worlds::Stories stories_of(std::uint64_t unseen, int hand, int deck, int box,
                                  std::uint64_t boxed,
                                  const std::vector<std::pair<int, std::uint64_t>>& steps) {
  worlds::Stories found(unseen, hand, deck, box, boxed);
  for (const auto& [step, number] : steps) found.add(static_cast<worlds::Step>(step), number);
  return found;
}

template <class G>
void bind_seen(nb::class_<Twin<G>>& bound) {
  using T = Twin<G>;
  using Steps = std::vector<std::pair<int, std::uint64_t>>;
  bound
      .def(
          "seen_count",
          [](const T& twin, int seat, std::uint64_t unseen, int hand, int deck, int box,
             std::uint64_t boxed, const Steps& steps) {
            check_seat(twin, seat);
            return count_of(worlds::Worlds<G>(twin.config, twin.trail.state,
                                              stories_of(unseen, hand, deck, box, boxed, steps),
                                              seat));
          },
          "seat"_a, "unseen"_a, "hand"_a, "deck"_a, "box"_a, "boxed"_a, "steps"_a,
          nb::sig("def seen_count(self, seat: int, unseen: int, hand: int, deck: int, box: int, "
                  "boxed: int, steps: list[tuple[int, int]]) -> tuple[str, int]"),
          "world_count() by what a view's log shows, without this twin's memory.")
      .def(
          "seen_worlds",
          [](const T& twin, int seat, std::uint64_t unseen, int hand, int deck, int box,
             std::uint64_t boxed, const Steps& steps, int count, std::uint64_t seed) {
            check_seat(twin, seat);
            return drawn_from(
                twin,
                worlds::Worlds<G>(twin.config, twin.trail.state,
                                  stories_of(unseen, hand, deck, box, boxed, steps), seat),
                count, seed);
          },
          "seat"_a, "unseen"_a, "hand"_a, "deck"_a, "box"_a, "boxed"_a, "steps"_a, "count"_a,
          "seed"_a, "worlds() by what a view's log shows, without this twin's memory.");
}

}  // namespace tw::bind
