// A fox state as the seat to act sees it, as 320 bytes for a network.
//
// | from | bytes | what                                                                            |
// |------|-------|---------------------------------------------------------------------------------|
// | 0    | 33    | my hand, a byte of 0 or 1 a card                                                |
// | 33   | 33    | the decree                                                                      |
// | 66   | 33    | the card led to this trick                                                      |
// | 99   | 33    | the card that I followed with, while its ability waits for my choice            |
// | 132  | 33    | what I played in this round                                                     |
// | 165  | 33    | what the other played in this round                                             |
// | 198  | 33    | cards that the other is known to hold                                           |
// | 231  | 33    | cards that the other is known not to hold                                       |
// | 264  | 33    | cards that I put under the deck in this round                                   |
// | 297  | 4     | the phase: lead, follow, exchange, under                                        |
// | 301  | 1     | I lead this trick                                                               |
// | 302  | 2     | tricks won in this round: mine, the other's                                     |
// | 304  | 2     | 7s won in this round                                                            |
// | 306  | 2     | scores as they stand on the table, at most 255                                  |
// | 308  | 1     | the target, at most 255                                                         |
// | 309  | 2     | cards in hand                                                                   |
// | 311  | 1     | cards in the deck                                                               |
// | 312  | 1     | cards that the other put under the deck                                         |
// | 313  | 7     | 0                                                                               |
#pragma once

#include "tanglewood/features.hpp"
#include "tanglewood/fox/memory.hpp"

namespace tw::fox {

inline constexpr int kFeatures = 320;

TW_HD inline std::uint64_t card_bit(int card) { return card == kNone ? 0 : bit(card); }

TW_HD inline void observe(const Config& c, const State& s, const Memory& m, std::uint8_t* out) {
  const int me = s.to_act & 1, other = me ^ 1;
  put_set<kCards>(out, s.hand[me]);
  put_set<kCards>(out + 33, card_bit(s.decree));
  put_set<kCards>(out + 66, card_bit(s.lead));
  put_set<kCards>(out + 99, card_bit(s.follow));
  put_set<kCards>(out + 132, m.played[me]);
  put_set<kCards>(out + 165, m.played[other]);
  put_set<kCards>(out + 198, m.holds_open[other]);
  const std::uint64_t seen = m.played[0] | m.played[1] | m.put_under[me];
  put_set<kCards>(out + 231, m.lacks_open[other] & ~seen);
  put_set<kCards>(out + 264, m.put_under[me]);
  std::uint8_t* rest = out + 9 * kCards;
  for (int phase = kLead; phase <= kUnder; ++phase) *rest++ = s.phase == phase;
  *rest++ = s.leader == me;
  *rest++ = s.tricks[me];
  *rest++ = s.tricks[other];
  *rest++ = s.treasure[me];
  *rest++ = s.treasure[other];
  *rest++ = byte_of(score(c, s, me));
  *rest++ = byte_of(score(c, s, other));
  *rest++ = byte_of(c.target);
  *rest++ = byte_of(count(s.hand[me]));
  *rest++ = byte_of(count(s.hand[other]));
  *rest++ = byte_of(s.deck_size - (s.phase == kUnder));
  *rest++ = m.times_under[other];
  for (int i = 0; i < 7; ++i) *rest++ = 0;
}

}  // namespace tw::fox
