// What a seat or a spectator of a fox game may know: the twin of tanglewood.games.fox.view.
#pragma once

#include "tanglewood/fox/memory.hpp"

namespace tw::fox {

// Card sets are masks; cards that are not there are -1. The log is left to the law.
struct View {
  int viewer, to_act;
  Phase phase;
  Bits<kActions> legal;  // empty unless the viewer is to act
  int scores[2];
  int round, dealer, leader;
  std::uint64_t hand;  // empty for a spectator
  int counts[2];
  int decree, deck;
  int trick[2];
  int tricks[2], sevens[2];
  int target;
  int won_count;
  Won won[kMaxTricks];
  int facts_count;
  Fact facts[kMaxFacts];
  std::uint64_t holds[2], lacks[2];
  int under_count;
  int under[kMaxUnder];  // -1 for a card the viewer did not see
  std::uint64_t played;
};

// Built up field by field from what the viewer may see (fox.hidden, fox.tricks.public).
TW_HD inline View view(const Config& c, const State& s, const Memory& m, int viewer) {
  View v{};
  v.viewer = viewer;
  v.to_act = s.to_act;
  v.phase = s.phase;
  if (viewer == s.to_act) v.legal = legal(s);
  v.round = s.round;
  v.dealer = s.dealer;
  v.leader = s.leader;
  v.hand = viewer >= 0 ? s.hand[viewer] : 0;
  v.decree = s.decree;
  v.deck = s.deck_size - (s.phase == kUnder);
  v.trick[0] = s.lead;
  v.trick[1] = s.follow;
  v.target = c.target;
  v.won_count = m.won_count;
  for (int i = 0; i < m.won_count; ++i) v.won[i] = m.won[i];
  for (int i = 0; i < m.facts_count; ++i) {
    const bool hidden_card = m.facts[i].kind == Told::kDrew || m.facts[i].kind == Told::kUnder;
    if (!hidden_card || m.facts[i].seat != viewer) v.facts[v.facts_count++] = m.facts[i];
  }
  v.played = m.played[0] | m.played[1];
  std::uint64_t seen = v.played;
  v.under_count = m.under_count;
  for (int i = 0; i < m.under_count; ++i) {
    v.under[i] = m.under_seat[i] == viewer ? m.under[i] : kNone;
    if (v.under[i] != kNone) seen |= bit(v.under[i]);
  }
  for (int seat = 0; seat < 2; ++seat) {
    v.scores[seat] = score(c, s, seat);
    v.counts[seat] = count(s.hand[seat]);
    v.tricks[seat] = s.tricks[seat];
    v.sevens[seat] = s.treasure[seat];
    v.holds[seat] = seat == viewer ? m.holds_own[seat] : m.holds_open[seat];
    v.lacks[seat] = (seat == viewer ? m.lacks_own[seat] : m.lacks_open[seat]) & ~seen;
  }
  return v;
}

}  // namespace tw::fox
