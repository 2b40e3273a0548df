// Before and between the rounds: the twin of tanglewood.games.fox.course.
#pragma once

#include "tanglewood/deluxe/steps.hpp"

namespace tw::deluxe {

struct Points {
  std::uint8_t of[kHand + 1];
};

TW_TABLE(trick_points, Points{{6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0}})  // fox.score.tricks

// The goal deck is shuffled once (deluxe.goals.deck), where there is something to shuffle
// (ruling.G3).
TW_HD inline void shuffle_goals(const Config& c, State& s) {
  s.goal_top = 0;
  s.goal_size = c.goals == 1;
  s.goal_deck[0] = 0;
  wait(s, c.goals > 1 ? kGoals : kDealer, 0);
}

// The special cards come first: drawn at random, or known (deluxe.special.setup).
TW_HD inline State first(const Config& c) {
  State s{};
  s.number = 1;
  s.dealer = 1;
  s.decree = s.named = kNone;
  if (c.hidden_specials()) {
    wait(s, kSpecial, 0);
    return s;
  }
  s.specials = c.named;
  shuffle_goals(c, s);
  return s;
}

// The hand's goals are revealed, then the cards are dealt. An empty goal deck is renewed when a
// goal is needed (ruling.Q8), from whatever is discarded then (ruling.Q9).
TW_HD inline void open_round(const Config& c, State& s) {
  const int wanted = c.open_goals();
  while (s.opened < wanted) {
    if (s.goal_size == 0) {
      const std::uint64_t rest = discarded(c, s);
      if ((rest & (rest - 1)) != 0) {
        wait(s, kRenew, 0);
        return;
      }
      s.goal_top = 0;
      s.goal_size = 1;
      s.goal_deck[0] = static_cast<std::uint8_t>(lowest(rest));
    }
    s.open[s.opened++] = {{0, 0}, s.goal_deck[s.goal_top]};
    ++s.goal_top;
    --s.goal_size;
  }
  s.leader = s.dealer ^ 1;
  wait(s, kDeal, s.leader);
}

// Score the tricks (fox.score.tricks). The target is looked at only now (fox.end, ruling.Q13); what
// is left of the goals goes to the discards (deluxe.goals.deck).
TW_HD inline void round_over(const Config& c, State& s) {
  for (unsigned seat = 0; seat < 2; ++seat) gain(s, seat, trick_points().of[s.tricks[seat]]);
  if (s.scores[0] >= c.target || s.scores[1] >= c.target) {
    s.phase = kOver;
    return;
  }
  ++s.number;
  s.dealer ^= 1;
  for (int seat = 0; seat < 2; ++seat) {
    s.before[seat] = s.scores[seat];
    s.tricks[seat] = 0;
    s.pile[seat] = 0;
  }
  s.decree = kNone;
  s.deck_size = 0;
  for (int i = 0; i < s.opened; ++i) s.open[i] = Open{};
  s.opened = 0;
  open_round(c, s);
}

}  // namespace tw::deluxe
