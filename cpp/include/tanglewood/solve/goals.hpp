// What the end of a fox round is worth to seat 0: the objective of the solver and of searches.
//
// A round's end is given by the tricks of seat 0 and the Treasures that each seat won from here on,
// so any objective is a small table of whole numbers: the difference of the scores, a match-equity
// table, or whatever a caller writes into it. Seat 1 wants the opposite.
#pragma once

#include <algorithm>

#include "tanglewood/fox/state.hpp"

namespace tw::solve {

inline constexpr int kSevens = 3;  // one in each suit

struct Goals {
  using Value = std::int32_t;

  // value[t][a][b]: seat 0 ends the round with t tricks, seats 0 and 1 win a and b more Treasures.
  Value value[fox::kMaxTricks + 1][kSevens + 1][kSevens + 1];
  int tricks = 0;  // of both seats together when the round is over
  // Whether each Treasure adds `treasure` for its winner whatever else happens.
  bool additive = false;
  Value treasure = 0;
  // low and high[t][left][a][b][n]: the least and the most that can still come of t tricks and (a,
  // b) Treasures with `left` tricks and n Treasures to be won. Read through bounds().
  Value low[fox::kMaxTricks + 1][fox::kMaxTricks + 1][kSevens + 1][kSevens + 1][kSevens + 1];
  Value high[fox::kMaxTricks + 1][fox::kMaxTricks + 1][kSevens + 1][kSevens + 1][kSevens + 1];

  // Works out what follows from `value` and `tricks`; to be called once they are written.
  void settle() {
    treasure = value[0][1][0] - value[0][0][0];
    additive = true;
    for (int t = 0; t <= tricks; ++t) {
      for (int a = 0; a <= kSevens; ++a) {
        for (int b = 0; a + b <= kSevens; ++b) {
          additive = additive && value[t][a][b] == value[t][0][0] + treasure * (a - b);
        }
      }
    }
    for (int t = 0; t <= tricks; ++t) {
      for (int a = 0; a <= kSevens; ++a) {
        for (int b = 0; a + b <= kSevens; ++b) bound(t, a, b);
      }
    }
  }

 private:
  void bound(int t, int a, int b) {
    for (int n = 0; n + a + b <= kSevens; ++n) {
      Value least = value[t][a][b], most = least;
      for (int left = 0; t + left <= tricks; ++left) {
        for (int x = 0; x <= n; ++x) {
          for (int y = 0; x + y <= n; ++y) {
            least = std::min(least, value[t + left][a + x][b + y]);
            most = std::max(most, value[t + left][a + x][b + y]);
          }
        }
        low[t][left][a][b][n] = least;
        high[t][left][a][b][n] = most;
      }
    }
  }
};

// How many tricks a round has in all: those won and those that there are cards for.
TW_HD inline int tricks_of(const fox::State& s) {
  const int leaders = count(s.hand[s.leader]) + (s.lead != fox::kNone) -
                      (s.phase == fox::kUnder && s.to_act == s.leader);
  return s.tricks[0] + s.tricks[1] + leaders;
}

// The difference of what the round brings, Treasures won before included.
inline Goals score_difference(const fox::Config& c, const fox::State& s) {
  Goals goals;
  goals.tricks = tricks_of(s);
  for (int t = 0; t <= goals.tricks; ++t) {
    const int plain = c.points[t] - c.points[goals.tricks - t] + s.treasure[0] - s.treasure[1];
    for (int a = 0; a <= kSevens; ++a) {
      for (int b = 0; b <= kSevens; ++b) goals.value[t][a][b] = plain + a - b;
    }
  }
  goals.settle();
  return goals;
}

}  // namespace tw::solve
