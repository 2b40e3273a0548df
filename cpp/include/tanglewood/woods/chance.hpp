// Chance in Into the Woods: who begins, the deal (woods.deal) and the reshuffle (woods.deck.more).
#pragma once

#include "tanglewood/woods/rules.hpp"

namespace tw::woods {

TW_HD inline Chance chance(const Config& c, const State& s) {
  Chance asked;
  if (s.phase == kFirst) {
    asked.name = "first";
    for (int seat = 0; seat < c.players; ++seat) asked.item[seat] = static_cast<std::uint8_t>(seat);
    asked.size = c.players;
    asked.count = 1;
  } else if (s.phase == kDeal || s.phase == kReshuffle) {
    asked.name = s.phase == kDeal ? "deal" : "reshuffle";
    asked.size = asked.count = spread(s.phase == kDeal ? c.cards : s.discards, asked.item);
    asked.ordered = true;
  }
  return asked;
}

TW_HD inline void first_chosen(const Config& c, State& s, int seat) {
  ++s.chances;
  s.turn = static_cast<std::uint8_t>(seat);
  deal_next(c, s);
}

TW_HD inline void shuffled(const Config& c, State& s, const std::uint8_t* order) {
  ++s.chances;
  s.phase == kDeal ? dealt(c, s, order) : reshuffled(c, s, order);
}

TW_HD inline void apply_chance(const Config& c, State& s, const std::uint8_t* items) {
  s.phase == kFirst ? first_chosen(c, s, items[0]) : shuffled(c, s, items);
}

// Every order is equally likely; one random word serves two places.
template <class Rng>
TW_HD void shuffle(std::uint8_t* cards, int size, Rng& random) {
  const auto exchange = [&](int at, std::uint64_t word) {
    const auto other = at + static_cast<int>(word * static_cast<std::uint64_t>(size - at) >> 32);
    const std::uint8_t card = cards[at];
    cards[at] = cards[other];
    cards[other] = card;
  };
  for (int at = 0; at + 1 < size; at += 2) {
    const std::uint64_t word = random.next();
    exchange(at, word >> 32);
    exchange(at + 1, word & 0xffffffff);
  }
}

template <class Rng>
TW_HD void draw(const Config& c, State& s, Rng& random) {
  if (s.phase == kFirst) return first_chosen(c, s, random.below(c.players));
  std::uint8_t order[kMaxOrder];
  const int size = spread(s.phase == kDeal ? c.cards : s.discards, order);
  shuffle(order, size, random);
  shuffled(c, s, order);
}

}  // namespace tw::woods
