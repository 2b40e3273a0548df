// Chance in a fox game: the dealer of round 1 (fox.dealer) and the deal (fox.deal).
#pragma once

#include "tanglewood/deal.hpp"
#include "tanglewood/dealer.hpp"
#include "tanglewood/fox/rules.hpp"

namespace tw::fox {

TW_HD inline Chance chance(const Config& c, const State& s) {
  if (s.phase == kDealer) return dealer_asked();
  return s.phase == kDeal ? deal_asked(c.cards, c.deck) : Chance{};
}

TW_HD inline void dealt(State& s, int decree) {
  s.decree = static_cast<std::int8_t>(decree);
  s.trump = static_cast<std::int8_t>(suit_of(decree));
  s.to_act = static_cast<std::int8_t>(s.leader);  // fox.first-lead
  ++s.chances;
  s.phase = kLead;
}

// The law's way: a hand each, the decree, then the deck from its top (ruling.G2).
TW_HD inline void apply_chance(const Config& c, State& s, const std::uint8_t* items) {
  if (s.phase == kDealer) return dealer_chosen(s, items[0], kDeal);
  int at = 0;
  for (int seat = 0; seat < 2; ++seat) {
    s.hand[seat] = 0;
    for (int i = 0; i < c.hand; ++i) s.hand[seat] |= bit(items[at++]);
  }
  const int decree = items[at++];
  s.deck_size = static_cast<std::uint8_t>(c.cards - at);
  s.top = 0;
  for (int i = 0; i < s.deck_size; ++i) s.deck[i] = items[at++];
  dealt(s, decree);
}

// The quick way: the decree and the deck are drawn card by card, one hand is a random part of the
// rest.
template <class Rng>
TW_HD void draw(const Config& c, State& s, Rng& random) {
  if (s.phase == kDealer) return dealer_chosen(s, random.below(2), kDeal);
  std::uint64_t rest = 0;
  for (int i = 0; i < c.cards; ++i) rest |= bit(c.deck[i]);
  const int decree = random.member(rest);
  rest ^= bit(decree);
  s.deck_size = static_cast<std::uint8_t>(c.cards - 2 * c.hand - 1);
  s.top = 0;
  for (int i = 0; i < s.deck_size; ++i) {
    const int card = random.member(rest);
    rest ^= bit(card);
    s.deck[i] = static_cast<std::uint8_t>(card);
  }
  s.hand[0] = some_of(rest, c.hand, random);
  s.hand[1] = rest ^ s.hand[0];
  dealt(s, decree);
}

}  // namespace tw::fox
