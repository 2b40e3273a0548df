// The rulesets that the tests play.
#pragma once

#include <initializer_list>

#include "tanglewood/deluxe/deluxe.hpp"
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

inline deluxe::Goal deluxe_goal(deluxe::On on, int points, bool ongoing = false) {
  deluxe::Goal g{};
  g.own = g.other = g.either = g.both = g.lead = g.card = deluxe::kAnything;
  g.on = on;
  g.points = static_cast<std::int8_t>(points);
  g.times = 1;
  g.ongoing = ongoing;
  g.any_cards = true;
  return g;
}

// The same goal with a card test: of one of these faces and this suit.
inline deluxe::Goal asking(deluxe::Goal g, deluxe::Asked deluxe::Goal::* test, std::uint64_t faces,
                           deluxe::AskedSuit suit = deluxe::kAnySuit) {
  g.*test = faces | deluxe::Asked{suit} << deluxe::kAskedSuitAt;
  g.any_cards = false;
  return g;
}

inline deluxe::Config deluxe_config(int special, unsigned named, bool poison, int target) {
  deluxe::Config c{};
  c.special = static_cast<std::uint8_t>(special);
  c.named = static_cast<std::uint16_t>(named);
  c.poison = poison;
  c.target = target;
  return c;
}

// All three modules with the sixteen house goals (OUR_GOALS of tanglewood.components.goals).
inline deluxe::Config house_deluxe(int special, int target) {
  using namespace deluxe;
  Config c = deluxe_config(special, special == kSpecialCards ? 0x1ff : 0, true, target);
  const std::uint64_t twos = every(2) | bit(kCrown), fours = every(4) | bit(kFairy);
  const std::uint64_t even_ranks =
      twos | fours | every(6) | bit(kTree) | every(8) | bit(kAxe) | every(10);
  const auto add = [&](const Goal& g) { c.goal[c.goals++] = g; };
  const auto counted = [](Goal g, int times, int in_a_row, Different different) {
    g.times = static_cast<std::uint8_t>(times);
    g.in_a_row = static_cast<std::uint8_t>(in_a_row);
    g.different = different;
    return g;
  };
  add(asking(deluxe_goal(kOnLose, 1), &Goal::own, every(kSwan)));
  add(asking(deluxe_goal(kOnWin, 2), &Goal::other, every(kFox)));
  add(asking(deluxe_goal(kOnWin, 1), &Goal::either, every(kWoodcutter)));
  add(counted(asking(deluxe_goal(kOnTake, 2), &Goal::card, every(kTreasure)), 2, 0, kAnyTrick));
  add(asking(deluxe_goal(kOnWin, 1), &Goal::own, every(kWitch), kOffTrump));
  add(asking(deluxe_goal(kOnWin, 2), &Goal::other, every(kMonarch)));
  add(counted(deluxe_goal(kOnWin, 2), 1, 3, kAnyTrick));
  add(counted(deluxe_goal(kOnLose, 2), 1, 4, kAnyTrick));
  add(counted(deluxe_goal(kOnWin, 2), 3, 0, kByLeadSuit));
  add(asking(deluxe_goal(kOnWin, 2), &Goal::own, every(1) | twos | every(3) | fours));
  add(asking(deluxe_goal(kOnWin, 1), &Goal::both, even_ranks));
  add(deluxe_goal(kOnExchange, 1));
  c.goal[c.goals - 1].trump_changed = true;
  add(asking(deluxe_goal(kOnWin, 1, true), &Goal::either, every(kMonarch)));
  add(asking(deluxe_goal(kOnPlay, 1, true), &Goal::card, every(kWoodcutter)));
  add(asking(deluxe_goal(kOnWin, -1, true), &Goal::either, twos));
  add(asking(deluxe_goal(kOnWin, -1, true), &Goal::either, every(kWitch)));
  return c;
}

inline woods::Config even(int players) { return woods_config(players, {8, 8, 8, 8, 8, 8, 8}); }

}  // namespace tw
