// What may be chosen in each phase: the twin of the choices of tanglewood.games.deluxe.phase.
#pragma once

#include "tanglewood/deluxe/laid.hpp"
#include "tanglewood/game.hpp"

namespace tw::deluxe {

// The action table of tanglewood.games.deluxe.actions.
inline constexpr int kActions = 292;
inline constexpr int kCrownedFrom = kCards;
inline constexpr int kExchangeFrom = kCrownedFrom + kSuitedCards;
inline constexpr int kKeep = kExchangeFrom + kCards;
inline constexpr int kUnderFrom = kKeep + 1;
inline constexpr int kNameFrom = kUnderFrom + kCards;
inline constexpr int kPourFrom = kNameFrom + 3;
inline constexpr int kDigs = kPourFrom + kCards;
inline constexpr int kDigsNot = kDigs + 1;
inline constexpr int kTakeFrom = kDigsNot + 1;
inline constexpr int kTakeNone = kTakeFrom + kCards;
inline constexpr int kGiveFrom = kTakeNone + 1;
static_assert(kGiveFrom + kCards == kActions);

// The cards that may follow the led card. An unsuited lead asks for nothing; a suit is followed by
// that suit or by any unsuited card (fox.follow, deluxe.special.unsuited); a Monarch binds whoever
// holds its suit, and bars unsuited cards (fox.monarch, ruling.S7).
TW_HD inline std::uint64_t may_follow(std::uint64_t hand, const Laid& lead, int decree) {
  const int led = face(lead.card, decree);
  const std::uint64_t suit = cards().suit_mask[led];  // empty for an unsuited lead
  const std::uint64_t counted = faces(hand, decree);
  const std::uint64_t held = counted & suit;
  if (held == 0) return hand;
  const bool bound = (every(kMonarch) >> led & 1) != 0 && lead.crown == kNone;
  const std::uint64_t follows =
      bound ? (held & suit & -suit) | bit(highest(held)) : held | (counted & kSpecials);
  return as_held(follows, hand, decree);
}

// The cards that may replace a hammered lead: the named suit, or any if there is none (ruling.S10).
TW_HD inline std::uint64_t may_replace(std::uint64_t hand, int named, int decree) {
  const std::uint64_t held = faces(hand, decree) & suit_mask(named);
  return held != 0 ? as_held(held, hand, decree) : hand;
}

// Whether the Crown, or a Mirror that shows it, is in the hand (deluxe.crown, ruling.S1) and there
// is a card to draw, which only a made-up position lacks (ruling.S29).
TW_HD inline bool can_crown(const State& s) {
  const std::uint64_t hand = s.hand[s.turn];
  const bool crown = (hand >> kCrown & 1) != 0;
  return (crown || ((hand >> kMirror & 1) != 0 && s.decree == kCrown)) && s.deck_size != 0;
}

// The cards that may be played by themselves, in a phase in which a card is played from the hand.
TW_HD inline std::uint64_t playable(const State& s) {
  const std::uint64_t hand = s.hand[s.turn];
  if (s.phase == kLead) return hand;  // fox.lead
  if (s.phase == kFollow) return may_follow(hand, s.lead, s.decree);
  return may_replace(hand, s.named, s.decree);
}

// In any other phase: the choices as a mask that begins at the phase's first action.
TW_HD inline std::uint64_t choices(const State& s) {
  const std::uint64_t hand = s.hand[s.turn];
  switch (s.phase) {
    case kExchange: return hand | bit(kCards);  // keep comes right after the exchanges
    case kPour: return s.shown & hand;
    case kName: return 7;  // any of the three suits (ruling.S14)
    case kDig: return 3;
    case kTake: return s.shown | bit(kCards);  // or none
    default: return hand;  // a card to put under the deck, or to give (ruling.S25)
  }
}

struct FirstActions {
  std::uint8_t of[kGive + 1];
};

TW_TABLE(first_actions, FirstActions{{0, 0, 0, kExchangeFrom, kUnderFrom, kUnderFrom, kPourFrom,
                                      kNameFrom, kDigs, kTakeFrom, kGiveFrom}})

TW_HD inline int first_action(Phase phase) { return first_actions().of[phase]; }

TW_HD inline Bits<kActions> legal(const State& s) {
  Bits<kActions> found;
  if (s.phase <= kReplace) {
    const std::uint64_t plays = playable(s);
    found.add(plays, 0);
    // Each suited one may be crowned (deluxe.crown, ruling.S5).
    if (can_crown(s)) found.add(plays & kSuited, kCrownedFrom);
  } else if (s.phase <= kGive) {
    found.add(choices(s), first_action(s.phase));
  }
  return found;
}

template <class Rng>
TW_HD int pick(const State& s, Rng& random) {
  if (s.phase > kReplace) return first_action(s.phase) + random.member(choices(s));
  const std::uint64_t plays = playable(s);
  if (can_crown(s)) {
    const int alone = count(plays), crowned = count(plays & kSuited);
    if (random.below(alone + crowned) >= alone) {
      return kCrownedFrom + random.member(plays & kSuited);
    }
  }
  return random.member(plays);
}

}  // namespace tw::deluxe
