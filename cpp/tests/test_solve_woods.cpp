// The solver of endings of Into the Woods beside brute force, for one to five players.
#include "check.hpp"
#include "rulesets.hpp"
#include "tanglewood/solve/woods.hpp"

using namespace tw;

static woods::Config any_woods(int players, Random& random) {
  for (;;) {
    woods::Config c =
        woods_config(players,
                     {random.below(9), random.below(9), random.below(9), random.below(9),
                      random.below(9), random.below(9), random.below(9)},
                     players == 1 && random.below(2) == 0);
    if (random.below(3) == 0) c.tokens = c.solo ? 0 : static_cast<std::uint8_t>(random.below(4));
    if (c.size >= woods::kHand * players + woods::kRow + 1) return c;
  }
}

// A random-play ending with no more than so many cards to come.
static bool ending(const woods::Config& c, int cards, Random& random, woods::State& s) {
  s = woods::first(c);
  while (s.to_act != kNobody) {
    if (s.to_act == kChance) {
      woods::draw(c, s, random);
    } else if (solve::WoodsSolver::certain(s) && s.deck.left() + woods::row_size(s.row) <= cards) {
      return true;
    } else {
      woods::apply(c, s, Woods::pick(c, s, random));
    }
  }
  return false;
}

static void agree(solve::WoodsSolver& solver, const woods::Config& c, const woods::State& s,
                  solve::WoodsGoal goal) {
  solver.begin(c, s, goal);
  const auto solved = solver.solve(s);
  CHECK(solved.has_value());
  CHECK(solved->worth == solve::plain_woods(c, s, goal));
  int best = -1000, first = -1;
  solver.values(s, [&](int action, const solve::Worth& worth) {
    woods::State next = s;
    woods::apply(c, next, action);
    CHECK(solve::plain_woods(c, next, goal) == worth);
    if (worth.of[s.turn] > best) first = action;
    best = std::max<int>(best, worth.of[s.turn]);
  });
  CHECK(best == solved->worth.of[s.turn] && first == solved->action);
}

static void compare(int players, int cards, int endings) {
  Random random(static_cast<std::uint64_t>(cards), static_cast<std::uint64_t>(players));
  solve::WoodsSolver solver;
  for (int met = 0; met < endings;) {
    const woods::Config c = any_woods(players, random);
    woods::State s;
    if (!ending(c, cards, random, s)) continue;
    agree(solver, c, s, static_cast<solve::WoodsGoal>(++met % 3));
  }
}

static void a_limit_ends_the_solve() {
  Random random(3);
  const woods::Config c = even(2);
  woods::State s;
  CHECK(ending(c, 40, random, s));
  solve::WoodsSolver solver;
  solve::Limit limit;
  limit.nodes = 100;
  for (const auto goal : {solve::WoodsGoal::kScore, solve::WoodsGoal::kLead}) {
    solver.begin(c, s, goal, limit);
    CHECK(!solver.solve(s).has_value());
  }
}

// With every card of the deck in sight a lone player can have all sets of a small deck.
static void a_lone_player_finds_the_way() {
  Random random(1);
  const woods::Config c = even(1);
  woods::State s = woods::first(c);
  while (s.to_act == kChance) woods::draw(c, s, random);
  solve::WoodsSolver solver;
  solve::Limit limit;
  limit.nodes = 1 << 20;
  solver.begin(c, s, solve::WoodsGoal::kScore, limit);
  const auto solved = solver.solve(s);
  CHECK(solved.has_value() && solved->worth.of[0] == woods::kValues);
}

int main(int argc, char** argv) {
  const int times = argc > 1 ? std::atoi(argv[1]) : 1;
  compare(1, 6, 300 * times);
  compare(1, 8, 100 * times);
  for (int players = 2; players <= kMaxSeats; ++players) {
    compare(players, 4, 100 * times);
    compare(players, 6, 50 * times);
  }
  compare(2, 8, 10 * times);
  a_limit_ends_the_solve();
  a_lone_player_finds_the_way();
}
