// The rulesets that the tests play.
#pragma once

#include <initializer_list>

#include "tanglewood/duet/duet.hpp"
#include "tanglewood/fox/fox.hpp"
#include "tanglewood/woods/woods.hpp"

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

inline duet::Config duet_config(std::initializer_list<int> gems, std::initializer_list<int> plus,
                                int start, int tokens, std::initializer_list<int> paws) {
  duet::Config c{};
  for (const int number : gems) c.gems[c.spaces++] = static_cast<std::uint8_t>(number);
  for (const int space : plus) c.plus |= bit(space);
  int rank = 0;
  for (const int number : paws) {
    for (int suit = 0; suit < 3; ++suit) {
      c.paws[suit * duet::kRanks + rank] = static_cast<std::uint8_t>(number);
    }
    ++rank;
  }
  c.start = static_cast<std::uint8_t>(start);
  c.tokens = static_cast<std::uint8_t>(tokens);
  c.level = 1;
  return c;
}

inline duet::Config side_a() {
  return duet_config({1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1}, {1, 3, 4, 6, 8}, 5, 4,
                     {0, 3, 2, 1, 1, 2, 0, 2, 0, 3});
}

inline woods::Config woods_config(int players, std::initializer_list<int> counts,
                                  bool gentle = false) {
  woods::Config c{};
  int value = woods::kLowest;
  for (const int cards : counts) {
    c.cards += static_cast<std::uint64_t>(cards) * woods::one(value++);
    c.size = static_cast<std::uint16_t>(c.size + cards);
  }
  c.players = static_cast<std::uint8_t>(players);
  c.solo = players == 1;
  c.tokens = c.solo ? 0 : woods::kTokens;
  c.reshuffles = players > 2;
  c.gentle = gentle;
  return c;
}

inline woods::Config even(int players) { return woods_config(players, {8, 8, 8, 8, 8, 8, 8}); }

}  // namespace tw
