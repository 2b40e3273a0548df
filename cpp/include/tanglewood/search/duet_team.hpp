// Duet: what every action is worth when both players go on by the policy, each from what it sees.
//
// Worlds that fit the observer's view are drawn; in each of them every action is tried and the
// round is played to its end by the policy for both seats. The partner in these plays knows its own
// hand of that world and nothing of the observer's: no plan rests on a partner who sees through the
// cards. The rest of the game is worth the chance that the forest network gives. Actions are
// compared in the same worlds, and the worse half is dropped again and again.
#pragma once

#include <vector>

#include "tanglewood/search/duet_policy.hpp"
#include "tanglewood/search/duet_weights.hpp"
#include "tanglewood/search/ismcts.hpp"

namespace tw::search {

inline constexpr DuetMind kDuetMind = {&kForestNet, {0, .01f, 0, .01f, 0, .01f, 0, 0, 0, .01f, 0}};

// Plays on by the policy to the end of the round; the chance of victory then.
inline float team_chance(const duet::Config& config, const DuetMind& mind, duet::State s,
                         DuetSeen seen) {
  DuetPolicy policy(config, mind);
  const int round = s.round;
  while (s.to_act >= 0 && s.round == round) {
    const int action = policy.choose(s, seen);
    const duet::State before = s;
    duet::apply(config, s, action);
    seen.tell(before, action, s);
  }
  if (s.to_act == kNobody) return s.ending == duet::kVictory ? 1.0f : 0.0f;
  return forest_chance(*mind.net, config, s.forest, s.round, duet::kHand);
}

template <class Worlds>
Report team_search(const duet::Config& config, const Worlds& worlds, const duet::State& root,
                   const DuetSeen& seen, const Settings& settings) {
  const Deadline deadline(settings.budget.milliseconds);
  Random random(settings.seed);
  Report report;
  duet::legal(config, root).each([&](int action) { report.tried.emplace_back().action = action; });
  std::vector<std::size_t> open(report.tried.size());
  for (std::size_t i = 0; i < open.size(); ++i) open[i] = i;
  int stages = 1;
  while ((std::size_t{1} << stages) < open.size()) ++stages;
  const std::int64_t all = settings.budget.iterations > 0 ? settings.budget.iterations : 1 << 16;
  for (int stage = 0; stage < stages && !deadline.passed(); ++stage) {
    const std::int64_t share = all / stages / static_cast<std::int64_t>(open.size());
    for (std::int64_t i = 0; i < std::max<std::int64_t>(share, 1); ++i) {
      if (i > 0 && deadline.passed()) break;
      const duet::State world = worlds.draw(random);
      for (const std::size_t at : open) {
        Tried& tried = report.tried[at];
        duet::State s = world;
        DuetSeen after = seen;
        duet::apply(config, s, tried.action);
        after.tell(world, tried.action, s);
        const float chance = team_chance(config, kDuetMind, s, after);
        tried.count(chance);
        tried.ends[0] += 1 - chance;
        tried.ends[1] += chance;
        ++report.iterations;
      }
    }
    std::stable_sort(open.begin(), open.end(), [&](std::size_t a, std::size_t b) {
      return report.tried[a].mean() > report.tried[b].mean();
    });
    open.resize((open.size() + 1) / 2);
  }
  return report;
}

}  // namespace tw::search
