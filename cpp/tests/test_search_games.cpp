// The searches that go by a policy: Duet teams and the lone player of Into the Woods.
#include "check.hpp"
#include "rulesets.hpp"
#include "same_report.hpp"
#include "tanglewood/search/duet_open.hpp"
#include "tanglewood/search/woods_policy.hpp"
#include "tanglewood/search/woods_solo_search.hpp"
#include "tanglewood/trail.hpp"
#include "tanglewood/worlds/duet.hpp"

using namespace tw;

// What a team has seen goes along with the memory, and its search can be repeated.
static void team_searches(const duet::Config& c, int games) {
  Random random(13);
  for (int game = 0; game < games; ++game) {
    auto trail = Trail<Duet>::from(duet::first(c));
    trail.settle(c, random);
    search::DuetSeen seen;
    while (trail.state.to_act >= 0) {
      const duet::Hands& known = trail.memory.known;
      CHECK(seen.played == (trail.memory.played[0] | trail.memory.played[1]));
      for (int seat = 0; seat < 2; ++seat) {
        CHECK(seen.holds[seat] == known.holds[seat] && seen.lacks[seat] == known.lacks[seat]);
      }
      if (random.below(8) == 0) {
        const worlds::Worlds<Duet> worlds(c, trail.state, trail.memory, trail.state.to_act);
        search::Settings settings;
        settings.budget.iterations = 40;
        const auto report = search::team_search(c, worlds, trail.state, seen, settings);
        CHECK(same(report, search::team_search(c, worlds, trail.state, seen, settings)));
        for (const search::Tried& tried : report.tried)
          CHECK(tried.mean() >= 0 && tried.mean() <= 1);
      }
      const duet::State before = trail.state;
      const bool by_policy = random.below(2) != 0;
      const int action = by_policy ? search::DuetPolicy(c, search::kDuetMind).choose(before, seen)
                                   : Duet::pick(c, before, random);
      CHECK(duet::legal(c, before).has(action));
      trail.apply(c, action);
      seen.tell(before, action, trail.state);
      trail.settle(c, random);
    }
  }
  auto open = Trail<Duet>::from(duet::first(c));
  open.settle(c, random);
  CHECK(!search::open_plan(c, open.state, {}, 2).empty());
}

static void lone_searches(const woods::Config& c) {
  Random random(14);
  auto trail = Trail<Woods>::from(woods::first(c));
  trail.settle(c, random);
  CHECK(search::solo_open(c, trail.state, 20) > 2);
  while (trail.state.to_act >= 0) {
    search::Settings settings;
    settings.budget.iterations = 10;
    const auto report = search::solo_search(c, trail.state, settings);
    CHECK(same(report, search::solo_search(c, trail.state, settings)));
    const auto best =
        std::max_element(report.tried.begin(), report.tried.end(), [](auto& a, auto& b) {
          return a.visits != b.visits ? a.visits < b.visits : a.mean() < b.mean();
        });
    trail.apply(c, best->action);
    trail.settle(c, random);
  }
  CHECK(woods::score(c, trail.state, 0) >= 4);
}

static void thumbs(const woods::Config& c) {
  Random random(15);
  auto trail = Trail<Woods>::from(woods::first(c));
  trail.settle(c, random);
  while (trail.state.to_act >= 0) {
    const int action = search::WoodsPolicy(c, trail.state).choose();
    CHECK(woods::trades(c, trail.state).has(action));
    trail.apply(c, action);
    trail.settle(c, random);
  }
}

int main() {
  team_searches(side_a(), 3);
  lone_searches(even(1));
  for (const int players : {1, 2, 5}) thumbs(even(players));
}
