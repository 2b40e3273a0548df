// Decks of three suits: what fox and duet twins ask of a card, as tables.
//
// A card is a number, suit x Ranks + (rank - 1), as in tanglewood.cards.suited.
#pragma once

#include "tanglewood/bits.hpp"

namespace tw {

template <int Ranks>
struct Suited {
  static constexpr int kCards = 3 * Ranks;

  std::uint8_t suit[kCards];
  std::uint8_t rank[kCards];
  std::uint64_t suit_mask[kCards];  // all cards of this card's suit
  // winning[trump][lead]: every card that beats the led one.
  std::uint64_t winning[3][kCards];
};

// The tables of a deck in which `beats(follow, lead, trump)` says who wins a trick.
template <int Ranks, class Beats>
constexpr Suited<Ranks> suited(Beats beats) {
  Suited<Ranks> table{};
  for (int card = 0; card < table.kCards; ++card) {
    table.suit[card] = static_cast<std::uint8_t>(card / Ranks);
    table.rank[card] = static_cast<std::uint8_t>(card % Ranks + 1);
    table.suit_mask[card] = (bit(Ranks) - 1) << card / Ranks * Ranks;
    for (int trump = 0; trump < 3; ++trump) {
      for (int follow = 0; follow < table.kCards; ++follow) {
        if (beats(follow, card, trump)) table.winning[trump][card] |= bit(follow);
      }
    }
  }
  return table;
}

// The three cards of a rank.
template <int Ranks>
TW_HD constexpr std::uint64_t cards_of_rank(int rank) {
  return (bit(0) | bit(Ranks) | bit(2 * Ranks)) << (rank - 1);
}

}  // namespace tw
