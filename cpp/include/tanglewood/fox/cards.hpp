// The fox deck: cards as numbers, suit x 11 + (rank - 1), as in tanglewood.games.fox.cards.
#pragma once

#include "tanglewood/suited.hpp"

namespace tw::fox {

inline constexpr int kRanks = 11;
inline constexpr int kCards = 33;
inline constexpr int kSwan = 1, kFox = 3, kWoodcutter = 5, kTreasure = 7, kWitch = 9, kMonarch = 11;

inline constexpr std::uint64_t kSuitMask = bit(kRanks) - 1;

TW_HD constexpr std::uint64_t every(int rank) { return cards_of_rank<kRanks>(rank); }

// Whether the follower's card wins (fox.winner.trump, fox.winner.lead). A single Witch counts as
// trump and keeps its rank (fox.witch); two Witches cancel each other (fox.witch.two).
constexpr bool beats(int follow, int lead, int trump) {
  int lead_suit = lead / kRanks, follow_suit = follow / kRanks;
  const int lead_rank = lead % kRanks + 1, follow_rank = follow % kRanks + 1;
  if (lead_rank == kWitch && follow_rank != kWitch) lead_suit = trump;
  if (follow_rank == kWitch && lead_rank != kWitch) follow_suit = trump;
  return follow_suit == lead_suit ? follow_rank > lead_rank : follow_suit == trump;
}

TW_TABLE(cards, suited<kRanks>(beats))

TW_HD inline int suit_of(int card) { return cards().suit[card]; }
TW_HD inline int rank_of(int card) { return cards().rank[card]; }

// The cards of the hand that may follow the led card (fox.follow, fox.monarch).
TW_HD inline std::uint64_t may_follow(std::uint64_t hand, int lead) {
  const std::uint64_t suit = cards().suit_mask[lead];
  const std::uint64_t held = hand & suit;
  const std::uint64_t bound = (held & suit & -suit) | bit(highest(held | 1));
  const std::uint64_t follows = every(kMonarch) >> lead & 1 ? bound : held;
  return held != 0 ? follows : hand;
}

}  // namespace tw::fox
