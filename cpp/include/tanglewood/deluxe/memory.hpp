// What the seats of a Deluxe game have seen: the twin of tanglewood.games.deluxe.knowledge.
//
// Cards under the deck are kept once, with who knows them; what is known about the hands is kept
// for each seat.
#pragma once

#include "tanglewood/deluxe/chance.hpp"
#include "tanglewood/sights.hpp"

namespace tw::deluxe {

inline constexpr int kMaxUnder = 64;
inline constexpr unsigned kBoth = 3;  // seats, as a mask

// A card that went under the deck.
struct Sunk {
  std::int8_t card;
  std::uint8_t viewers;  // who saw it
};

// What one seat knows about the hands: cards that came to a seat before its eyes, cards
// that it lacks, and special cards that are surely in the game.
struct Hands {
  std::uint64_t holds[2], lacks[2];
  std::uint64_t specials;
};

// The cards as they lay when this memory began: at the deal, or in the position it was made from.
struct Beginning {
  std::uint64_t hand[2];
  std::uint64_t deck;  // a set
  std::uint64_t shown;
  std::uint16_t specials;
  std::uint8_t deck_size;
  std::int8_t decree, named;
  std::int8_t leader;  // of the trick going on, kNone if there is none
  std::int8_t lead;    // kNone also after a Hammer
  bool crowned;
  Phase phase;
  std::uint8_t turn;
};

// What a sight of this game can be. Plays come in the order of the ways. A card added as the Crown
// is a sight of its own before the play, and so is each card that is looked at or sent under the
// deck.
enum Saw : std::uint8_t {
  kSawPlay,
  kSawCrown = kSawPlay + kByShovel + 1,
  kSawExchange,
  kSawDraw,
  kSawUnder,
  kSawSent,
  kSawHammered,
  kSawName,
  kSawLook,
  kSawTake,
  kSawGive,
  kSawTrick
};

inline constexpr int kMaxSights = 160;

struct Memory {
  Hands hands[2];
  std::uint64_t out;                        // taken with tricks or in the trick
  std::int8_t decree, leader, lead, named;  // as the law's notes have them
  bool crowned;
  bool hammered;                   // the next cards sent under are the hammered ones
  std::uint8_t untouched;          // cards of the deck as it was dealt
  std::uint8_t sunk_count, risen;  // of the cards that went under, so many were drawn again
  Sunk sunk[kMaxUnder];
  Beginning first;
  Sights<kMaxSights> sights;
};

TW_HD inline Beginning beginning(const State& s) {
  Beginning b{};
  for (int seat = 0; seat < 2; ++seat) b.hand[seat] = s.hand[seat];
  b.deck = deck_mask(s);
  b.shown = s.shown;
  b.specials = s.specials;
  b.deck_size = s.deck_size;
  b.decree = s.decree;
  b.named = s.named;
  const bool going_on = s.lead.card != kNone || s.follow.card != kNone;
  b.leader = static_cast<std::int8_t>(going_on ? s.leader : kNone);
  b.lead = s.lead.card;
  b.crowned = s.lead.crown != kNone;
  b.phase = s.phase;
  b.turn = s.turn;
  return b;
}

// A round begins; special cards seen before stay known.
TW_HD inline void new_round(Memory& m, const State& s) {
  for (Hands& hands : m.hands) hands = Hands{{0, 0}, {0, 0}, hands.specials};
  m.out = 0;
  m.decree = s.decree;
  m.leader = m.lead = m.named = kNone;
  m.crowned = m.hammered = false;
  m.untouched = static_cast<std::uint8_t>(kSuitedCards + count(s.specials) - 2 * kHand - 1);
  m.sunk_count = m.risen = 0;
  m.first = beginning(s);
  m.sights.count = 0;
}

// Named special cards are public from the start, where the game has not drawn anything yet.
TW_HD inline Memory nothing_seen(const State& s) {
  Memory m{};
  new_round(m, s);
  const bool fresh = s.chances == 0 && (s.phase == kGoals || s.phase == kDealer);
  for (Hands& hands : m.hands) hands.specials = fresh ? specials_in(s) : 0;
  return m;
}

// Notes what a step shows (steps.hpp).
struct Listener {
  Memory& m;

  TW_HD void got(int seat, int card, unsigned viewers) {
    for (int v = 0; v < 2; ++v) {
      if ((viewers >> v & 1) == 0) continue;
      m.hands[v].specials |= bit(card) & kSpecials;
      m.hands[v].holds[seat] |= bit(card);
      m.hands[v].lacks[seat] &= ~bit(card);
    }
  }
  TW_HD void lost(int seat, int card, unsigned viewers) {
    for (int v = 0; v < 2; ++v) {
      if ((viewers >> v & 1) == 0) continue;
      m.hands[v].specials |= bit(card) & kSpecials;
      m.hands[v].holds[seat] &= ~bit(card);
    }
  }
  TW_HD void sink(int card, unsigned viewers) {
    if (m.sunk_count == kMaxUnder) return;
    m.sunk[m.sunk_count++] = {static_cast<std::int8_t>(card), static_cast<std::uint8_t>(viewers)};
  }

  // What a card chosen to follow shows (fox.follow, fox.monarch).
  TW_HD void followed(int seat, int card);
  TW_HD void rule_out(int seat, int suit, int rank);

  TW_HD void played(int seat, int card, int crown, Way way);
  TW_HD void exchanged(int seat, int card, int taken);
  TW_HD void drew(int seat, int card);
  TW_HD void put_under(int seat, int card);
  TW_HD void sent_under(int seat, const Laid& laid);
  TW_HD void named(int seat, int suit);
  TW_HD void looked(int seat, std::uint64_t cards);
  TW_HD void took(int seat, int card);
  TW_HD void gave(int seat, int card);
  TW_HD void trick_won(int winner);
};

// The cards of a suit above a rank as they counted then: the Mirror was the decree's card.
TW_HD inline std::uint64_t suit_above(int suit, int rank, int decree) {
  const std::uint64_t cards = suit_mask(suit) & ~(bit(suit * fox::kRanks + rank) - 1);
  return (cards >> decree & 1) != 0 ? (cards ^ bit(decree)) | bit(kMirror) : cards;
}

// Which cards of the led suit a follow rules out: all above this rank; kNone where it rules out
// nothing.
TW_HD inline int ruled_out_above(int led, bool crowned, int shown) {
  const int suit = suit_of(led);
  if (suit == kNone) return kNone;
  const bool bound = rank_of(led) == kMonarch && !crowned;
  if (suit_of(shown) == suit) return bound && rank_of(shown) != kSwan ? rank_of(shown) : kNone;
  return suit_of(shown) != kNone || bound ? 0 : kNone;
}

TW_HD inline void Listener::rule_out(int seat, int suit, int rank) {
  const std::uint64_t cards = suit_above(suit, rank, m.decree);
  for (Hands& hands : m.hands) hands.lacks[seat] |= cards;
}

TW_HD inline void Listener::followed(int seat, int card) {
  const int led = face(m.lead, m.decree), shown = face(card, m.decree);
  const int above = ruled_out_above(led, m.crowned, shown);
  if (above == kNone) return;
  rule_out(seat, suit_of(led), above);
}

TW_HD inline void Listener::played(int seat, int card, int crown, Way way) {
  if (crown != kNone) m.sights.add(kSawCrown, seat, crown);
  m.sights.add(int{kSawPlay} + way, seat, card);
  if (m.leader == kNone) {
    m.leader = static_cast<std::int8_t>(seat);
  } else if (way == kFromHand) {
    followed(seat, card);
  } else if (way == kAsReplacement) {
    if (suit_of(face(card, m.decree)) != m.named) rule_out(seat, m.named, 0);
  }
  lost(seat, card, kBoth);
  m.out |= bit(card);
  if (crown != kNone) {
    lost(seat, crown, kBoth);
    m.out |= bit(crown);
  }
  if (seat == m.leader) {
    m.lead = static_cast<std::int8_t>(card);
    m.crowned = crown != kNone;
  }
}

TW_HD inline void Listener::exchanged(int seat, int card, int taken) {
  m.sights.add(kSawExchange, seat, card);
  lost(seat, card, kBoth);
  got(seat, taken, kBoth);
  m.decree = static_cast<std::int8_t>(card);
}

// A drawn card is known to the seat that drew it, and to a seat that saw it go under the deck.
TW_HD inline void Listener::drew(int seat, int card) {
  m.sights.add(kSawDraw, seat, card);
  unsigned know = 1u << seat;
  if (m.untouched > 0) {
    --m.untouched;
  } else if (m.risen < m.sunk_count) {
    know |= m.sunk[m.risen++].viewers;
  }
  got(seat, card, know);
  for (int v = 0; v < 2; ++v) {
    if ((know >> v & 1) == 0) m.hands[v].lacks[seat] = 0;
  }
}

TW_HD inline void Listener::put_under(int seat, int card) {
  m.sights.add(kSawUnder, seat, card);
  const unsigned know = 1u << seat;
  sink(card, know);
  lost(seat, card, know);
  m.hands[seat ^ 1].holds[seat] = 0;
}

TW_HD inline void Listener::sent_under(int seat, const Laid& laid) {
  const int what = m.hammered ? kSawHammered : kSawSent;
  m.hammered = false;
  const int cards[2] = {laid.card, laid.crown};
  for (const int card : cards) {
    if (card == kNone) continue;
    m.sights.add(what, seat, card);
    sink(card, kBoth);
    m.out &= ~bit(card);
  }
}

TW_HD inline void Listener::named(int seat, int suit) {
  m.sights.add(kSawName, seat, suit);
  m.named = static_cast<std::int8_t>(suit);
  m.hammered = true;
}

TW_HD inline void Listener::looked(int seat, std::uint64_t cards) {
  for (std::uint64_t rest = cards; rest != 0; rest &= rest - 1) {
    m.sights.add(kSawLook, seat, lowest(rest));
  }
  for (Hands& hands : m.hands) {
    hands.holds[seat ^ 1] |= cards;
    hands.specials |= cards & kSpecials;
  }
}

// A card goes from one hand to the other, seen by both players.
TW_HD inline void Listener::took(int seat, int card) {
  m.sights.add(kSawTake, seat, card);
  lost(seat ^ 1, card, kBoth);
  got(seat, card, kBoth);
}

TW_HD inline void Listener::gave(int seat, int card) {
  m.sights.add(kSawGive, seat, card);
  lost(seat, card, kBoth);
  got(seat ^ 1, card, kBoth);
}

TW_HD inline void Listener::trick_won(int winner) {
  m.sights.add(kSawTrick, winner, 0);
  m.leader = kNone;
}

// A deal is seen: the decree by all, each hand by its seat.
TW_HD inline void saw_deal(const State& s, Memory& m) {
  new_round(m, s);
  for (int v = 0; v < 2; ++v) {
    m.hands[v].holds[v] = s.hand[v];
    m.hands[v].specials |= (s.hand[v] | bit(s.decree)) & kSpecials;
  }
}

// Note a step: the state before it, the action (kDrawn for chance), the state after it.
// The step is taken once more, for the listener.
TW_HD TW_APART inline void remember(const Config& c, const State& before, int action,
                                    const State& after, Memory& m) {
  if (action == kDrawn) {
    if (before.phase == kDeal) return saw_deal(after, m);
    if (before.phase == kSpecial) m = nothing_seen(after);
    if (before.phase < kTreeDraw) return;
  }
  State again = before;
  Listener listener{m};
  if (action == kDrawn) {
    const bool looked = before.phase == kFairyDraw;
    ability_drawn(c, again, looked ? after.shown : bit(after.drawn), listener);
  } else {
    apply(c, again, action, listener);
  }
}

}  // namespace tw::deluxe
