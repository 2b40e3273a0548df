// What fox and the Duet leave to chance: who deals round 1, and the deals.
#pragma once

#include "tanglewood/game.hpp"

namespace tw {

TW_HD inline Chance dealer_asked() {
  Chance asked;
  asked.name = "dealer";
  asked.item[1] = 1;
  asked.size = 2;
  asked.count = 1;
  return asked;
}

// All cards in any order; without a deck they are those from 0 on.
TW_HD inline Chance deal_asked(int cards, const std::uint8_t* deck = nullptr) {
  Chance asked;
  asked.name = "deal";
  for (int i = 0; i < cards; ++i) {
    asked.item[i] = deck != nullptr ? deck[i] : static_cast<std::uint8_t>(i);
  }
  asked.size = asked.count = cards;
  asked.ordered = true;
  return asked;
}

// The other seat leads; the deal comes next.
template <class State, class Phase>
TW_HD void dealer_chosen(State& s, int dealer, Phase deal) {
  s.dealer = static_cast<std::uint8_t>(dealer);
  s.leader = static_cast<std::uint8_t>(dealer ^ 1);
  ++s.chances;
  s.phase = deal;
}

}  // namespace tw
