// What a player or a spectator of Into the Woods may know: the twin of tanglewood.games.woods.view.
#pragma once

#include "tanglewood/woods/bounds.hpp"

namespace tw::woods {

// Handfuls are words as in cards.hpp. The log is left to the law.
struct View {
  int viewer, to_act;
  Phase phase;
  Bits<kActions> legal;  // empty unless the viewer is to act
  int scores[kMaxSeats];
  int players, turn;
  std::uint64_t hand;  // empty for a spectator
  int counts[kMaxSeats];
  std::uint32_t row;
  int deck;
  std::uint64_t discards;
  int reshuffles;
  std::uint64_t pockets[kMaxSeats];
  int tokens[kMaxSeats];
  int tokens_left;
  int passes;
  // What is certain: cards held, how many more, how many of each value at most; the bounds on first
  // cards by what was done, the cards of unknown first place, the deck where it is certain.
  std::uint64_t holds[kMaxSeats];
  int unknown[kMaxSeats];
  std::uint64_t most[kMaxSeats];
  std::uint64_t least_first[kMaxSeats], most_first[kMaxSeats];
  std::uint64_t pool;
  bool deck_certain;
  std::uint64_t deck_cards;
  int facts_count;
  Fact facts[kMaxFacts];
};

// The hand that these first cards have become.
template <class Numbers>
TW_HD std::uint64_t hand_now(const Seat& seat, const Numbers& first) {
  std::uint64_t sum = 0;
  for (int i = 0; i < kValues; ++i) {
    sum += static_cast<std::uint64_t>(first[i] + seat.gained[i]) * one(i + kLowest);
  }
  return sum;
}

template <class Numbers>
TW_HD std::uint64_t handful_by(const Numbers& numbers) {
  std::uint64_t sum = 0;
  for (int i = 0; i < kValues; ++i)
    sum += static_cast<std::uint64_t>(numbers[i]) * one(i + kLowest);
  return sum;
}

// The cards that lay hidden from the viewer at first and were not revealed since.
TW_HD inline std::uint64_t pool_of(const Config& c, const State& s, const Memory& m, int viewer) {
  if (s.phase == kFirst || s.phase == kDeal) return c.cards;
  return m.pool - (viewer >= 0 ? m.seat[viewer].first : 0);
}

TW_HD inline void know(const Config& c, const State& s, const Memory& m, View& v) {
  v.pool = pool_of(c, s, m, v.viewer);
  Bounds hidden{};
  for (int at = 0; at < c.players; ++at) {
    const Seat& seat = m.seat[at];
    if (at == v.viewer) {
      v.least_first[at] = v.most_first[at] = seat.first;
      v.holds[at] = v.most[at] = s.hand[at];
      continue;
    }
    const int k = hidden.hands++;
    hidden.size[k] = seat.size;
    for (int i = 0; i < kValues; ++i) {
      hidden.least[k][i] = seat.least[i];
      hidden.most[k][i] = seat.most[i];
    }
    v.least_first[at] = handful_by(seat.least);
    v.most_first[at] = handful_by(seat.most);
  }
  narrow(hidden, v.pool);
  std::uint64_t in_hands = 0;
  v.deck_certain = true;
  for (int at = 0, k = 0; at < c.players; ++at) {
    if (at == v.viewer) continue;
    const std::uint64_t least = handful_by(hidden.least[k]);
    v.unknown[at] = hidden.size[k] - size_of(least);
    v.holds[at] = hand_now(m.seat[at], hidden.least[k]);
    v.most[at] = hand_now(m.seat[at], hidden.most[k]);
    v.deck_certain = v.deck_certain && v.unknown[at] == 0;
    in_hands += least;
    ++k;
  }
  if (m.reshuffled) {
    v.deck_certain = true;
    v.deck_cards = handful_of(s.deck, s.deck.top, s.deck.size);
  } else if (v.deck_certain) {
    v.deck_cards = v.pool - in_hands;
  }
}

// Built up field by field from what the viewer may see (woods.hidden).
TW_HD inline View view(const Config& c, const State& s, const Memory& m, int viewer) {
  View v{};
  v.viewer = viewer;
  v.to_act = s.to_act;
  v.phase = s.phase;
  if (viewer == s.to_act) v.legal = trades(c, s);
  v.players = c.players;
  v.turn = s.turn;
  v.hand = viewer >= 0 ? s.hand[viewer] : 0;
  v.row = s.row;
  v.deck = s.deck.left();
  v.discards = s.discards;
  v.reshuffles = s.reshuffles;
  v.tokens_left = s.tokens_left;
  v.passes = s.passes;
  for (int seat = 0; seat < c.players; ++seat) {
    v.scores[seat] = score(c, s, seat);
    v.counts[seat] = size_of(s.hand[seat]);
    v.pockets[seat] = s.pocket[seat];
    v.tokens[seat] = s.tokens[seat];
  }
  know(c, s, m, v);
  for (int i = 0; i < m.facts_count; ++i) {
    // A seat needs no bounds on its own cards.
    const bool own = m.facts[i].kind != Told::kTook && m.facts[i].seat == viewer;
    if (!own) v.facts[v.facts_count++] = m.facts[i];
  }
  return v;
}

}  // namespace tw::woods
