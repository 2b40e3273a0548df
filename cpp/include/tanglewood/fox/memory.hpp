// What the seats of a fox game have seen: the twin of tanglewood.games.fox.knowledge.
//
// A Memory goes along with a state and notes every step. What is known of a hand is kept as the
// other seat sees it. A Glance is the small part of it that an observation needs; batches keep
// nothing more.
#pragma once

#include "tanglewood/fox/rules.hpp"
#include "tanglewood/sights.hpp"

namespace tw::fox {

// The cards as they lay when this memory began: at the deal, or in the position it was made from.
struct Beginning {
  std::uint64_t hand[2];
  std::uint64_t deck;
  std::int8_t decree;
  std::int8_t lead;  // the card to be followed next
};

// What a sight of this game is: a card played, put down as the decree, drawn, put under the deck.
enum Saw : std::uint8_t { kSawPlay, kSawExchange, kSawDraw, kSawUnder };

inline constexpr int kMaxSights = 2 * kMaxTricks + 9;  // and three Foxes, three Woodcutters

// What observations show of the past: the part of a memory that a batch keeps.
struct Glance {
  std::uint64_t played[2];      // by each seat in this round
  std::uint64_t holds_open[2];  // what each seat is known to hold, as others see it
  std::uint64_t lacks_open[2];  // and known not to hold
  std::uint64_t put_under[2];   // the cards that each seat put under the deck in this round
  std::uint8_t times_under[2];  // how often each did
  std::int8_t lead;             // of the trick going on, if it was seen
};

struct Memory : Glance {
  Beginning first;
  Sights<kMaxSights> sights;
};

TW_HD inline Glance nothing_glimpsed() {
  Glance g{};
  g.lead = kNone;
  return g;
}

TW_HD inline Memory nothing_seen(const State& s) {
  Memory m{};
  m.lead = kNone;
  for (int seat = 0; seat < 2; ++seat) m.first.hand[seat] = s.hand[seat];
  // While a card is to be put under the deck, the slot of the card drawn is a hole.
  for (int i = s.phase == kUnder; i < s.deck_size; ++i) {
    m.first.deck |= bit(s.deck[(s.top + i) % s.deck_size]);
  }
  m.first.decree = s.decree;
  m.first.lead = static_cast<std::int8_t>(s.follow == kNone ? s.lead : kNone);
  return m;
}

// What a follow shows: another suit means void (fox.follow), a card other than the 1 under a
// Monarch means that nothing higher was held (fox.monarch). These cards were not in the hand.
TW_HD inline std::uint64_t ruled_out(int lead, int card) {
  const std::uint64_t suit = cards().suit_mask[lead];
  if (suit_of(card) != suit_of(lead)) return suit;
  const bool limit = rank_of(lead) == kMonarch && rank_of(card) != kSwan;
  return limit ? suit & ~(bit(card + 1) - 1) : 0;
}

// Whether the step just taken completed the trick.
TW_HD inline bool complete(const State& after) {
  return after.phase == kLead || after.phase >= kDeal;
}

TW_HD inline void glimpsed_under(Glance& g, int seat, int card) {
  g.put_under[seat] |= bit(card);
  ++g.times_under[seat];
  g.holds_open[seat] = 0;
}

TW_HD inline void glimpsed_play(int seat, int top, int card, const State& after, Glance& g) {
  g.played[seat] |= bit(card);
  g.holds_open[seat] &= ~bit(card);
  if (g.lead == kNone) {
    g.lead = static_cast<std::int8_t>(card);
  } else {
    g.lacks_open[seat] |= ruled_out(g.lead, card);
  }
  if (every(kWoodcutter) >> card & 1) {
    g.lacks_open[seat] = 0;
    if (after.phase != kUnder) glimpsed_under(g, seat, after.deck[top]);
  }
}

// Note a step in a glance, as remember() does in a memory. Of the state before it only single
// fields are read, so that no copy of it has to be kept.
TW_HD inline void glimpse(const State& before, int action, const State& after, Glance& g) {
  if (action == kDrawn) {
    if (before.phase == kDeal) g = nothing_glimpsed();
    return;
  }
  const int seat = before.to_act;
  if (before.phase <= kFollow) {
    glimpsed_play(seat, before.top, action, after, g);
  } else if (before.phase == kUnder) {
    glimpsed_under(g, seat, action - kUnderFrom);
  } else if (action != kKeep) {
    g.holds_open[seat] = (g.holds_open[seat] & ~bit(action - kExchangeFrom)) | bit(before.decree);
    g.lacks_open[seat] &= ~bit(before.decree);
  }
  if (complete(after)) g.lead = kNone;
}

// A Woodcutter draws, and with an empty hand puts the same card under the deck.
TW_HD inline void saw_play(const State& before, int card, const State& after, Memory& m) {
  const int seat = before.to_act;
  m.sights.add(kSawPlay, seat, card);
  if (every(kWoodcutter) >> card & 1) {
    const int drawn = after.deck[before.top];  // it stays there until another card is put under
    m.sights.add(kSawDraw, seat, drawn);
    if (after.phase != kUnder) m.sights.add(kSawUnder, seat, drawn);
  }
}

// Note a step: the state before it, the action (kDrawn for chance), the state after it.
TW_HD inline void remember(const State& before, int action, const State& after, Memory& m) {
  if (action == kDrawn) {
    if (before.phase == kDeal) m = nothing_seen(after);
    return;
  }
  if (before.phase <= kFollow) {
    saw_play(before, action, after, m);
  } else if (before.phase == kUnder) {
    m.sights.add(kSawUnder, before.to_act, action - kUnderFrom);
  } else if (action != kKeep) {
    m.sights.add(kSawExchange, before.to_act, action - kExchangeFrom);
  }
  glimpse(before, action, after, m);
}

}  // namespace tw::fox
