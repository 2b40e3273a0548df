// A Duet state as a seat sees it, as 480 bytes for a network.
//
// Spaces are counted as on the board, from seat 0's end; a board has 64 at most, and the bytes of
// missing ones are 0.
//
// | from | bytes | what                                                                           |
// |------|-------|--------------------------------------------------------------------------------|
// | 0    | 30    | my hand, a byte of 0 or 1 per card                                             |
// | 30   | 30    | the decree                                                                     |
// | 60   | 30    | the card led to this trick                                                     |
// | 90   | 30    | the card that followed, while an ability or a move waits for my choice         |
// | 120  | 30    | what I played in this round                                                    |
// | 150  | 30    | what the teammate played in this round                                         |
// | 180  | 30    | cards that the teammate is known to hold                                       |
// | 210  | 30    | cards that the teammate is known not to hold                                   |
// | 240  | 64    | the tracker's space                                                            |
// | 304  | 64    | the uncovered spaces                                                           |
// | 368  | 64    | gems at each location, a number                                                |
// | 432  | 7     | the phase: lead, follow, foxes, exchange, gift, move, cover                    |
// | 439  | 1     | I am seat 1                                                                    |
// | 440  | 1     | I lead this trick                                                              |
// | 441  | 1     | I deal this round                                                              |
// | 442  | 3     | the round                                                                      |
// | 445  | 1     | forest tokens left                                                             |
// | 446  | 1     | gems left on the board                                                         |
// | 447  | 2     | cards in hand: mine, the teammate's                                            |
// | 449  | 1     | the teammate has sealed a card for me                                          |
// | 450  | 1     | the start space                                                                |
// | 451  | 29    | 0                                                                              |
#pragma once

#include "tanglewood/duet/memory.hpp"
#include "tanglewood/features.hpp"

namespace tw::duet {

inline constexpr int kFeatures = 480;

TW_HD inline std::uint64_t card_bit(int card) { return card == kNone ? 0 : bit(card); }

TW_HD inline void observe(const Config& c, const State& s, const Memory& m, int me,
                          std::uint8_t* out) {
  const int mate = me ^ 1;
  const Forest& f = s.forest;
  put_set<kCards>(out, s.hand[me]);
  put_set<kCards>(out + 30, card_bit(s.decree));
  put_set<kCards>(out + 60, card_bit(s.lead));
  put_set<kCards>(out + 90, card_bit(s.follow));
  put_set<kCards>(out + 120, m.played[me]);
  put_set<kCards>(out + 150, m.played[mate]);
  put_set<kCards>(out + 180, m.known.holds[mate]);
  put_set<kCards>(out + 210, m.known.lacks[mate] & ~(m.played[0] | m.played[1]));
  put_set<kMaxSpaces>(out + 240, bit(f.tracker));
  put_set<kMaxSpaces>(out + 304, (bit(f.high) - bit(f.low)) | bit(f.high));
  std::memcpy(out + 368, f.gems, kMaxSpaces);
  std::uint8_t rest[kFeatures - 432] = {};
  if (s.phase <= kCover) rest[s.phase] = 1;
  rest[7] = static_cast<std::uint8_t>(me);
  rest[8] = s.leader == me;
  rest[9] = s.dealer == me;
  rest[9 + s.round] = 1;
  rest[13] = f.tokens;
  rest[14] = f.left;
  rest[15] = byte_of(count(s.hand[me]));
  rest[16] = byte_of(count(s.hand[mate]));
  rest[17] = s.sealed != kNone;
  rest[18] = c.start;
  std::memcpy(out + 432, rest, sizeof rest);
}

}  // namespace tw::duet
