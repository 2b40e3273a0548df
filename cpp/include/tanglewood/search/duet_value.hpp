// How likely a Duet team is to win from a forest, whatever the hands: a small network over what a
// player would count (gems against tricks left, forest tokens, what lies near the tracker).
//
// Its weights come from play of the policy in duet_policy.hpp with itself (bench/duet_value.cpp).
#pragma once

#include <algorithm>
#include <cstdlib>

#include "tanglewood/duet/duet.hpp"
#include "tanglewood/search/small_net.hpp"

namespace tw::search {

using ForestNet = SmallNet<24, 16>;

// What the network sees of a forest with so many tricks left in the round.
inline void forest_inputs(const duet::Config& c, const duet::Forest& f, int round, int tricks,
                          float* x) {
  const int rounds = duet::kRounds - round;
  const auto all = static_cast<float>(tricks + rounds * duet::kHand);
  const auto need = static_cast<float>(f.left + rounds * count(c.plus));
  const auto left = static_cast<float>(f.left);
  x[0] = 1;
  x[1] = all / 33;
  x[2] = need / 22;
  x[3] = std::min(need / (all + 1), 2.0f);
  x[4] = left / 22;
  x[5] = std::min(left / static_cast<float>(tricks + 1), 3.0f) / 3;
  x[6] = static_cast<float>(f.tokens) / 4;
  x[7] = f.tokens == 0;
  x[8] = f.tokens == 1;
  x[9] = static_cast<float>(tricks) / duet::kHand;
  x[10] = round == duet::kRounds;
  x[11] = round == 2;
  x[12] = static_cast<float>(std::min(f.tracker - f.low, 4)) / 4;
  x[13] = static_cast<float>(std::min(f.high - f.tracker, 4)) / 4;
  x[14] = static_cast<float>(f.high - f.low) / 10;
  int near[7]{}, places = 0, most = 0;
  for (int space = f.low; space <= f.high; ++space) {
    const int gems = f.gems[space];
    if (gems == 0) continue;
    ++places;
    most = std::max(most, gems);
    near[std::min(std::abs(space - f.tracker), 6)] += gems;
  }
  x[15] = static_cast<float>(places) / 11;
  x[16] = static_cast<float>(most) / 6;
  for (int i = 0; i < 7; ++i) x[17 + i] = static_cast<float>(near[i]) / 3;
}

inline float forest_chance(const ForestNet& net, const duet::Config& c, const duet::Forest& f,
                           int round, int tricks) {
  float x[ForestNet::kInputs], hidden[ForestNet::kHidden];
  forest_inputs(c, f, round, tricks, x);
  return net.chance(x, hidden);
}

// The same after the round's last trick: gems grow, an end is covered (duet.round-end), a round
// begins.
inline float round_end_chance(const ForestNet& net, const duet::Config& c, duet::Forest f,
                              int round) {
  if (round == duet::kRounds) return 0;
  duet::grow(c, f);
  if (f.tokens == 0) return forest_chance(net, c, f, round + 1, duet::kHand);
  float best = 0;
  for (const bool at_low : {true, false}) {
    if (f.tracker == (at_low ? f.low : f.high)) continue;
    duet::Forest covered = f;
    duet::cover(covered, at_low);
    best = std::max(best, forest_chance(net, c, covered, round + 1, duet::kHand));
  }
  return best;
}

// After a trick that leaves so many tricks of the round.
inline float chance_after(const ForestNet& net, const duet::Config& c, const duet::Forest& f,
                          int round, int tricks) {
  if (f.left == 0) return 1;
  return tricks == 0 ? round_end_chance(net, c, f, round) : forest_chance(net, c, f, round, tricks);
}

}  // namespace tw::search
