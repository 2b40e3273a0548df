// What the seats of a Duet have seen: the twin of tanglewood.games.duet.knowledge.
//
// Both players see the same of each other's hand, for each knows both cards of a Gift: what is
// known is kept once.
#pragma once

#include "tanglewood/duet/rules.hpp"
#include "tanglewood/sights.hpp"

namespace tw::duet {

// Cards that a seat holds because they came to it before the other's eyes, and cards it lacks.
struct Hands {
  std::uint64_t holds[2], lacks[2];
};

// The cards as they lay when this memory began: at the deal, or in the position it was made from.
struct Beginning {
  std::uint64_t hand[2];
  std::uint64_t rest;
  std::int8_t decree;
  std::int8_t lead;  // the card to be followed next
};

// What a sight of this game is: a card played, put down as the decree, given with a Gift (one sight
// for each seat, seat 0 first).
enum Saw : std::uint8_t { kSawPlay, kSawExchange, kSawGive };

inline constexpr int kMaxSights = 2 * kHand + 3 + 6;  // plays, Foxes, two per Gift

struct Memory {
  std::uint64_t played[2];  // by each seat in this round
  Hands known;
  std::int8_t lead;  // of the trick going on, if it was seen
  Beginning first;
  Sights<kMaxSights> sights;
};

TW_HD inline Memory nothing_seen(const State& s) {
  Memory m{};
  m.lead = kNone;
  for (int seat = 0; seat < 2; ++seat) m.first.hand[seat] = s.hand[seat];
  m.first.rest = s.rest;
  m.first.decree = s.decree;
  m.first.lead = static_cast<std::int8_t>(s.follow == kNone ? s.lead : kNone);
  return m;
}

// What a follow shows: another suit than the led one means that none of it is held (duet.follow),
// except under an Heir (duet.heir). These cards were not in the hand.
TW_HD inline std::uint64_t ruled_out(int lead, int card) {
  const bool tells = suit_of(card) != suit_of(lead) && rank_of(lead) != kHeir;
  return tells ? cards().suit_mask[lead] : 0;
}

TW_HD inline void saw_play(Memory& m, int seat, int card) {
  m.sights.add(kSawPlay, seat, card);
  m.played[seat] |= bit(card);
  m.known.holds[seat] &= ~bit(card);
  if (m.lead == kNone) {
    m.lead = static_cast<std::int8_t>(card);
  } else {
    m.known.lacks[seat] |= ruled_out(m.lead, card);
  }
}

TW_HD inline void change(Hands& known, int seat, std::uint64_t lost, std::uint64_t gained) {
  known.holds[seat] = (known.holds[seat] & ~lost) | gained;
  known.lacks[seat] &= ~gained;
}

TW_HD inline void saw_exchange(Memory& m, int seat, int card, int taken) {
  m.sights.add(kSawExchange, seat, card);
  change(m.known, seat, bit(card), bit(taken));
}

TW_HD inline void saw_gift(Memory& m, const std::uint64_t (&gave)[2]) {
  for (int seat = 0; seat < 2; ++seat) {
    m.sights.add(kSawGive, seat, lowest(gave[seat]));
    change(m.known, seat, gave[seat], gave[seat ^ 1]);
  }
}

// Note a step: the state before it, the action (kDrawn for chance), the state after it.
TW_HD inline void remember(const State& before, int action, const State& after, Memory& m) {
  if (action == kDrawn) {
    if (before.phase == kDeal) m = nothing_seen(after);
    return;
  }
  if (before.phase >= kMove) return;
  const int seat = before.to_act;
  std::uint64_t hand[2] = {before.hand[0], before.hand[1]};
  if (before.phase <= kFollow) {
    saw_play(m, seat, action);
    hand[seat] ^= bit(action);
  } else if (before.phase == kExchange && action != kKeep) {
    saw_exchange(m, seat, action - kExchangeFrom, before.decree);
    hand[seat] = after.hand[seat];
  }
  // What has left a hand in no other way was given.
  const std::uint64_t gave[2] = {hand[0] & ~after.hand[0], hand[1] & ~after.hand[1]};
  if (gave[0] != 0) saw_gift(m, gave);
  const bool asks = after.phase >= kName && after.phase <= kGift;
  const int follow = before.phase == kFollow ? action : before.follow;
  if (follow != kNone && !asks) m.lead = kNone;
}

}  // namespace tw::duet
