// The solvers of a Duet round and of endings of Into the Woods in Python: methods of their twins.
#include <nanobind/stl/pair.h>

#include <memory>

#include "limit.hpp"
#include "searches.hpp"
#include "tanglewood/solve/duet.hpp"
#include "tanglewood/solve/woods.hpp"

namespace tw::bind {

static const duet::State& in_a_round(const Twin<Duet>& twin) {
  const duet::State& s = twin.trail.state;
  if (s.to_act < 0 || s.phase == duet::kCover) {
    throw std::invalid_argument("No card is to be played, so there is no round to solve.");
  }
  return s;
}

static solve::DuetGoal duet_goal(bool score) {
  return score ? solve::DuetGoal::kScore : solve::DuetGoal::kGems;
}

void bind_solve(nb::class_<Twin<Duet>>& bound) {
  using T = Twin<Duet>;
  bound
      .def(
          "solve",
          [](const T& twin, bool score, std::int64_t nodes) -> nb::object {
            const duet::State& s = in_a_round(twin);
            const auto solver = std::make_unique<solve::DuetSolver>();
            std::optional<solve::Solved> found;
            {
              nb::gil_scoped_release release;
              solver->begin(twin.config, s, duet_goal(score), nodes_limit(nodes));
              found = solver->solve(s);
            }
            if (!found) return nb::none();
            return nb::make_tuple(found->value, found->action, solver->nodes());
          },
          "score"_a = false, "nodes"_a = 0,
          nb::sig("def solve(self, score: bool = False, nodes: int = 0)"
                  " -> tuple[int, int, int] | None"),
          "(value, best action, nodes) of the round with all cards open; None beyond the node "
          "limit.")
      .def(
          "solve_actions",
          [](const T& twin, bool score, std::int64_t nodes) -> nb::object {
            const duet::State& s = in_a_round(twin);
            const auto solver = std::make_unique<solve::DuetSolver>();
            std::vector<std::pair<int, std::int32_t>> found;
            bool complete = false;
            {
              nb::gil_scoped_release release;
              solver->begin(twin.config, s, duet_goal(score), nodes_limit(nodes));
              complete = solver->values(
                  s, [&](int action, std::int32_t value) { found.emplace_back(action, value); });
            }
            return complete ? nb::cast(found) : nb::none();
          },
          "score"_a = false, "nodes"_a = 0,
          nb::sig("def solve_actions(self, score: bool = False, nodes: int = 0)"
                  " -> list[tuple[int, int]] | None"),
          "(action, value) of every legal action; None beyond the node limit.")
      .def(
          "every_line",
          [](const T& twin, bool score) {
            const duet::State s = solve::lone_round(in_a_round(twin));
            nb::gil_scoped_release release;
            return solve::plain_duet(twin.config, s, duet_goal(score));
          },
          "score"_a = false, "The same value by trying every line of play; for checks.");
}

static const woods::State& certain(const Twin<Woods>& twin) {
  const woods::State& s = twin.trail.state;
  if (s.to_act < 0) throw std::invalid_argument("Nobody is to act, so there is nothing to solve.");
  if (!solve::WoodsSolver::certain(s)) {
    throw std::invalid_argument(
        "The discards are still to be shuffled, so the ending is not certain.");
  }
  return s;
}

static solve::WoodsGoal woods_goal(int goal) {
  if (goal < 0 || goal > 2) throw std::invalid_argument("There is no such goal.");
  return static_cast<solve::WoodsGoal>(goal);
}

static nb::tuple by_seat(const Twin<Woods>& twin, const solve::Worth& worth) {
  nb::list found;
  for (int seat = 0; seat < twin.config.players; ++seat) found.append(+worth.of[seat]);
  return nb::tuple(found);
}

void bind_solve(nb::class_<Twin<Woods>>& bound) {
  using T = Twin<Woods>;
  bound
      .def(
          "solve",
          [](const T& twin, int goal, std::int64_t nodes) -> nb::object {
            const woods::State& s = certain(twin);
            const auto aim = woods_goal(goal);
            const auto solver = std::make_unique<solve::WoodsSolver>();
            std::optional<solve::WoodsSolved> found;
            {
              nb::gil_scoped_release release;
              solver->begin(twin.config, s, aim, nodes_limit(nodes));
              found = solver->solve(s);
            }
            if (!found) return nb::none();
            return nb::make_tuple(by_seat(twin, found->worth), found->action, solver->nodes());
          },
          "goal"_a = 0, "nodes"_a = 0,
          nb::sig("def solve(self, goal: int = 0, nodes: int = 0)"
                  " -> tuple[tuple[int, ...], int, int] | None"),
          "(values by seat, best action, nodes) with the deck in sight; goal 0 points, 1 points "
          "ahead, "
          "2 sixtieths of a victory; None beyond the node limit.")
      .def(
          "solve_actions",
          [](const T& twin, int goal, std::int64_t nodes) -> nb::object {
            const woods::State& s = certain(twin);
            const auto aim = woods_goal(goal);
            const auto solver = std::make_unique<solve::WoodsSolver>();
            std::vector<std::pair<int, solve::Worth>> found;
            bool complete = false;
            {
              nb::gil_scoped_release release;
              solver->begin(twin.config, s, aim, nodes_limit(nodes));
              complete = solver->values(s, [&](int action, const solve::Worth& worth) {
                found.emplace_back(action, worth);
              });
            }
            if (!complete) return nb::none();
            nb::list listed;
            for (const auto& [action, worth] : found) {
              listed.append(nb::make_tuple(action, by_seat(twin, worth)));
            }
            return listed;
          },
          "goal"_a = 0, "nodes"_a = 0,
          nb::sig("def solve_actions(self, goal: int = 0, nodes: int = 0)"
                  " -> list[tuple[int, tuple[int, ...]]] | None"),
          "(action, values by seat) of every legal action; None beyond the node limit.")
      .def(
          "every_line",
          [](const T& twin, int goal) {
            const woods::State& s = certain(twin);
            const auto aim = woods_goal(goal);
            solve::Worth worth;
            {
              nb::gil_scoped_release release;
              worth = solve::plain_woods(twin.config, s, aim);
            }
            return by_seat(twin, worth);
          },
          "goal"_a = 0, nb::sig("def every_line(self, goal: int = 0) -> tuple[int, ...]"),
          "The same values by trying every line of play; for checks.");
}

}  // namespace tw::bind
