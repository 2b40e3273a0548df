// The Duet deck: cards as numbers, suit x 10 + (rank - 1), as in tanglewood.games.duet.cards.
#pragma once

#include "tanglewood/suited.hpp"

namespace tw::duet {

inline constexpr int kRanks = 10;
inline constexpr int kCards = 3 * kRanks;
inline constexpr int kHand =
    11;  // cards dealt to each seat; as many tricks make a round (duet.deal)
inline constexpr int kRest = kCards - 2 * kHand - 1;
inline constexpr int kMusician = 1, kFoxes = 3, kGazelle = 5, kGiftRank = 7, kHeir = 9;

inline constexpr std::uint64_t kDeck = bit(kCards) - 1;

TW_HD constexpr std::uint64_t every(int rank) { return cards_of_rank<kRanks>(rank); }

// Whether the follower's card wins: highest trump, else highest of the suit led (duet.winner).
constexpr bool beats(int follow, int lead, int trump) {
  const int suit = follow / kRanks;
  return suit == lead / kRanks ? follow > lead : suit == trump;
}

TW_TABLE(cards, suited<kRanks>(beats))

TW_HD inline int suit_of(int card) { return cards().suit[card]; }
TW_HD inline int rank_of(int card) { return cards().rank[card]; }

// The cards of the hand that may follow the led card (duet.follow, duet.heir).
TW_HD inline std::uint64_t may_follow(std::uint64_t hand, int lead) {
  const std::uint64_t held = hand & cards().suit_mask[lead];
  const bool free = held == 0 || (every(kHeir) >> lead & 1) != 0;
  return free ? hand : held;
}

}  // namespace tw::duet
