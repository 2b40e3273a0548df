// Cards of Into the Woods: handfuls and rows, packed as in tanglewood.games.woods.cards.
//
// A handful is one word with a byte per value: the number of 2s in bits 0-7 … of 8s in bits 48-55.
// No number passes 99, so the top bit of a byte is free. A row or a deck is a sequence of nibbles,
// the value of a card each; a nibble of 0 is no card.
#pragma once

#include "tanglewood/bits.hpp"

namespace tw::woods {

inline constexpr int kLowest = 2, kHighest = 8;
inline constexpr int kValues = kHighest - kLowest + 1;
inline constexpr int kMost = 99;  // cards of one value (tanglewood.components.decks)
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

// A handful for every pair of nibbles.
struct HandfulTable {
  std::uint64_t of[256];
};

constexpr HandfulTable handful_table() {
  HandfulTable table{};
  for (int two = 0; two < 256; ++two) {
    for (int slot = 0; slot < 2; ++slot) {
      const int card = two >> 4 * slot & 15;
      if (card >= kLowest && card <= kHighest) table.of[two] += one(card);
    }
  }
  return table;
}

TW_TABLE(handfuls, handful_table())

// One card, or none for a nibble of 0.
TW_HD inline std::uint64_t one_or_none(int card) { return handfuls().of[card]; }

TW_HD inline int row_size(std::uint32_t row) { return row == 0 ? 0 : highest(row) / 4 + 1; }

TW_HD inline std::uint64_t handful_of(std::uint32_t row) {
  const auto& of = handfuls().of;
  return of[row & 0xff] + of[row >> 8 & 0xff] + of[row >> 16 & 0xff];
}

// Those of which there are three or more, as one card of each value.
TW_HD inline std::uint64_t threes_in(std::uint64_t handful) {
  return (handful + (kTops - 3 * kOnes)) >> 7 & kOnes;
}

}  // namespace tw::woods
