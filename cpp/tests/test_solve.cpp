// The solver beside brute force on random-play endings, and what must hold in every solve.
#include <algorithm>

#include "check.hpp"
#include "rulesets.hpp"
#include "tanglewood/solve/minimax.hpp"
#include "tanglewood/solve/round.hpp"

using namespace tw;

// A random-play ending in which some decision is due with so many cards in the leader's hand.
static fox::State ending(const fox::Config& c, int left, bool between, Random& random) {
  fox::State s = fox::first(c);
  for (;;) {
    const bool due = s.phase == fox::kLead || (!between && s.phase <= fox::kUnder);
    if (s.to_act == kChance) {
      fox::draw(c, s, random);
    } else if (due && solve::tricks_of(s) - s.tricks[0] - s.tricks[1] == left) {
      return s;
    } else {
      fox::apply(c, s, Fox::pick(c, s, random));
    }
  }
}

static solve::Goals any_goals(const fox::State& s, Random& random) {
  solve::Goals goals;
  goals.tricks = solve::tricks_of(s);
  for (auto& tricks : goals.value) {
    for (auto& first : tricks) {
      for (auto& value : first) value = random.below(7) - 3;
    }
  }
  goals.settle();
  return goals;
}

static void agree(solve::FoxSolver& solver, const fox::Config& c, const fox::State& s,
                  const solve::Goals& goals) {
  fox::Config round = c;
  round.target = 0;
  solver.begin(c, s, goals);
  const auto solved = solver.solve(s);
  CHECK(solved.has_value());
  CHECK(solved->value == solve::minimax(c, s, goals));
  fox::State after = s;
  fox::apply(round, after, solved->action);
  CHECK(solve::minimax(round, after, goals, s.treasure) == solved->value);
  solver.values(s, 0, [&](int action, int value) {
    fox::State then = s;
    fox::apply(round, then, action);
    CHECK(solve::minimax(round, then, goals, s.treasure) == value);
  });
}

static void compare(const fox::Config& c, int left, int count, bool between, std::uint64_t seed) {
  Random random(seed);
  solve::FoxSolver solver;
  for (int i = 0; i < count; ++i) {
    const fox::State s = ending(c, left, between, random);
    agree(solver, c, s, solve::score_difference(c, s));
    agree(solver, c, s, any_goals(s, random));
  }
}

// Small games of odd ranks, where Foxes and Woodcutters go round and round a deck of one or two
// cards.
static void compare_small(int count) {
  Random random(5);
  solve::FoxSolver solver;
  for (int i = 0; i < count; ++i) {
    fox::Config c{};
    const std::uint64_t ranks = random.next() | 1 << 2 | 1 << 4;
    for (int card = 0; card < fox::kCards; ++card) {
      if (ranks >> card % fox::kRanks & 1) c.deck[c.cards++] = static_cast<std::uint8_t>(card);
    }
    c.hand = 3;
    while (c.cards > 2 * c.hand + 2) {
      std::swap(c.deck[random.below(c.cards)], c.deck[c.cards - 1]);
      --c.cards;
    }
    for (int t = 0; t <= c.hand; ++t) c.points[t] = static_cast<std::int16_t>(random.below(5));
    c.treasure_at_once = true;
    if (c.cards < 2 * c.hand + 2) continue;
    const fox::State s = ending(c, c.hand, true, random);
    agree(solver, c, s, solve::score_difference(c, s));
  }
}

static void a_limit_ends_the_solve() {
  Random random(3);
  const fox::Config c = published(21);
  const fox::State s = ending(c, 10, true, random);
  const solve::Goals goals = solve::score_difference(c, s);
  solve::FoxSolver solver;
  solve::Limit limit;
  limit.nodes = 100;
  solver.begin(c, s, goals, limit);
  CHECK(!solver.solve(s).has_value());
  std::atomic<bool> stop = true;
  limit = {};
  limit.stop = &stop;
  solver.begin(c, s, goals, limit);
  CHECK(!solver.solve(s).has_value());
}

int main() {
  for (const fox::Config& c : {published(21), manual(21)}) {
    compare(c, 1, 100, false, 1);
    compare(c, 2, 300, false, 2);
    compare(c, 3, 300, false, 3);
    compare(c, 4, 60, true, 4);
  }
  compare(mini(), 3, 300, true, 6);
  compare(mini(), 2, 300, false, 7);
  compare_small(1000);
  a_limit_ends_the_solve();
}
