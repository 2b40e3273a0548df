// What the players of Into the Woods have seen: the twin of tanglewood.games.woods.knowledge.
//
// All that a hand gains and loses lies open; hidden are its first cards (as dealt, or as they were
// when a position was set up) and the order of the deck. So a memory keeps bounds on the first
// cards of every seat, as the others see them. A seat knows its own first cards.
#pragma once

#include "tanglewood/woods/rules.hpp"

namespace tw::woods {

// One seat: the first cards as they were, the bounds that the others have on them, and what the
// hand gained since (negative: lost), by value from 2 on.
struct Seat {
  std::uint64_t first;
  std::uint16_t size;  // how many first cards
  std::uint8_t least[kValues];
  std::uint8_t most[kValues];
  std::int8_t gained[kValues];
};

struct Memory {
  Seat seat[kMaxSeats];
  std::uint64_t pool;  // cards hidden in hands or deck at first and not revealed since
  bool reshuffled;     // the cards of the deck are known since then
};

// The cards from one place of the deck to another.
TW_HD inline std::uint64_t handful_of(const Deck& deck, int from, int to) {
  std::uint64_t sum = 0;
  for (int i = from; i < to; ++i) sum += one(deck.at(i));
  return sum;
}

// Where the knowledge of a state without a past begins.
TW_HD inline Memory nothing_seen(const State& s) {
  Memory m{};
  m.pool = handful_of(s.deck, s.deck.top, s.deck.size);
  for (int at = 0; at < kMaxSeats; ++at) {
    Seat& seat = m.seat[at];
    seat.first = s.hand[at];
    seat.size = static_cast<std::uint16_t>(size_of(s.hand[at]));
    m.pool += s.hand[at];
    for (int i = 0; i < kValues; ++i) {
      // Three of a value that makes no more sets can be held (woods.solo.goal).
      const int most = s.solo && count_of(s.pocket[at], i + kLowest) != 0 ? kMost : 2;
      seat.most[i] = static_cast<std::uint8_t>(seat.size < most ? seat.size : most);
    }
  }
  return m;
}

// The seat holds so many of a value now: a bound on its first cards, if that is news.
TW_HD inline void at_least(Memory& m, int at, int value, int held) {
  Seat& seat = m.seat[at];
  const int i = value - kLowest, first = held - seat.gained[i];
  if (first <= seat.least[i]) return;
  seat.least[i] = static_cast<std::uint8_t>(first);
  int sum = 0;
  for (int k = 0; k < kValues; ++k) sum += seat.least[k];
  if (sum == seat.size) {
    for (int k = 0; k < kValues; ++k) seat.most[k] = seat.least[k];
  }
}

// It holds no more than so many of a value now.
TW_HD inline void at_most(Memory& m, int at, int value, int held) {
  Seat& seat = m.seat[at];
  const int i = value - kLowest, first = held - seat.gained[i];
  if (first >= seat.most[i]) return;
  seat.most[i] = static_cast<std::uint8_t>(first);
}

// No card of the hand is as low as the one in the row (ruling.W4).
TW_HD inline void saw_no_trade(Memory& m, int seat, std::uint32_t row) {
  for (int value = kLowest; value <= card_at(row, 0); ++value) at_most(m, seat, value, 0);
}

// A seat that discards a v, or pockets three after taking one or two of them, held those not taken.
// A seat that takes a v and pockets nothing had at most two then, if a set could have been made.
TW_HD inline void saw_trade(const Config& c, const State& before, int action, const State& after,
                            Memory& m) {
  const int at = before.turn;
  const Trade& trade = trade_tables().trade[action];
  const bool pair = trade.second != kNoSlot;
  const int first = card_at(before.row, trade.slot);
  const int second = pair ? card_at(before.row, trade.second) : first;
  Seat& seat = m.seat[at];
  at_least(m, at, trade.discard, 1);
  --seat.gained[trade.discard - kLowest];
  ++seat.gained[first - kLowest];
  if (pair) ++seat.gained[second - kLowest];
  for (int value = first < second ? first : second;; value = first < second ? second : first) {
    if (count_of(after.pocket[at], value) > count_of(before.pocket[at], value)) {
      at_least(m, at, value, 3);
      seat.gained[value - kLowest] = static_cast<std::int8_t>(seat.gained[value - kLowest] - 3);
    } else if (!(c.solo && count_of(before.pocket[at], value) != 0)) {
      at_most(m, at, value, 2);
    }
    if (value == (first < second ? second : first)) return;
  }
}

// Cards that were opened from the deck; after a reshuffle that needed no chance all of them were.
TW_HD inline void saw_revealed(const State& before, const State& after, Memory& m) {
  const bool renewed = after.reshuffles != before.reshuffles;
  if (!m.reshuffled) {
    const int to = renewed ? before.deck.size : after.deck.top;
    m.pool -= handful_of(before.deck, before.deck.top, to);
  }
  m.reshuffled = m.reshuffled || renewed;
}

// Note a step: the state before it, the action (kDrawn for chance), the state after it.
TW_HD inline void remember(const Config& c, const State& before, int action, const State& after,
                           Memory& m) {
  if (action == kDrawn) {
    if (before.phase == kReshuffle) {
      m.reshuffled = true;
    } else if (after.phase != kDeal) {
      m = nothing_seen(after);
    }
    return;
  }
  if (action == kPass) return saw_no_trade(m, before.turn, before.row);
  saw_trade(c, before, action, after, m);
  saw_revealed(before, after, m);
  if (c.gentle && before.deck.top != after.deck.top) {
    // A row that was not taken empty has been swept away, since nothing in it could be traded for.
    const std::uint32_t row = row_after(before.row, trade_tables().trade[action]);
    if (row != 0) saw_no_trade(m, 0, row);
  }
}

}  // namespace tw::woods
