// The solver and the searches of a fox round in Python.
#include "searches.hpp"

#include "search.hpp"
#include "solve.hpp"
#include "tanglewood/search/fox.hpp"
#include "tanglewood/search/solved.hpp"
#include "tanglewood/worlds/fox.hpp"

namespace tw::bind {

static nb::tuple fox_report(const search::Report& report, const search::FoxRound& outlook, int seat) {
  return told_report(
      report, [&](double worth) { return outlook.value(worth, seat); }, outlook.range());
}

void bind_search(nb::module_& m, nb::class_<Twin<Fox>>& bound) {
  using T = Twin<Fox>;
  bind_solve(bound);
  auto belief = bind_belief<Fox>(m, "Fox");
  bind_told_belief<Fox>(belief);
  bound
      .def(
          "ismcts",
          [](const T& twin, const Belief<Fox>& belief, std::int64_t iterations, double milliseconds,
             double exploration, std::uint64_t seed, int threads, const std::optional<Values>& values) {
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
             std::uint64_t seed, int threads, const std::optional<Values>& values, std::int64_t nodes) {
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
