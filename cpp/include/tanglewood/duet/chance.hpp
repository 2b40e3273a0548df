// Chance in a Duet: the dealer of round 1 (duet.dealer) and the deals (duet.deal).
#pragma once

#include "tanglewood/deal.hpp"
#include "tanglewood/dealer.hpp"
#include "tanglewood/duet/rules.hpp"

namespace tw::duet {

TW_HD inline Chance chance(const State& s) {
  if (s.phase == kDealer) return dealer_asked();
  return s.phase == kDeal ? deal_asked(kCards) : Chance{};
}

TW_HD inline void dealt(State& s, int decree, std::uint64_t rest) {
  s.decree = static_cast<std::int8_t>(decree);
  s.rest = rest;
  s.to_act = static_cast<std::int8_t>(s.leader);  // the non-dealer leads (duet.dealer)
  ++s.chances;
  s.phase = kLead;
}

// The law's way: a hand each, the decree, and the rest stays out of play (ruling.G2).
TW_HD inline void apply_chance(State& s, const std::uint8_t* items) {
  if (s.phase == kDealer) return dealer_chosen(s, items[0], kDeal);
  for (int seat = 0; seat < 2; ++seat) {
    s.hand[seat] = 0;
    for (int i = 0; i < kHand; ++i) s.hand[seat] |= bit(items[seat * kHand + i]);
  }
  const int decree = items[2 * kHand];
  dealt(s, decree, kDeck & ~(s.hand[0] | s.hand[1] | bit(decree)));
}

// The quick way: the decree, the rest and one hand are random parts of what is left.
template <class Rng>
TW_HD void draw(State& s, Rng& random) {
  if (s.phase == kDealer) return dealer_chosen(s, random.below(2), kDeal);
  const int decree = random.below(kCards);
  const std::uint64_t others = kDeck ^ bit(decree);
  const std::uint64_t rest = some_of(others, kRest, random);
  s.hand[0] = some_of(others ^ rest, kHand, random);
  s.hand[1] = others ^ rest ^ s.hand[0];
  dealt(s, decree, rest);
}

}  // namespace tw::duet
