// A Duet pair that sees all cards: the ceiling that teams are measured against.
//
// A beam of joint plans through the round: from every state each action is tried and judged by the
// policy's play to the end of the round, and the best states go on.
#pragma once

#include "tanglewood/search/duet_team.hpp"

namespace tw::search {

// The actions of the best plan found to the end of the round.
inline std::vector<int> open_plan(const duet::Config& config, const duet::State& root,
                                  DuetSeen seen, int width) {
  struct Plan {
    duet::State state;
    DuetSeen seen;
    std::vector<int> actions;
    float chance;
  };
  std::vector<Plan> beam{{root, seen, {}, 0}}, next;
  Plan best{root, seen, {}, -1};
  while (!beam.empty()) {
    next.clear();
    for (const Plan& plan : beam) {
      duet::legal(config, plan.state).each([&](int action) {
        Plan after = plan;
        duet::apply(config, after.state, action);
        after.seen.tell(plan.state, action, after.state);
        after.actions.push_back(action);
        after.chance = after.state.to_act == kChance
                           ? forest_chance(kForestNet, config, after.state.forest,
                                           after.state.round, duet::kHand)
                           : team_chance(config, kDuetMind, after.state, after.seen);
        const bool ended = after.state.to_act < 0;
        if (!ended) {
          next.push_back(std::move(after));
        } else if (after.chance > best.chance) {
          best = std::move(after);
        }
      });
    }
    std::stable_sort(next.begin(), next.end(),
                     [](const Plan& a, const Plan& b) { return a.chance > b.chance; });
    if (next.size() > static_cast<std::size_t>(width)) next.resize(static_cast<std::size_t>(width));
    beam.swap(next);
    if (best.chance >= 1) break;
  }
  return best.actions;
}

}  // namespace tw::search
