// The rulesets that the tests play.
#pragma once

#include <initializer_list>

#include "tanglewood/fox/fox.hpp"

namespace tw {

inline fox::Config fox_config(int suits, std::initializer_list<int> ranks, int hand,
                              std::initializer_list<int> points, int target) {
  fox::Config c{};
  for (int suit = 0; suit < suits; ++suit) {
    for (const int rank : ranks) {
      c.deck[c.cards++] = static_cast<std::uint8_t>(suit * fox::kRanks + rank - 1);
    }
  }
  c.hand = static_cast<std::uint8_t>(hand);
  int at = 0;
  for (const int value : points) c.points[at++] = static_cast<std::int16_t>(value);
  c.treasure_at_once = true;
  c.target = target;
  return c;
}

inline fox::Config published(int target) {
  return fox_config(3, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, 13,
                    {6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0}, target);
}

inline fox::Config manual(int target) {
  fox::Config c = fox_config(3, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, 13,
                             {0, 1, 2, 3, 4, 5, 0, 0, 8, 9, 10, 11, 12, 13}, target);
  c.treasure_at_once = false;
  c.tie_by_tricks = true;
  return c;
}

inline fox::Config mini() { return fox_config(2, {1, 3, 5, 9}, 3, {3, 1, 3, 0}, 0); }

}  // namespace tw
