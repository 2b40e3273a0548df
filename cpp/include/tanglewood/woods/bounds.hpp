// How many cards of each value hidden hands can have when they all come from one pool: the twin of
// tanglewood.games.woods.bounds, where the reasons stand.
#pragma once

#include "tanglewood/woods/memory.hpp"

namespace tw::woods {

// Numbers by value of the first cards of up to five hidden hands.
struct Bounds {
  int hands;
  int size[kMaxSeats];
  int least[kMaxSeats][kValues];
  int most[kMaxSeats][kValues];
};

namespace detail {

struct Flow {
  int hands;
  int need[kMaxSeats];
  int room[kMaxSeats][kValues];
  int supply[kValues];

  // What the values can give to a group of hands beyond what it needs.
  TW_HD int spare(unsigned group) const {
    int sum = 0;
    for (int at = 0; at < hands; ++at) sum -= group >> at & 1 ? need[at] : 0;
    for (int i = 0; i < kValues; ++i) {
      int wanted = 0;
      for (int at = 0; at < hands; ++at) wanted += group >> at & 1 ? room[at][i] : 0;
      sum += wanted < supply[i] ? wanted : supply[i];
    }
    return sum;
  }
  // Whether every group of the hands that need cards has so much to spare.
  TW_HD bool spares(unsigned open, int least) const {
    for (unsigned group = open; group != 0; group = (group - 1) & open) {
      if (spare(group) < least) return false;
    }
    return true;
  }
  TW_HD bool possible(unsigned open, int at, int i, int number) const {
    Flow fixed = *this;
    fixed.need[at] -= number;
    fixed.supply[i] -= number;
    fixed.room[at][i] = 0;
    return fixed.spares(open, 0);
  }
};

}  // namespace detail

// Make the bounds as narrow as they can be: each is then reached in some deal that fits all others.
TW_HD inline void narrow(Bounds& b, std::uint64_t pool) {
  detail::Flow flow{};
  flow.hands = b.hands;
  for (int i = 0; i < kValues; ++i) {
    flow.supply[i] = count_of(pool, i + kLowest);
    for (int at = 0; at < b.hands; ++at) flow.supply[i] -= b.least[at][i];
  }
  unsigned open = 0;
  int widest = 0;
  for (int at = 0; at < b.hands; ++at) {
    int need = b.size[at];
    for (int i = 0; i < kValues; ++i) need -= b.least[at][i];
    flow.need[at] = need;
    if (need != 0) open |= 1u << at;
    for (int i = 0; i < kValues; ++i) {
      int room = b.most[at][i] - b.least[at][i];
      if (need < room) room = need;
      if (flow.supply[i] < room) room = flow.supply[i];
      flow.room[at][i] = room;
      if (room > widest) widest = room;
    }
  }
  const bool all = flow.spares(open, widest);
  for (int at = 0; at < b.hands; ++at) {
    for (int i = 0; i < kValues; ++i) {
      int low = 0, high = flow.room[at][i];
      if (!all && high > 0) {
        while (!flow.possible(open, at, i, low)) ++low;
        while (!flow.possible(open, at, i, high)) --high;
      }
      b.most[at][i] = b.least[at][i] + high;
      b.least[at][i] += low;
    }
  }
}

}  // namespace tw::woods
