// What a seat or a spectator of a Duet may know: the twin of tanglewood.games.duet.view.
#pragma once

#include "tanglewood/duet/memory.hpp"

namespace tw::duet {

// Card sets are masks; cards that are not there are -1. What is printed (start, plus icons, paws)
// is the config's; the log is left to the law.
struct View {
  int viewer, to_act;
  Phase phase;
  Bits<kActions> legal;  // empty unless the viewer is to act
  int score;
  int round, dealer, leader;
  std::uint64_t hand;  // empty for a spectator
  int counts[2];
  int decree;
  int trick[2];
  int sealed;  // by the viewer
  Forest forest;
  int won_count;
  Won won[kHand];
  int facts_count;
  Fact facts[kMaxFacts];
  std::uint64_t holds[2], lacks[2];
  std::uint64_t played;
};

// Built up field by field from what the viewer may see (duet.hidden, duet.gift).
TW_HD inline View view(const Config& c, const State& s, const Memory& m, int viewer) {
  View v{};
  v.viewer = viewer;
  v.to_act = s.to_act;
  v.phase = s.phase;
  if (viewer == s.to_act) v.legal = legal(c, s);
  v.score = score(c, s);
  v.round = s.round;
  v.dealer = s.dealer;
  v.leader = s.leader;
  v.hand = viewer >= 0 ? s.hand[viewer] : 0;
  v.decree = s.decree;
  v.trick[0] = s.lead;
  v.trick[1] = s.follow;
  v.sealed = s.phase == kGift && viewer == 1 - s.to_act ? s.sealed : kNone;
  v.forest = s.forest;
  v.won_count = m.won_count;
  for (int i = 0; i < m.won_count; ++i) v.won[i] = m.won[i];
  v.facts_count = m.facts_count;
  for (int i = 0; i < m.facts_count; ++i) {
    v.facts[i] = m.facts[i];
    if (viewer < 0 && m.facts[i].kind == Told::kGave) v.facts[i].card = kNone;
  }
  v.played = m.played[0] | m.played[1];
  const Hands& known = viewer >= 0 ? m.players : m.others;
  for (int seat = 0; seat < 2; ++seat) {
    v.counts[seat] = count(s.hand[seat]);
    v.holds[seat] = known.holds[seat];
    v.lacks[seat] = known.lacks[seat] & ~v.played;
  }
  return v;
}

}  // namespace tw::duet
