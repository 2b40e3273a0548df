// The fox solver in Python: methods of FoxTwin.
#pragma once

#include <nanobind/stl/pair.h>

#include <memory>

#include "bind.hpp"
#include "limit.hpp"
#include "tanglewood/fox/fox.hpp"
#include "tanglewood/solve/minimax.hpp"
#include "tanglewood/solve/round.hpp"

namespace tw::bind {

using Values = std::vector<std::int32_t>;

// `values` by tricks of seat 0 and Treasures still won by seat 0 and by seat 1, row by row; none
// means the difference of the round's scores.
inline std::unique_ptr<solve::Goals> goals_of(const Twin<Fox>& twin,
                                              const std::optional<Values>& values) {
  const fox::State& s = twin.trail.state;
  if (s.to_act < 0) throw std::invalid_argument("Nobody is to act, so there is nothing to solve.");
  auto goals = std::make_unique<solve::Goals>(solve::score_difference(twin.config, s));
  if (!values) return goals;
  constexpr int kEach = (solve::kSevens + 1) * (solve::kSevens + 1);
  if (static_cast<int>(values->size()) != (goals->tricks + 1) * kEach) {
    throw std::invalid_argument("This round needs " + std::to_string((goals->tricks + 1) * kEach) +
                                " values, not " + std::to_string(values->size()) + ".");
  }
  for (int i = 0; i < static_cast<int>(values->size()); ++i) {
    const std::int32_t value = (*values)[i];
    if (value <= -solve::FoxSearch::kFar / 2 || value >= solve::FoxSearch::kFar / 2) {
      throw std::invalid_argument("A value is too large.");
    }
    goals->value[i / kEach][i % kEach / 4][i % 4] = value;
  }
  goals->settle();
  return goals;
}

inline void bind_solve(nb::class_<Twin<Fox>>& bound) {
  using T = Twin<Fox>;
  bound
      .def(
          "solve",
          [](const T& twin, const std::optional<Values>& values, std::int32_t guess,
             std::int64_t nodes) -> nb::object {
            const auto goals = goals_of(twin, values);
            const auto solver = std::make_unique<solve::FoxSolver>();
            std::optional<solve::Solved> found;
            {
              nb::gil_scoped_release release;
              solver->begin(twin.config, twin.trail.state, *goals, nodes_limit(nodes));
              found = solver->solve(twin.trail.state, guess);
            }
            if (!found) return nb::none();
            return nb::make_tuple(found->value, found->action, solver->nodes());
          },
          "values"_a = nb::none(), "guess"_a = 0, "nodes"_a = 0,
          nb::sig("def solve(self, values: list[int] | None = None, guess: int = 0, nodes: int = 0)"
                  " -> tuple[int, int, int] | None"),
          "(value for seat 0, best action, nodes) with all cards open; None beyond the node limit.")
      .def(
          "solve_actions",
          [](const T& twin, const std::optional<Values>& values, std::int32_t guess,
             std::int64_t nodes) -> nb::object {
            const auto goals = goals_of(twin, values);
            const auto solver = std::make_unique<solve::FoxSolver>();
            std::vector<std::pair<int, std::int32_t>> found;
            bool complete = false;
            {
              nb::gil_scoped_release release;
              solver->begin(twin.config, twin.trail.state, *goals, nodes_limit(nodes));
              complete = solver->values(
                  twin.trail.state, guess,
                  [&](int action, std::int32_t value) { found.emplace_back(action, value); });
            }
            return complete ? nb::cast(found) : nb::none();
          },
          "values"_a = nb::none(), "guess"_a = 0, "nodes"_a = 0,
          nb::sig("def solve_actions(self, values: list[int] | None = None, guess: int = 0,"
                  " nodes: int = 0) -> list[tuple[int, int]] | None"),
          "(action, value for seat 0) of every legal action; None beyond the node limit.")
      .def(
          "minimax",
          [](const T& twin, const std::optional<Values>& values) {
            const auto goals = goals_of(twin, values);
            nb::gil_scoped_release release;
            return solve::minimax(twin.config, twin.trail.state, *goals);
          },
          "values"_a = nb::none(), "The same value by trying every line of play; for checks.");
}

}  // namespace tw::bind
