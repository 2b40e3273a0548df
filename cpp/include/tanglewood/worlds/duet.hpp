// The worlds of a Duet: the teammate's hand, the cards out of play, and a Gift sealed unseen.
#pragma once

#include "tanglewood/duet/duet.hpp"
#include "tanglewood/worlds/worlds.hpp"

namespace tw::worlds {

template <>
struct Hidden<Duet> {
  static bool between(const duet::State& s) {
    return s.phase == duet::kDealer || s.phase == duet::kDeal;
  }

  static Stories stories(const duet::Config&, const duet::State& s, const duet::Memory& m,
                         int seat) {
    if (between(s)) return Stories(0, 0, 0);
    const int mate = seat ^ 1;
    const Cards unseen = m.first.hand[mate] | m.first.rest;
    Stories found(unseen, count(m.first.hand[mate]), 0, count(m.first.rest), unseen);
    int decree = m.first.decree, lead = m.first.lead;
    for (int i = 0; i < m.sights.count; ++i) {
      const Sight& sight = m.sights.sight[i];
      const bool others = sight.seat == mate;
      const int card = sight.card;
      switch (sight.what) {
        case duet::kSawPlay:
          if (others) found.leaves(card);
          if (lead == duet::kNone) {
            lead = card;
          } else {
            if (others) found.lacks(duet::ruled_out(lead, card));
            lead = duet::kNone;
          }
          break;
        case duet::kSawExchange:
          if (others) {
            found.leaves(card);
            found.takes(decree);
          }
          decree = card;
          break;
        default:  // kSawGive
          others ? found.leaves(card) : found.takes(card);
      }
    }
    return found;
  }

  static int shuffled(const duet::State&) { return 0; }

  // The teammate has sealed a card and the seat is still to seal one.
  static bool sealed_unseen(const duet::State& s, int seat) {
    return s.phase == duet::kGift && s.to_act == seat && s.sealed != duet::kNone;
  }

  // Any card of the teammate's hand may be the sealed one.
  static int choices(const duet::State& s, int seat) {
    return sealed_unseen(s, seat) ? count(s.hand[seat ^ 1]) : 1;
  }

  template <class Rng>
  static void write(const duet::Config&, duet::State& s, int seat, const World& world,
                    Rng& random) {
    if (between(s)) return;
    s.hand[seat ^ 1] = world.hand;
    s.rest = world.box;
    if (sealed_unseen(s, seat)) s.sealed = static_cast<std::int8_t>(random.member(world.hand));
  }
};

}  // namespace tw::worlds
