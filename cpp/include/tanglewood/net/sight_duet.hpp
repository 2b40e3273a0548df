// How networks see a Duet: from where it sits, the forest around the tracker. The same bytes as
// tanglewood.analysis.networks.inputs.duet.
//
// Both seats see the same game: their own end of the path is on the low side. Suits are named as a
// note says, so that no suit can come to mean something by mere habit. Spaces are counted from the
// tracker, `kReach` on either side, so a board is known by what lies around.
//
// | from | bytes | what                                                                           |
// |------|-------|--------------------------------------------------------------------------------|
// | 0    | 240   | eight sets of cards, as in an observation                                      |
// | 240  | 90    | as the second card of this trick each of mine would: win it, reach a gem, stay |
// |      |       | on the path (without what Foxes and Gifts may change)                          |
// | 330  | 31    | the uncovered spaces                                                           |
// | 361  | 31    | gems, a number a space                                                         |
// | 392  | 31    | gems that the end of a round brings                                            |
// | 423  | 31    | the start space                                                                |
// | 454  | 7     | the phase                                                                      |
// | 461  | 5     | I lead this trick, I deal this round; the round                                |
// | 466  | 5     | tokens, gems left, cards in hand: mine, the teammate's; a card is sealed       |
// | 471  | 9     | 0                                                                              |
#pragma once

#include "tanglewood/duet/duet.hpp"

namespace tw::net {

// The suits by the names that each seat has for them.
struct SuitNames {
  std::uint8_t of[2][3];
};

inline constexpr int kReach = 15;  // a board of 16 spaces is seen whole from everywhere
inline constexpr int kAround = 2 * kReach + 1;
inline constexpr int kDuetSeen = 480;

TW_HD inline std::uint64_t renamed(std::uint64_t cards, const std::uint8_t (&names)[3]) {
  constexpr std::uint64_t kSuit = bit(duet::kRanks) - 1;
  std::uint64_t found = 0;
  for (int suit = 0; suit < 3; ++suit) {
    found |= (cards >> duet::kRanks * suit & kSuit) << duet::kRanks * names[suit];
  }
  return found;
}

// What each card would do as the second of this trick.
struct Second {
  std::uint64_t wins, gem, stays;
};

TW_HD inline Second second_cards(const duet::Config& c, const duet::State& s) {
  Second found{};
  if (s.phase != duet::kFollow) return found;
  const duet::Forest& f = s.forest;
  const int me = s.to_act;
  const std::uint64_t winning = duet::cards().winning[duet::suit_of(s.decree)][s.lead];
  std::uint64_t rest = duet::may_follow(s.hand[me], s.lead);
  for (; rest != 0; rest &= rest - 1) {
    const int card = lowest(rest);
    const bool mine = winning >> card & 1;
    if (mine) found.wins |= bit(card);
    const auto winner = static_cast<unsigned>(mine ? me : me ^ 1);
    for (std::uint64_t by = duet::moves(c, winner, s.lead, card); by != 0; by &= by - 1) {
      const int space = f.tracker + lowest(by) - duet::kFarthest;
      if (space < f.low || space > f.high) continue;
      found.stays |= bit(card);
      if (f.gems[space] != 0) found.gem |= bit(card);
    }
  }
  return found;
}

TW_HD inline void see_around(const duet::Config& c, const duet::Forest& f, int me,
                             std::uint8_t* out) {
  std::memset(out, 0, 4 * kAround);
  const auto place = [&](int space) {
    const int away = space - f.tracker;
    return kReach + (me != 0 ? -away : away);
  };
  const auto near = [&](int at) { return at >= 0 && at < kAround; };
  for (int space = f.low; space <= f.high; ++space) {
    const int at = place(space);
    if (!near(at)) continue;
    out[at] = 1;
    out[kAround + at] = f.gems[space];
  }
  for (std::uint64_t rest = c.plus; rest != 0; rest &= rest - 1) {
    const int icon = lowest(rest);
    const int at = place(icon < f.low ? f.low : icon > f.high ? f.high : icon);
    if (near(at)) ++out[2 * kAround + at];
  }
  const int start = place(c.start);
  if (near(start)) out[3 * kAround + start] = 1;
}

TW_HD inline void see_duet(const duet::Config& c, const duet::State& s, const duet::Memory& m,
                           const SuitNames& names, std::uint8_t* out) {
  const int me = s.to_act & 1, mate = me ^ 1;
  const Second second = second_cards(c, s);
  const std::uint64_t sets[] = {s.hand[me],
                                duet::card_bit(s.decree),
                                duet::card_bit(s.lead),
                                duet::card_bit(s.follow),
                                m.played[me],
                                m.played[mate],
                                m.known.holds[mate],
                                m.known.lacks[mate] & ~(m.played[0] | m.played[1]),
                                second.wins,
                                second.gem,
                                second.stays};
  std::uint8_t* at = out;
  for (const std::uint64_t set : sets) {
    put_set<duet::kCards>(at, renamed(set, names.of[me]));
    at += duet::kCards;
  }
  see_around(c, s.forest, me, at);
  at += 4 * kAround;
  std::uint8_t rest[kDuetSeen - 11 * duet::kCards - 4 * kAround] = {};
  if (s.phase <= duet::kCover) rest[s.phase] = 1;
  rest[7] = s.leader == me;
  rest[8] = s.dealer == me;
  rest[8 + s.round] = 1;
  rest[12] = s.forest.tokens;
  rest[13] = s.forest.left;
  rest[14] = byte_of(count(s.hand[me]));
  rest[15] = byte_of(count(s.hand[mate]));
  rest[16] = s.sealed != duet::kNone;
  std::memcpy(at, rest, sizeof rest);
}

// Moves and covers as seat 1 names them, from the other end; it turns them back as well.
TW_HD inline int turned(int seat, int action) {
  if (seat == 0 || action < duet::kMoveFrom) return action;
  return action < duet::kCoverLow ? 2 * duet::kMoveZero - action
                                  : duet::kCoverLow + duet::kCoverHigh - action;
}

}  // namespace tw::net
