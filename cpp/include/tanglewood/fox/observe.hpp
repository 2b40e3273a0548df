// A fox state as a seat sees it, as 320 bytes for a network.
//
// | from | bytes | what                                                                           |
// |------|-------|--------------------------------------------------------------------------------|
// | 0    | 33    | my hand, a byte of 0 or 1 per card                                             |
// | 33   | 33    | the decree                                                                     |
// | 66   | 33    | the card led to this trick                                                     |
// | 99   | 33    | the card that I followed with, while its ability waits for my choice           |
// | 132  | 33    | what I played in this round                                                    |
// | 165  | 33    | what the other played in this round                                            |
// | 198  | 33    | cards that the other is known to hold                                          |
// | 231  | 33    | cards that the other is known not to hold                                      |
// | 264  | 33    | cards that I put under the deck in this round                                  |
// | 297  | 4     | the phase: lead, follow, exchange, under                                       |
// | 301  | 1     | I lead this trick                                                              |
// | 302  | 2     | tricks won in this round: mine, the other's                                    |
// | 304  | 2     | 7s won in this round                                                           |
// | 306  | 2     | scores as they stand on the table, at most 255                                 |
// | 308  | 1     | the target, at most 255                                                        |
// | 309  | 2     | cards in hand                                                                  |
// | 311  | 1     | cards in the deck                                                              |
// | 312  | 1     | cards that the other put under the deck                                        |
// | 313  | 7     | 0                                                                              |
#pragma once

#include "tanglewood/features.hpp"
#include "tanglewood/fox/memory.hpp"

namespace tw::fox {

inline constexpr int kFeatures = 320;

TW_HD inline std::uint64_t card_bit(int card) { return card == kNone ? 0 : bit(card); }

template <class P>
TW_HD void observe(const Config& c, const State& s, const Glance& g, int me, std::uint8_t* out) {
  const int other = me ^ 1;
  put_set<kCards, P>(out, s.hand[me]);
  put_set<kCards, P>(out + 33, card_bit(s.decree));
  put_set<kCards, P>(out + 66, card_bit(s.lead));
  put_set<kCards, P>(out + 99, card_bit(s.follow));
  put_set<kCards, P>(out + 132, g.played[me]);
  put_set<kCards, P>(out + 165, g.played[other]);
  put_set<kCards, P>(out + 198, g.holds_open[other]);
  const std::uint64_t seen = g.played[0] | g.played[1] | g.put_under[me];
  put_set<kCards, P>(out + 231, g.lacks_open[other] & ~seen);
  put_set<kCards, P>(out + 264, g.put_under[me]);
  std::uint8_t* rest = out + 9 * kCards;
  const std::uint64_t phase = std::uint64_t{1} << 8 * s.phase;
  std::memcpy(rest, &phase, 8);
  rest[4] = s.leader == me;
  rest[5] = s.tricks[me];
  rest[6] = s.tricks[other];
  rest[7] = s.treasure[me];
  rest[8] = s.treasure[other];
  rest[9] = byte_of(score(c, s, me));
  rest[10] = byte_of(score(c, s, other));
  rest[11] = byte_of(c.target);
  rest[12] = static_cast<std::uint8_t>(count(s.hand[me]));
  rest[13] = static_cast<std::uint8_t>(count(s.hand[other]));
  rest[14] = static_cast<std::uint8_t>(s.deck_size - (s.phase == kUnder));
  const std::uint64_t under = g.times_under[other];  // and seven zeros
  std::memcpy(rest + 15, &under, 8);
}

}  // namespace tw::fox
