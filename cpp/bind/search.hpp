// Searches in Python: <Name>Belief, the worlds to search in, and <Name>Twin.ismcts().
#pragma once

#include <memory>

#include "bind.hpp"
#include "tanglewood/search/ismcts.hpp"
#include "tanglewood/search/listed.hpp"
#include "worlds.hpp"

namespace tw::bind {

// What a seat believes: all worlds that fit alike, or a list of worlds with weights.
template <class G>
struct Belief {
  using State = typename G::State;

  typename G::Config config;
  typename G::Memory memory;  // of the twin that it was made from
  int seat = 0;
  std::shared_ptr<const worlds::Worlds<G>> all;
  search::Listed<State> listed;

  template <class Rng>
  State draw(Rng& random) const {
    return all != nullptr ? all->draw(random) : listed.draw(random);
  }
};

template <class G>
Belief<G> believed(const Twin<G>& twin, int seat, const worlds::Worlds<G>& found) {
  if (found.count() == 0) throw std::invalid_argument("No world fits what this seat has seen.");
  return {
      twin.config, twin.trail.memory, seat, std::make_shared<const worlds::Worlds<G>>(found), {}};
}

template <class G>
Belief<G> listed_belief(const std::vector<const Twin<G>*>& worlds,
                        const std::vector<double>& weights, int seat) {
  std::vector<typename G::State> states;
  states.reserve(worlds.size());
  for (const Twin<G>* world : worlds) states.push_back(world->trail.state);
  search::Listed<typename G::State> listed(std::move(states), weights);
  check_seat(*worlds.front(), seat);
  return {worlds.front()->config, worlds.front()->trail.memory, seat, nullptr, std::move(listed)};
}

inline search::Settings settings_of(std::int64_t iterations, double milliseconds,
                                    double exploration, std::uint64_t seed, int threads) {
  if (iterations <= 0 && !(milliseconds > 0)) {
    throw std::invalid_argument("A search needs a number of iterations or of milliseconds.");
  }
  search::Settings settings;
  settings.budget = {std::max<std::int64_t>(iterations, 0), milliseconds};
  settings.exploration = static_cast<float>(exploration);
  settings.seed = seed;
  settings.threads = threads;
  return settings;
}

template <class G>
void check_search(const Twin<G>& twin, const Belief<G>& belief) {
  if (G::to_act(twin.trail.state) < 0) {
    throw std::invalid_argument("Nobody is to act, so there is nothing to search for.");
  }
  if (G::to_act(twin.trail.state) != belief.seat) {
    throw std::invalid_argument("The belief is that of another seat.");
  }
}

// (iterations, [(action, visits, mean, error, ends), …]); means and errors through `value` and
// `range`.
template <class Value>
nb::tuple report_tuple(const search::Report& report, Value value, double range) {
  nb::list tried;
  for (const search::Tried& one : report.tried) {
    nb::list ends;
    for (const double end : one.ends) ends.append(end);
    tried.append(nb::make_tuple(one.action, one.visits, value(one.mean()), one.error() * range,
                                nb::tuple(ends)));
  }
  return nb::make_tuple(report.iterations, tried);
}

#define TW_SEARCH_SIG(name, values)                                                \
  "def " name                                                                      \
  "(self, belief: typing.Any, iterations: int = 1000, milliseconds: float = 0.0, " \
  "exploration: float = 0.4, seed: int = 0, threads: int = 1" values               \
  ") -> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]"

// <Name>Belief, the same for every game; what a view's log shows is the game's own matter.
template <class G>
nb::class_<Belief<G>> bind_belief(nb::module_& m, const std::string& name) {
  using B = Belief<G>;
  using T = Twin<G>;
  nb::class_<B> bound(m, (name + "Belief").c_str(), "The worlds that a seat takes into account.");
  bound
      .def(
          "__init__",
          [](B* self, const T& twin, int seat) {
            check_seat(twin, seat);
            new (self) B(believed(
                twin, seat,
                worlds::Worlds<G>(twin.config, twin.trail.state, twin.trail.memory, seat)));
          },
          "twin"_a, "seat"_a, "All worlds that fit what the seat has seen, by the twin's memory.")
      .def_static("listed", &listed_belief<G>, "worlds"_a, "weights"_a, "seat"_a,
                  "These worlds with these weights.")
      .def_prop_ro("seat", [](const B& belief) { return belief.seat; })
      .def(
          "draw",
          [](const B& belief, int count, std::uint64_t seed) {
            std::vector<T> drawn;
            Random random(seed);
            for (int i = 0; i < count; ++i) {
              drawn.push_back({belief.config, {belief.draw(random), belief.memory}});
            }
            return drawn;
          },
          "count"_a, "seed"_a, "So many worlds, each with its chance.");
  return bound;
}

// Beliefs by what a view's log shows, for games with one other hand and a deck.
template <class G>
void bind_seen_belief(nb::class_<Belief<G>>& bound) {
  using Steps = std::vector<std::pair<int, std::uint64_t>>;
  bound.def_static(
      "seen",
      [](const Twin<G>& twin, int seat, std::uint64_t unseen, int hand, int deck, int box,
         std::uint64_t boxed, const Steps& steps) {
        check_seat(twin, seat);
        return believed(twin, seat,
                        worlds::Worlds<G>(twin.config, twin.trail.state,
                                          stories_of(unseen, hand, deck, box, boxed, steps), seat));
      },
      "twin"_a, "seat"_a, "unseen"_a, "hand"_a, "deck"_a, "box"_a, "boxed"_a, "steps"_a,
      "All worlds that fit what a view's log shows.");
}

// Twin.ismcts() with an outlook that is made from the config alone.
template <class G, class Outlook, class Value>
void bind_ismcts(nb::class_<Twin<G>>& bound, Value value, double range) {
  bound.def(
      "ismcts",
      [=](const Twin<G>& twin, const Belief<G>& belief, std::int64_t iterations,
          double milliseconds, double exploration, std::uint64_t seed, int threads) {
        check_search(twin, belief);
        const auto settings = settings_of(iterations, milliseconds, exploration, seed, threads);
        const Outlook outlook(twin.config);
        search::Report report;
        {
          nb::gil_scoped_release release;
          report = search::ismcts<G>(outlook, belief, twin.trail.state, settings);
        }
        return report_tuple(report, value, range);
      },
      "belief"_a, "iterations"_a = 1000, "milliseconds"_a = 0.0, "exploration"_a = 0.4,
      "seed"_a = 0, "threads"_a = 1, nb::sig(TW_SEARCH_SIG("ismcts", "")),
      "Information-set search: (iterations, [(action, visits, mean, error, ends)]).");
}

}  // namespace tw::bind
