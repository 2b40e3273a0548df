// The last two tricks of a fox round, all lines of play in one go.
//
// With two cards in hand an ability has one choice: the card that stays is the other one, or it is
// exchanged for the decree (Fox) or for the top card of the deck (Woodcutter).
#pragma once

#include "tanglewood/solve/spot.hpp"

namespace tw::solve {

// What playing a card of two comes to.
struct Option {
  std::uint8_t card, rest, decree, top;  // `top`: what a Woodcutter would draw next
};

struct Options {
  Option option[4];
  int size = 0;

  Options(std::uint64_t hand, std::uint64_t plays, int decree, int top, int below, bool lone) {
    for (; plays != 0; plays &= plays - 1) {
      const int card = lowest(plays), rest = lowest(hand ^ bit(card));
      if (kWoodcutters >> card & 1) {
        // With a deck of one card, what is put under it is what is drawn next.
        add(card, rest, decree, lone ? top : below);
        add(card, top, decree, lone ? rest : below);
      } else {
        add(card, rest, decree, top);
        if (kFoxes >> card & 1) add(card, decree, rest, top);
      }
    }
  }

 private:
  void add(int card, int rest, int decree, int top) {
    option[size++] = {static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(rest),
                      static_cast<std::uint8_t>(decree), static_cast<std::uint8_t>(top)};
  }
};

// The value for the leader, who has two cards like the other.
inline Goals::Value last_two(const Spot& spot, const Goals& goals) {
  const unsigned seat = spot.leader;
  const std::uint64_t others = spot.hand[seat ^ 1];
  const Goals::Value sign = seat == 0 ? 1 : -1;
  const Options leads(spot.hand[seat], spot.hand[seat], spot.decree, spot.drawn(0), spot.drawn(1),
                      spot.deck_size == 1);
  Goals::Value best = -(1 << 30);
  for (int i = 0; i < leads.size; ++i) {
    const Option& led = leads.option[i];
    const Options follows(others, fox::may_follow(others, led.card), led.decree, led.top, led.top,
                          false);
    Goals::Value least = 1 << 30;
    for (int j = 0; j < follows.size; ++j) {
      const Option& followed = follows.option[j];
      const auto& winning = fox::cards().winning[fox::suit_of(followed.decree)];
      const auto second = static_cast<unsigned>(winning[led.card] >> followed.card & 1);
      const unsigned winner = seat ^ second;
      const int lost = second ? led.card : followed.card;
      const auto swan = static_cast<unsigned>(fox::every(fox::kSwan) >> lost & 1);
      const unsigned next = winner ^ swan;
      const auto last = next == seat ? winning[led.rest] >> followed.rest & 1
                                     : winning[followed.rest] >> led.rest & 1;
      const unsigned taker = next ^ static_cast<unsigned>(last);
      int sevens[2] = {spot.sevens[0], spot.sevens[1]};
      sevens[winner] += how_many(bit(led.card) | bit(followed.card), fox::kTreasure);
      sevens[taker] += how_many(bit(led.rest) | bit(followed.rest), fox::kTreasure);
      const Goals::Value found =
          sign * goals.value[spot.tricks + (winner ^ 1) + (taker ^ 1)][sevens[0]][sevens[1]];
      least = std::min(least, found);
      if (least <= best) break;
    }
    best = std::max(best, least);
  }
  return best;
}

}  // namespace tw::solve
