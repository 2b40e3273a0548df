// The Deluxe deck: the fox cards 0-32, then the nine special cards, as in
// tanglewood.games.deluxe.cards.
#pragma once

#include "tanglewood/fox/cards.hpp"

namespace tw::deluxe {

using fox::kFox, fox::kMonarch, fox::kSwan, fox::kTreasure, fox::kWitch, fox::kWoodcutter;

inline constexpr int kSuitedCards = fox::kCards;
inline constexpr int kSpecialCards = 9;
inline constexpr int kCards = kSuitedCards + kSpecialCards;
inline constexpr int kHand = 13;   // cards dealt to each seat; as many tricks make a round
inline constexpr int kPoison = 8;  // the rank of the Poison 8s (deluxe.poison.deck)

enum Special : int {
  kBow = kSuitedCards,
  kHammer,
  kPotion,
  kShovel,
  kAxe,
  kTree,
  kFairy,
  kCrown,
  kMirror
};

inline constexpr std::uint64_t kSuited = bit(kSuitedCards) - 1;
inline constexpr std::uint64_t kSpecials = (bit(kCards) - 1) ^ kSuited;

inline constexpr int kNone = -1;  // no card, no suit

struct Facts {
  std::int8_t suit[kCards];         // kNone for the special cards (deluxe.special.unsuited)
  std::uint8_t rank[kCards];        // 0 for those special cards that have none
  std::uint64_t suit_mask[kCards];  // all cards of this card's suit
  // winning[trump + 1][lead]: every suited card that beats the led suited one.
  std::uint64_t winning[4][kSuitedCards];
};

constexpr Facts facts_of_cards() {
  Facts f{};
  constexpr int kRanks[kSpecialCards] = {0, 0, 0, 0, 8, 6, 4, 2, 0};
  for (int card = 0; card < kCards; ++card) {
    const bool suited = card < kSuitedCards;
    f.suit[card] = static_cast<std::int8_t>(suited ? card / fox::kRanks : kNone);
    f.rank[card] =
        static_cast<std::uint8_t>(suited ? card % fox::kRanks + 1 : kRanks[card - kSuitedCards]);
    f.suit_mask[card] = suited ? fox::kSuitMask << card / fox::kRanks * fox::kRanks : 0;
  }
  for (int trump = kNone; trump < 3; ++trump) {
    for (int lead = 0; lead < kSuitedCards; ++lead) {
      for (int follow = 0; follow < kSuitedCards; ++follow) {
        if (fox::beats(follow, lead, trump)) f.winning[trump + 1][lead] |= bit(follow);
      }
    }
  }
  return f;
}

TW_TABLE(cards, facts_of_cards())

TW_HD inline int suit_of(int card) { return cards().suit[card]; }
TW_HD inline int rank_of(int card) { return cards().rank[card]; }
TW_HD inline std::uint64_t suit_mask(int suit) { return fox::kSuitMask << suit * fox::kRanks; }

// The three suited cards of a rank.
TW_HD constexpr std::uint64_t every(int rank) { return cards_of_rank<fox::kRanks>(rank); }

// What the card is now: the Mirror is the decree, every other card is itself (deluxe.mirror).
TW_HD inline int face(int card, int decree) { return card == kMirror ? decree : card; }

// The hand as it counts now: the Mirror as the decree's card, which nobody else can hold
// (ruling.S4).
TW_HD inline std::uint64_t faces(std::uint64_t hand, int decree) {
  return (hand >> kMirror & 1) != 0 ? (hand ^ bit(kMirror)) | bit(decree) : hand;
}

// The way back: the cards of the hand that count as these.
TW_HD inline std::uint64_t as_held(std::uint64_t counted, std::uint64_t hand, int decree) {
  const bool mirrored = (hand >> kMirror & 1) != 0 && (counted >> decree & 1) != 0;
  return mirrored ? (counted ^ bit(decree)) | bit(kMirror) : counted;
}

}  // namespace tw::deluxe
