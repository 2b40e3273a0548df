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
  std::uint64_t mine_under = 0;
  int other_under = 0;
  for (int i = 0; i < m.under_count; ++i) {
    if (m.under_seat[i] == me) {
      mine_under |= bit(m.under[i]);
    } else {
      ++other_under;
    }
  }
  const std::uint64_t seen = m.played[0] | m.played[1] | mine_under;
  put_set<kCards>(out, s.hand[me]);
  put_set<kCards>(out + 33, card_bit(s.decree));
  put_set<kCards>(out + 66, card_bit(s.lead));
  put_set<kCards>(out + 99, card_bit(s.follow));
  put_set<kCards>(out + 132, m.played[me]);
  put_set<kCards>(out + 165, m.played[other]);
  put_set<kCards>(out + 198, m.holds_open[other]);
  put_set<kCards>(out + 231, m.lacks_open[other] & ~seen);
  put_set<kCards>(out + 264, mine_under);
  const std::uint8_t rest[23] = {
      s.phase == kLead,
      s.phase == kFollow,
      s.phase == kExchange,
      s.phase == kUnder,
      s.leader == me,
      s.tricks[me],
      s.tricks[other],
      s.treasure[me],
      s.treasure[other],
      byte_of(score(c, s, me)),
      byte_of(score(c, s, other)),
      byte_of(c.target),
      byte_of(count(s.hand[me])),
      byte_of(count(s.hand[other])),
      static_cast<std::uint8_t>(s.deck_size - (s.phase == kUnder)),
      static_cast<std::uint8_t>(other_under),
  };
  std::memcpy(out + 297, rest, sizeof rest);
}

}  // namespace tw::fox
