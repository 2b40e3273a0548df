// Cards of Into the Woods: handfuls and rows, packed as in tanglewood.games.woods.cards.
//
// A handful is one word with a byte a value: the number of 2s in bits 0-7 … of 8s in bits 48-55. No
// number passes 99, so the top bit of a byte is free. A row or a deck is a sequence of nibbles, the
// value of a card each; a nibble of 0 is no card.
#pragma once

#include "tanglewood/bits.hpp"

namespace tw::woods {

inline constexpr int kLowest = 2, kHighest = 8;
inline constexpr int kValues = kHighest - kLowest + 1;
inline constexpr int kMost = 99;                  // cards of one value (tanglewood.components.decks)
inline constexpr int kMaxDeck = kMost * kValues;  // cards in all
inline constexpr int kRow = 5;                    // cards of a full row

inline constexpr std::uint64_t kOnes = 0x01010101010101;  // one card of every value
inline constexpr std::uint64_t kTops = kOnes << 7;

TW_HD constexpr std::uint64_t one(int value) { return bit(8 * (value - kLowest)); }

TW_HD inline int count_of(std::uint64_t handful, int value) {
  return static_cast<int>(handful >> 8 * (value - kLowest) & 0xff);
}

TW_HD inline int size_of(std::uint64_t handful) {
  const std::uint64_t pairs = (handful & 0x00ff00ff00ff00ff) + (handful >> 8 & 0x00ff00ff00ff00ff);
  return static_cast<int>(pairs * 0x0001000100010001 >> 48);
}

// The values that are there: the top bit of their bytes.
TW_HD inline std::uint64_t values_in(std::uint64_t handful) {
  return (handful + (kTops - kOnes)) & kTops;
}

// The lowest value of a set of tops.
TW_HD inline int lowest_value(std::uint64_t tops) { return lowest(tops) / 8 + kLowest; }

TW_HD inline int card_at(std::uint64_t cards, int slot) {
  return static_cast<int>(cards >> 4 * slot & 0xf);
}

TW_HD inline int row_size(std::uint32_t row) { return row == 0 ? 0 : highest(row) / 4 + 1; }

// The row without the card of a slot; it closes up.
TW_HD inline std::uint32_t without(std::uint32_t row, int slot) {
  const std::uint32_t below = (std::uint32_t{1} << 4 * slot) - 1;
  return (row & below) | (row >> 4 & ~below);
}

// A sequence of cards as a handful.
TW_HD inline std::uint64_t handful_of(std::uint64_t cards) {
  std::uint64_t sum = 0;
  for (; cards != 0; cards >>= 4) sum += one(card_at(cards, 0));
  return sum;
}

}  // namespace tw::woods
