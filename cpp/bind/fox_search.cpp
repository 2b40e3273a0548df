// The solver and the searches of a fox round in Python.
#include <nanobind/stl/tuple.h>

#include "learned.hpp"
#include "search.hpp"
#include "searches.hpp"
#include "solve.hpp"
#include "tanglewood/search/fox.hpp"
#include "tanglewood/search/fox_fitted.hpp"
#include "tanglewood/search/fox_judge.hpp"
#include "tanglewood/search/fox_think.hpp"
#include "tanglewood/search/solved.hpp"
#include "tanglewood/worlds/fox.hpp"
#include "told.hpp"

namespace tw::bind {

static nb::tuple fox_report(const search::Report& report, const search::FoxRound& outlook,
                            int seat) {
  return report_tuple(
      report, [&](double worth) { return outlook.value(worth, seat); }, outlook.range());
}

// (seat, action, card drawn) a step since the deal; -1 for an action or a card that was not seen.
using PastSteps = std::vector<std::tuple<int, int, int>>;

static search::FoxPast past_of(int viewer, int leader, int decree, const PastSteps& steps) {
  search::FoxPast past{viewer, leader, decree, {}};
  if (steps.size() > search::FoxPlausible::kMostSteps || leader < 0 || leader > 1 || decree < 0 ||
      decree >= fox::kCards) {
    throw std::invalid_argument("This is not the past of a round.");
  }
  for (const auto& [seat, action, drawn] : steps) {
    if (seat < 0 || seat > 1 || action < -1 || action >= fox::kActions || drawn < -1 ||
        drawn >= fox::kCards) {
      throw std::invalid_argument("This is not a step of a round.");
    }
    past.steps.push_back({static_cast<std::int8_t>(seat), static_cast<std::int16_t>(action),
                          static_cast<std::int8_t>(drawn)});
  }
  return past;
}

template <class Judge>
static std::vector<std::pair<Twin<Fox>, double>> weighed_worlds(
    const Twin<Fox>& twin, const Belief<Fox>& belief, const search::FoxPast& past,
    const Judge& judge, int worlds, search::Trust trust, std::uint64_t seed) {
  search::Listed<fox::State> listed;
  {
    nb::gil_scoped_release release;
    const search::FoxPlausible plausible(twin.config, past, trust);
    Random random(seed);
    listed = search::weighed(belief, plausible, judge, worlds, search::Deadline(0), random);
  }
  std::vector<std::pair<Twin<Fox>, double>> found;
  for (std::size_t i = 0; i < listed.size(); ++i) {
    found.push_back({{belief.config, {listed[i], belief.memory}}, listed.weight(i)});
  }
  return found;
}

static void bind_think(nb::class_<Twin<Fox>>& bound) {
  bound
      .def(
          "think",
          [](const Twin<Fox>& twin, const Belief<Fox>& belief, int leader, int decree,
             const PastSteps& steps, const std::string& policy, std::int64_t iterations,
             double milliseconds, double exploration, std::uint64_t seed, int worlds, double doubt,
             double power, double prior, int solved, int open, int open_worlds, bool answer,
             const std::optional<Values>& values) {
            check_search(twin, belief);
            search::Thinking thinking;
            thinking.settings = settings_of(iterations, milliseconds, exploration, seed, 1);
            thinking.worlds = worlds;
            thinking.trust = {static_cast<float>(doubt), static_cast<float>(power)};
            thinking.prior = static_cast<float>(prior);
            thinking.solved = solved;
            thinking.open = open;
            thinking.open_worlds = open_worlds;
            thinking.answer = answer;
            const auto past = past_of(belief.seat, leader, decree, steps);
            const auto goals = goals_of(twin, values);
            const search::FoxRound outlook(twin.config, twin.trail.state, *goals);
            search::Report report;
            {
              nb::gil_scoped_release release;
              report = search::fox_think(twin.config, twin.trail.state, *goals, belief, past,
                                         search::fitted_policy(policy), thinking);
            }
            return fox_report(report, outlook, twin.trail.state.to_act);
          },
          "belief"_a, "leader"_a, "decree"_a, "steps"_a, "policy"_a, "iterations"_a,
          "milliseconds"_a, "exploration"_a, "seed"_a, "worlds"_a, "doubt"_a, "power"_a, "prior"_a,
          "solved"_a, "open"_a, "open_worlds"_a, "answer"_a, "values"_a = nb::none(),
          nb::sig("def think(self, belief: typing.Any, leader: int, decree: int, "
                  "steps: list[tuple[int, int, int]], policy: str, iterations: int, "
                  "milliseconds: float, exploration: float, seed: int, worlds: int, doubt: float, "
                  "power: float, prior: float, solved: int, open: int, open_worlds: int, "
                  "answer: bool, values: list[int] | None = None) "
                  "-> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]"),
          "The strong search: worlds weighed by the past, a guided search or solved endings.")
      .def(
          "plausible",
          [](const Twin<Fox>& twin, const Belief<Fox>& belief, int leader, int decree,
             const PastSteps& steps, const std::string& policy, int worlds, double doubt,
             double power, std::uint64_t seed) {
            return weighed_worlds(twin, belief, past_of(belief.seat, leader, decree, steps),
                                  search::FittedJudge{search::fitted_policy(policy)}, worlds,
                                  {static_cast<float>(doubt), static_cast<float>(power)}, seed);
          },
          "belief"_a, "leader"_a, "decree"_a, "steps"_a, "policy"_a, "worlds"_a, "doubt"_a,
          "power"_a, "seed"_a,
          nb::sig("def plausible(self, belief: typing.Any, leader: int, decree: int, "
                  "steps: list[tuple[int, int, int]], policy: str, worlds: int, doubt: float, "
                  "power: float, seed: int) -> list[tuple[FoxTwin, float]]"),
          "Worlds that fit, each with a weight by what the other did.")
      .def(
          "likely",
          [](const Twin<Fox>& twin, const Belief<Fox>& belief, int leader, int decree,
             const PastSteps& steps, const net::Network& network, int worlds, double doubt,
             double power, std::uint64_t seed) {
            return weighed_worlds(twin, belief, past_of(belief.seat, leader, decree, steps),
                                  search::NetworkJudge(twin.config, network), worlds,
                                  {static_cast<float>(doubt), static_cast<float>(power)}, seed);
          },
          "belief"_a, "leader"_a, "decree"_a, "steps"_a, "network"_a, "worlds"_a, "doubt"_a,
          "power"_a, "seed"_a,
          nb::sig("def likely(self, belief: typing.Any, leader: int, decree: int, "
                  "steps: list[tuple[int, int, int]], network: typing.Any, worlds: int, "
                  "doubt: float, power: float, seed: int) -> list[tuple[FoxTwin, float]]"),
          "The same, the weight by how likely a learned network would have done it.");
}

// The cards that each seat played, those it is known to hold, those it is known to lack, those that
// it put under the deck as far as the observer knows, and how often it did.
using RoundSeen = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

static fox::Glance round_seen(const fox::State& s, const RoundSeen& seen) {
  if (seen.size() != 5) throw std::invalid_argument("Five pairs of what was seen are needed.");
  fox::Glance g = fox::nothing_glimpsed();
  const auto put = [](std::uint64_t (&to)[2], const auto& from) {
    to[0] = from.first;
    to[1] = from.second;
  };
  put(g.played, seen[0]);
  put(g.holds_open, seen[1]);
  put(g.lacks_open, seen[2]);
  put(g.put_under, seen[3]);
  g.times_under[0] = static_cast<std::uint8_t>(seen[4].first);
  g.times_under[1] = static_cast<std::uint8_t>(seen[4].second);
  g.lead = s.lead;
  return g;
}

void bind_search(nb::module_& m, nb::class_<Twin<Fox>>& bound) {
  bind_told<Fox, RoundSeen>(bound, &round_seen);
  bind_learned<Fox, RoundSeen>(bound, &round_seen);
  bind_played<Fox, RoundSeen>(bound, &round_seen);
  using T = Twin<Fox>;
  bind_solve(bound);
  auto belief = bind_belief<Fox>(m, "Fox");
  bind_seen_belief<Fox>(belief);
  bind_think(bound);
  bound
      .def(
          "ismcts",
          [](const T& twin, const Belief<Fox>& belief, std::int64_t iterations, double milliseconds,
             double exploration, std::uint64_t seed, int threads,
             const std::optional<Values>& values) {
            check_search(twin, belief);
            const auto settings = settings_of(iterations, milliseconds, exploration, seed, threads);
            const auto goals = goals_of(twin, values);
            const search::FoxRound outlook(twin.config, twin.trail.state, *goals);
            search::Report report;
            {
              nb::gil_scoped_release release;
              report = search::ismcts<Fox>(outlook, belief, twin.trail.state, settings);
            }
            return fox_report(report, outlook, twin.trail.state.to_act);
          },
          "belief"_a, "iterations"_a = 1000, "milliseconds"_a = 0.0, "exploration"_a = 0.4,
          "seed"_a = 0, "threads"_a = 1, "values"_a = nb::none(),
          nb::sig(TW_SEARCH_SIG("ismcts", ", values: list[int] | None = None")),
          "Information-set search to the end of the round: (iterations, [(action, visits, mean, "
          "error, ends)]); ends by the tricks of seat 0.")
      .def(
          "solve_worlds",
          [](const T& twin, const Belief<Fox>& belief, std::int64_t worlds, double milliseconds,
             std::uint64_t seed, int threads, const std::optional<Values>& values,
             std::int64_t nodes) {
            check_search(twin, belief);
            const auto settings = settings_of(worlds, milliseconds, 0, seed, threads);
            const auto goals = goals_of(twin, values);
            const search::FoxRound outlook(twin.config, twin.trail.state, *goals);
            search::Report report;
            {
              nb::gil_scoped_release release;
              report = search::solved(outlook, belief, twin.trail.state, settings,
                                      static_cast<std::uint64_t>(std::max<std::int64_t>(nodes, 0)));
            }
            return fox_report(report, outlook, twin.trail.state.to_act);
          },
          "belief"_a, "worlds"_a = 100, "milliseconds"_a = 0.0, "seed"_a = 0, "threads"_a = 1,
          "values"_a = nb::none(), "nodes"_a = 0,
          nb::sig("def solve_worlds(self, belief: typing.Any, worlds: int = 100, "
                  "milliseconds: float = 0.0, seed: int = 0, threads: int = 1, "
                  "values: list[int] | None = None, nodes: int = 0) "
                  "-> tuple[int, list[tuple[int, float, float, float, tuple[float, ...]]]]"),
          "What every action is worth when worlds are solved with all cards open: (worlds, "
          "[(action, worlds, mean, error, ends)]).");
}

}  // namespace tw::bind
