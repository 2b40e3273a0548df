// What a seat or a spectator of a Deluxe game may know: the twin of tanglewood.games.deluxe.view.
#pragma once

#include "tanglewood/deluxe/memory.hpp"

namespace tw::deluxe {

inline constexpr int kMaxKnownDeck = kDeckRoom + kMaxUnder;

// Card sets are masks; cards that are not there or not seen are -1; goals are numbers. What the
// ruleset says (target, poison, special cards) is the config's; the log is left to the law.
struct View {
  int viewer, to_act;
  Phase phase;
  Bits<kActions> legal;  // empty unless the viewer is to act
  int scores[2];
  int round, dealer, leader, turn;
  std::uint64_t hand;  // empty for a spectator
  int counts[2];
  int decree, deck;
  Laid trick[2];
  int tricks[2];
  int suit;  // that a Hammer named
  std::uint64_t shown;
  int opened;
  Open open[kMaxOpen];
  int goal_deck;
  std::uint64_t discarded;
  std::uint64_t piles[2];
  int won_count;
  Won won[kHand];
  int facts_count;
  Fact facts[kMaxFacts];
  std::uint64_t holds[2], lacks[2];
  int known_deck_count;
  std::int8_t known_deck[kMaxKnownDeck];
  int under_count;
  std::int8_t under[kMaxUnder];
  std::uint64_t out, specials;
};

// The cards that a viewer knows to lie in the deck.
TW_HD inline std::uint64_t known_in_deck(const Memory& m, int v) {
  std::uint64_t found = 0;
  for (int i = m.risen; i < m.sunk_count; ++i) {
    if ((m.sunk[i].viewers >> v & 1) != 0) found |= bit(m.sunk[i].card);
  }
  return found;
}

TW_HD inline std::uint64_t known_lacks(const Memory& m, int v, int seat) {
  return m.hands[v].lacks[seat] & ~(m.out | known_in_deck(m, v) | m.hands[v].holds[seat ^ 1]);
}

// Built up field by field from what the viewer may see (fox.hidden, fox.tricks.public).
TW_HD inline View view(const Config& c, const State& s, const Memory& m, int viewer) {
  View v{};
  const int eye = viewer_of(viewer);
  v.viewer = viewer;
  v.to_act = to_act(s);
  v.phase = s.phase;
  if (viewer == v.to_act) v.legal = legal(s);
  v.round = static_cast<int>(s.number);
  v.dealer = s.dealer;
  v.leader = s.leader;
  v.turn = s.turn;
  v.hand = viewer >= 0 ? s.hand[viewer] : 0;
  v.decree = s.decree;
  v.deck = s.deck_size;
  v.trick[0] = s.lead;
  v.trick[1] = s.follow;
  v.suit = s.named;
  const bool between = viewer >= 0 && s.phase == kTake;
  v.shown = between || viewer == s.turn ? s.shown : 0;
  v.opened = s.opened;
  for (int i = 0; i < s.opened; ++i) v.open[i] = s.open[i];
  v.goal_deck = s.goal_size;
  v.discarded = discarded(c, s);
  v.won_count = m.won_count;
  for (int i = 0; i < m.won_count; ++i) v.won[i] = m.won[i];
  for (int i = 0; i < m.facts_count; ++i) {
    if ((m.facts[i].viewers >> eye & 1) == 0) continue;
    Fact& fact = v.facts[v.facts_count++] = m.facts[i];
    if (fact.secret && viewer < 0) fact.cards = 0;
  }
  // Before the special cards are drawn their number is known, and so is the deck's.
  const int drawn_later = s.phase == kSpecial ? c.special : 0;
  for (int i = 0; i < m.untouched + drawn_later; ++i) v.known_deck[v.known_deck_count++] = kNone;
  for (int i = 0; i < m.sunk_count; ++i) {
    const auto card =
        static_cast<std::int8_t>(m.sunk[i].viewers >> eye & 1 ? m.sunk[i].card : kNone);
    v.under[v.under_count++] = card;
    if (i >= m.risen) v.known_deck[v.known_deck_count++] = card;
  }
  v.out = m.out;
  v.specials = m.hands[eye].specials;
  for (int seat = 0; seat < 2; ++seat) {
    v.scores[seat] = s.scores[seat];
    v.counts[seat] = count(s.hand[seat]);
    v.tricks[seat] = s.tricks[seat];
    v.piles[seat] = s.pile[seat];
    v.holds[seat] = m.hands[eye].holds[seat];
    v.lacks[seat] = known_lacks(m, eye, seat);
  }
  return v;
}

}  // namespace tw::deluxe
