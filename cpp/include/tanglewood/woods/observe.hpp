// A state of Into the Woods as a player sees it, as 192 bytes for a network.
//
// Seats are counted from that player in the order of turns, five of them; those that nobody
// sits on are 0. Seven numbers are a handful: how many cards of 2, 3 … 8.
//
// | from | bytes | what                                                                           |
// |------|-------|--------------------------------------------------------------------------------|
// | 0    | 35    | the row from the far end, seven bytes of 0 or 1 a slot: the value of its card  |
// | 35   | 7     | my hand                                                                        |
// | 42   | 7     | the discards                                                                   |
// | 49   | 7     | cards that I do not see: in other hands or in the deck                         |
// | 56   | 23    | by seat: seven numbers of sets pocketed, seven of cards certainly held, seven  |
// |      |       | of cards held at most, cards in hand, tokens                                   |
// | 171  | 1     | cards in the deck, at most 255                                                 |
// | 172  | 1     | reshuffles to come                                                             |
// | 173  | 1     | tokens left                                                                    |
// | 174  | 1     | passes in a row                                                                |
// | 175  | 1     | this turn may end with an empty hand                                           |
// | 176  | 5     | how many play: 1, 2 … 5                                                        |
// | 181  | 11    | 0                                                                              |
//
// What others hold is bounded by what each of them did. Unlike a view, this does not use that all
// hands come from one deck.
#pragma once

#include "tanglewood/features.hpp"
#include "tanglewood/woods/memory.hpp"

namespace tw::woods {

inline constexpr int kFeatures = 192;

TW_HD inline std::uint8_t* put_handful(std::uint8_t* out, std::uint64_t handful) {
  std::memcpy(out, &handful, kValues);  // a byte per value already
  return out + kValues;
}

// The hand that these first cards have become.
template <class Numbers>
TW_HD std::uint64_t hand_now(const Seat& seat, const Numbers& first) {
  std::uint64_t sum = 0;
  for (int i = 0; i < kValues; ++i) {
    sum += static_cast<std::uint64_t>(first[i] + seat.gained[i]) * one(i + kLowest);
  }
  return sum;
}

TW_HD inline void observe(const Config& c, const State& s, const Memory& m, int me,
                          std::uint8_t* out) {
  std::memset(out, 0, kFeatures);
  for (int slot = 0; slot < kRow; ++slot) {
    const int card = card_at(s.row, slot);
    if (card != 0) out[kValues * slot + card - kLowest] = 1;
  }
  std::uint64_t seen = s.hand[me] + s.discards + handful_of(s.row);
  for (int seat = 0; seat < c.players; ++seat) seen += 3 * s.pocket[seat];
  std::uint8_t* at = put_handful(out + 35, s.hand[me]);
  at = put_handful(at, s.discards);
  at = put_handful(at, c.cards - seen);
  for (int i = 0, seat = me; i < c.players; ++i, seat = seat + 1 == c.players ? 0 : seat + 1) {
    const std::uint64_t hand = s.hand[seat];
    at = put_handful(at, s.pocket[seat]);
    at = put_handful(at, seat == me ? hand : hand_now(m.seat[seat], m.seat[seat].least));
    at = put_handful(at, seat == me ? hand : hand_now(m.seat[seat], m.seat[seat].most));
    *at++ = byte_of(size_of(hand));
    *at++ = s.tokens[seat];
  }
  out[171] = byte_of(s.deck.left());
  out[172] = s.reshuffles;
  out[173] = s.tokens_left;
  out[174] = s.passes;
  out[175] = last_turn(c, s);
  out[175 + c.players] = 1;
}

}  // namespace tw::woods
