// Bindings that are the same for every game. A game's own file says how its config and position
// look in Python (Convert<G>) and calls bind_game<G>.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>
#include <string>

#include "tanglewood/features.hpp"
#include "tanglewood/perft.hpp"
#include "tanglewood/playouts.hpp"
#include "tanglewood/trail.hpp"

namespace tw::bind {

namespace nb = nanobind;
using namespace nb::literals;

// A game's Convert<G> has these static functions:
//   nb::tuple position(const Config&, const State&)   equal to the law's state.position()
//   State state(const Config&, nb::tuple)             the same back; std::invalid_argument if wrong
template <class G>
struct Convert;

// A game under way: what Python calls FoxTwin, DuetTwin …
template <class G>
struct Twin {
  typename G::Config config;
  Trail<G> trail;
};

// A ruleset as the bytes that it is: a learner hands it to programs on other processors.
template <class Config>
nb::bytes raw(const Config& config) {
  return nb::bytes(&config, sizeof config);
}

inline nb::tuple seats_of(unsigned mask) {
  nb::list found;
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if (mask >> seat & 1) found.append(seat);
  }
  return nb::tuple(found);
}

inline nb::tuple numbers_of(const int* numbers, int size) {
  nb::list found;
  for (int i = 0; i < size; ++i) found.append(numbers[i]);
  return nb::tuple(found);
}

inline const char* ending_text(Ending ending) {
  constexpr const char* kTexts[] = {"win", "draw", "shared", "victory", "defeat", "solo"};
  return kTexts[static_cast<int>(ending)];
}

template <class G>
nb::object chance_of(const Twin<G>& twin) {
  if (G::to_act(twin.trail.state) != kChance) return nb::none();
  const Chance asked = G::chance(twin.config, twin.trail.state);
  nb::list items;
  for (int i = 0; i < asked.size; ++i) items.append(static_cast<int>(asked.item[i]));
  return nb::make_tuple(asked.name, nb::tuple(items), asked.count, asked.ordered);
}

template <class G>
nb::object outcome_of(const Twin<G>& twin) {
  if (!over<G>(twin.trail.state)) return nb::none();
  const Outcome end = G::outcome(twin.config, twin.trail.state);
  return nb::make_tuple(ending_text(end.ending), seats_of(end.winners),
                        numbers_of(end.scores, end.scored), end.rule);
}

template <class G>
void apply_action(Twin<G>& twin, int action) {
  if (action < 0 || action >= G::kActions || !G::legal(twin.config, twin.trail.state).has(action)) {
    throw std::invalid_argument("The action " + std::to_string(action) + " is not legal now.");
  }
  twin.trail.apply(twin.config, action);
}

template <class G>
void apply_items(Twin<G>& twin, const std::vector<int>& drawn) {
  if (G::to_act(twin.trail.state) != kChance) {
    throw std::invalid_argument("Nothing is drawn or shuffled now.");
  }
  const Chance asked = G::chance(twin.config, twin.trail.state);
  std::vector<int> left(asked.item, asked.item + asked.size);
  std::uint8_t items[kMaxItems]{};
  for (std::size_t i = 0; i < drawn.size() && drawn.size() == static_cast<std::size_t>(asked.count);
       ++i) {
    const auto found = std::find(left.begin(), left.end(), drawn[i]);
    if (found == left.end()) break;
    left.erase(found);
    items[i] = static_cast<std::uint8_t>(drawn[i]);
  }
  if (left.size() != static_cast<std::size_t>(asked.size - asked.count)) {
    throw std::invalid_argument(std::string("That is no outcome of '") + asked.name + "'.");
  }
  twin.trail.apply_chance(twin.config, items);
}

template <class G>
nb::dict playouts_of(const Twin<G>& twin, std::int64_t games, std::uint64_t seed, int threads) {
  Tally tally;
  {
    nb::gil_scoped_release release;
    tally = playouts_on<G>(threads, twin.config, twin.trail.state, games, seed);
  }
  const int seats = G::seats(twin.config);
  nb::list wins, scores, squares;
  for (int seat = 0; seat < seats; ++seat) {
    wins.append(tally.wins[seat]);
    scores.append(tally.scores[seat]);
    squares.append(tally.squares[seat]);
  }
  nb::dict found;
  found["games"] = tally.games;
  found["decisions"] = tally.decisions;
  found["wins"] = nb::tuple(wins);
  found["scores"] = nb::tuple(scores);
  found["squares"] = nb::tuple(squares);
  return found;
}

using Bytes = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// Writes what the seat to act sees and its legal actions, as a batch does.
template <class G>
void observe_seat(const Twin<G>& twin, Bytes observation, Bytes mask) {
  const auto& state = twin.trail.state;
  if (G::to_act(state) < 0) throw std::invalid_argument("No seat is to act now.");
  if (observation.shape(0) != G::kFeatures || mask.shape(0) != G::kActions) {
    throw std::invalid_argument("An observation has " + std::to_string(G::kFeatures) +
                                " bytes, a mask " + std::to_string(G::kActions) + ".");
  }
  G::observe(twin.config, state, twin.trail.memory, G::to_act(state), observation.data());
  put_mask(mask.data(), G::legal(twin.config, state));
}

template <class G>
nb::bytes observed_by(const Twin<G>& twin, int seat) {
  if (seat < 0 || seat >= G::seats(twin.config)) {
    throw std::invalid_argument("The viewer " + std::to_string(seat) + " is no seat.");
  }
  std::uint8_t found[G::kFeatures];
  G::observe(twin.config, twin.trail.state, twin.trail.memory, seat, found);
  return nb::bytes(found, sizeof found);
}

// Binds <Name>Twin; <Name>Config is the game's own.
template <Game G>
nb::class_<Twin<G>> bind_game(nb::module_& m, const std::string& name) {
  using T = Twin<G>;
  using Config = typename G::Config;

  nb::class_<T> bound(m, (name + "Twin").c_str(),
                      "A game under way, with what its seats have seen.");
  bound
      .def(
          "__init__",
          [](T* self, const Config& config,
             std::optional<nb::typed<nb::tuple, nb::any, nb::ellipsis>> position) {
            const auto state = position ? Convert<G>::state(config, *position) : G::first(config);
            new (self) T{config, Trail<G>::from(state)};
          },
          "config"_a, "position"_a = nb::none(),
          "From the start, or from a position with nothing seen before.")
      .def("copy", [](const T& twin) { return T(twin); })
      .def_prop_ro("config", [](const T& twin) { return twin.config; })
      .def_prop_ro("to_act", [](const T& twin) { return G::to_act(twin.trail.state); })
      .def(
          "legal",
          [](const T& twin) {
            nb::list found;
            G::legal(twin.config, twin.trail.state).each([&](int action) { found.append(action); });
            return nb::tuple(found);
          },
          nb::sig("def legal(self) -> tuple[int, ...]"),
          "The indices of the legal actions, ascending.")
      .def("apply", &apply_action<G>, "action"_a)
      .def("chance", &chance_of<G>,
           nb::sig("def chance(self) -> tuple[str, tuple[int, ...], int, bool] | None"),
           "(name, items, count, ordered), or None.")
      .def("draw", &apply_items<G>, "items"_a, "Apply a chance outcome.")
      .def(
          "scores",
          [](const T& twin) {
            int scores[kMaxSeats];
            const int size = G::scores(twin.config, twin.trail.state, scores);
            return numbers_of(scores, size);
          },
          nb::sig("def scores(self) -> tuple[int, ...]"))
      .def("outcome", &outcome_of<G>,
           nb::sig("def outcome(self)"
                   " -> tuple[str, tuple[int, ...], tuple[int, ...], str] | None"),
           "(ending, winners, scores, rule), or None.")
      .def(
          "position",
          [](const T& twin) { return Convert<G>::position(twin.config, twin.trail.state); },
          nb::sig("def position(self) -> tuple[typing.Any, ...]"),
          "What the law's position() holds.")
      .def("observe", &observe_seat<G>, "observation"_a.noconvert(), "mask"_a.noconvert(),
           nb::sig("def observe(self, observation: typing.Any, mask: typing.Any) -> None"),
           "Write what the seat to act sees and its legal actions into two arrays of bytes.")
      .def("observed", &observed_by<G>, "seat"_a,
           "What any seat sees now, laid out as observe() does.")
      .def(
          "perft",
          [](const T& twin, int depth) { return perft<G>(twin.config, twin.trail.state, depth); },
          "depth"_a, nb::call_guard<nb::gil_scoped_release>())
      .def("playouts", &playouts_of<G>, "games"_a, "seed"_a, "threads"_a = 1,
           nb::sig("def playouts(self, games: int, seed: int, threads: int = 1)"
                   " -> dict[str, typing.Any]"),
           "Uniformly random games from here: sums of games, decisions, wins and scores.");
  return bound;
}

void bind_fox(nb::module_& m);
void bind_equilibrium(nb::module_& m);
void bind_deluxe(nb::module_& m);
void bind_duet(nb::module_& m);
void bind_woods(nb::module_& m);
void bind_network(nb::module_& m);

}  // namespace tw::bind
