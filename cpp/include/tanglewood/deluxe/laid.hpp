// A card as it lies in the trick, and the winner of a trick: the twin of
// tanglewood.games.deluxe.winner (ruling.P1: by what the cards are now).
#pragma once

#include "tanglewood/deluxe/state.hpp"

namespace tw::deluxe {

// The mask of the one or two cards that lie here.
TW_HD inline std::uint64_t cards_of(const Laid& laid) {
  return bit(laid.card) | (laid.crown == kNone ? 0 : bit(laid.crown));
}

// The rank for the winner of the trick: a crowned card is an 11 (ruling.P3).
TW_HD inline int strength(const Laid& laid, int decree) {
  return laid.crown != kNone ? kMonarch : rank_of(face(laid.card, decree));
}

// What has its ability now, as a set: the face of a suited card; nothing for crowned and special
// ones.
TW_HD inline std::uint64_t able(const Laid& laid, int decree) {
  return laid.crown != kNone ? 0 : bit(face(laid.card, decree)) & kSuited;
}

// Whether a Bow beats the other card: a special one, a trump or a single Witch (deluxe.bow,
// ruling.S26).
TW_HD inline bool beats_with_bow(const Laid& other, int trump) {
  if ((kSpecials >> other.card & 1) != 0) return true;
  return suit_of(other.card) == trump || (other.crown == kNone && rank_of(other.card) == kWitch);
}

// Suits and ranks as in fox; an unsuited card has the suit of the other (deluxe.special.unsuited),
// a card that has no rank now loses (ruling.P5).
TW_HD inline bool follows_by_rank(const Laid& lead, const Laid& follow, int decree) {
  const int lead_rank = strength(lead, decree), follow_rank = strength(follow, decree);
  if (lead_rank == 0 || follow_rank == 0) return lead_rank < follow_rank;
  const int trump = suit_of(decree);
  int lead_suit = suit_of(face(lead.card, decree)),
      follow_suit = suit_of(face(follow.card, decree));
  if (lead_suit == kNone) {
    lead_suit = follow_suit;
  } else if (follow_suit == kNone) {
    follow_suit = lead_suit;
  }
  const bool lead_witch = (able(lead, decree) & every(kWitch)) != 0;
  if (lead_witch != ((able(follow, decree) & every(kWitch)) != 0)) {
    (lead_witch ? lead_suit : follow_suit) = trump;
  }
  return follow_suit == lead_suit ? follow_rank > lead_rank : follow_suit == trump;
}

// A trick with a special card in it: an Axe that met a Woodcutter wins, a Shovel that did not dig
// loses, then the Bow's and the Hammer's own comparisons.
TW_HD inline bool follower_takes_specially(const Laid& lead, const Laid& follow, int decree) {
  if (follow.mark == kWon) return true;
  if (lead.mark == kLost || follow.mark == kLost) return follow.mark != kLost;
  const int led = face(lead.card, decree), answer = face(follow.card, decree);
  const int trump = suit_of(decree);
  if (answer == kBow) return beats_with_bow(lead, trump);
  if (led == kBow) return !beats_with_bow(follow, trump);
  const bool hammer_led = led == kHammer;
  if (hammer_led || answer == kHammer) {
    const int other = strength(hammer_led ? follow : lead, decree);
    const bool hammer_wins = other % 2 == 1 || other == 0;
    return hammer_wins != hammer_led;
  }
  return follows_by_rank(lead, follow, decree);
}

// Whether the second card wins the trick; the leader wins a tie (deluxe.special.identical).
TW_HD inline bool follower_takes(const Laid& lead, const Laid& follow, int decree) {
  if (((cards_of(lead) | cards_of(follow)) & kSpecials) != 0) {
    return follower_takes_specially(lead, follow, decree);
  }
  return (cards().winning[suit_of(decree) + 1][lead.card] >> follow.card & 1) != 0;
}

}  // namespace tw::deluxe
