// The solver of Duet rounds beside brute force, on boards and paws of all kinds.
#include <atomic>

#include "check.hpp"
#include "rulesets.hpp"
#include "tanglewood/solve/duet.hpp"

using namespace tw;

// Board and paws at random; often few gems near the start, so that rounds are won, and no token, so
// that they are lost.
static duet::Config any_duet(Random& random) {
  duet::Config c = side_a();
  if (random.below(3) == 0) return c;
  const int most = 1 + random.below(4);
  for (auto& paws : c.paws) paws = static_cast<std::uint8_t>(random.below(most + 1));
  c.spaces = static_cast<std::uint8_t>(3 + random.below(9));
  c.start = static_cast<std::uint8_t>(c.spaces / 2);
  c.tokens = static_cast<std::uint8_t>(random.below(c.start + 1));
  c.plus = 0;
  for (auto& gems : c.gems) gems = 0;
  for (int gems = 1 + random.below(12); gems > 0; --gems) ++c.gems[random.below(c.spaces)];
  return c;
}

// A random-play ending of a round with so many tricks left; any moment of the trick.
static bool ending(const duet::Config& c, int left, Random& random, duet::State& s) {
  s = duet::first(c);
  const int wait = random.below(3);  // rounds to be played before
  int moments = random.below(4);
  while (s.to_act != kNobody) {
    const bool due =
        s.phase <= duet::kMove && s.round > wait &&
        std::max(count(s.hand[0]), count(s.hand[1])) + (s.follow != duet::kNone) == left;
    if (s.to_act == kChance) {
      duet::draw(s, random);
    } else if (due && moments-- == 0) {
      return true;
    } else {
      duet::apply(c, s, Duet::pick(c, s, random));
    }
  }
  return false;
}

static void agree(solve::DuetSolver& solver, const duet::Config& c, const duet::State& state,
                  solve::DuetGoal goal) {
  const duet::State s = solve::lone_round(state);
  solver.begin(c, state, goal);
  const auto solved = solver.solve(state);
  CHECK(solved.has_value());
  CHECK(solved->value == solve::plain_duet(c, s, goal));
  CHECK(duet::legal(c, s).has(solved->action));
  int best = solve::kDuetLost, first = -1;
  solver.values(state, [&](int action, int value) {
    duet::State next = s;
    duet::apply(c, next, action);
    CHECK(solve::plain_duet(c, next, goal) == value);
    if (first < 0 || value > best) first = action;
    best = std::max(best, value);
  });
  CHECK(best == solved->value && first == solved->action);
}

static void compare(int left, int endings, std::uint64_t seed) {
  Random random(seed);
  solve::DuetSolver solver;
  for (int met = 0; met < endings;) {
    const duet::Config c = any_duet(random);
    duet::State s;
    if (!ending(c, left, random, s)) continue;
    agree(solver, c, s, ++met % 2 == 0 ? solve::DuetGoal::kGems : solve::DuetGoal::kScore);
  }
}

static void a_limit_ends_the_solve() {
  const duet::Config c = side_a();
  Random random(4);
  duet::State s = duet::first(c);
  while (s.to_act == kChance) duet::draw(s, random);
  solve::DuetSolver solver;
  solve::Limit limit;
  limit.nodes = 1;
  solver.begin(c, s, solve::DuetGoal::kGems, limit);
  CHECK(!solver.solve(s).has_value());
  std::atomic<bool> stop = true;
  limit = {};
  limit.stop = &stop;
  solver.begin(c, s, solve::DuetGoal::kGems, limit);
  CHECK(!solver.solve(s).has_value());
}

int main(int argc, char** argv) {
  const int times = argc > 1 ? std::atoi(argv[1]) : 1;
  compare(1, 100 * times, 1);
  compare(2, 500 * times, 2);
  compare(3, 300 * times, 3);
  compare(4, 100 * times, 4);
  compare(5, 10 * times, 5);
  a_limit_ends_the_solve();
}
