// The small steps that everything in Deluxe is made of: the twin of tanglewood.games.fox.state.
//
// Rules report what happens to a listener, `tell`: in playouts Silent, which the compiler removes,
// else the one of a memory (memory.hpp). They report the law's events that somebody's knowledge
// depends on.
#pragma once

#include "tanglewood/deluxe/choices.hpp"

namespace tw::deluxe {

// The ways in which a card comes into the trick (tanglewood.games.fox.events).
enum Way : std::uint8_t { kFromHand, kAsReplacement, kForced, kByPotion, kByShovel };

struct Silent {
  TW_HD void played(int, int, int, Way) {}
  TW_HD void exchanged(int, int, int) {}
  TW_HD void drew(int, int) {}
  TW_HD void put_under(int, int) {}
  TW_HD void sent_under(int, const Laid&) {}
  TW_HD void named(int, int) {}
  TW_HD void looked(int, std::uint64_t) {}
  TW_HD void took(int, int) {}
  TW_HD void gave(int, int) {}
  TW_HD void trick_won(int) {}
};

// What an ability answers: it is done, or somebody has to choose or draw first. A card's number
// instead means: this card is played in place of the first (deluxe.special.through).
inline constexpr int kDone = -1;
inline constexpr int kWait = -2;

// The seat has to choose, or chance has to decide for it.
TW_HD inline int wait(State& s, Phase phase, unsigned seat) {
  s.phase = phase;
  s.turn = static_cast<std::uint8_t>(seat);
  return kWait;
}

TW_HD inline void push_under(State& s, int card) {
  s.deck[(s.top + s.deck_size) % kDeckRoom] = static_cast<std::uint8_t>(card);
  ++s.deck_size;
}

// The top card of the draw deck goes to the hand; in a made-up position without one, nothing is
// drawn.
template <class Tell>
TW_HD int draw_card(State& s, unsigned seat, Tell& tell) {
  if (s.deck_size == 0) return kNone;
  const int card = s.deck[s.top];
  s.top = static_cast<std::uint8_t>((s.top + 1) % kDeckRoom);
  --s.deck_size;
  s.hand[seat] |= bit(card);
  tell.drew(static_cast<int>(seat), card);
  return card;
}

// A card of the hand goes face down under the draw deck.
template <class Tell>
TW_HD void put_under(State& s, unsigned seat, int card, Tell& tell) {
  s.hand[seat] &= ~bit(card);
  push_under(s, card);
  tell.put_under(static_cast<int>(seat), card);
}

// A card of the hand goes under the deck: asked for, unless it is the only one (ruling.G1).
template <class Tell>
TW_HD int one_under(State& s, unsigned seat, Phase asked, Tell& tell) {
  const std::uint64_t hand = s.hand[seat];
  if ((hand & (hand - 1)) != 0) return wait(s, asked, seat);
  if (hand != 0) put_under(s, seat, lowest(hand), tell);
  return kDone;
}

TW_HD inline Laid& place_of(State& s, unsigned seat) {
  return seat == s.leader ? s.lead : s.follow;
}

TW_HD inline Laid pull(State& s, unsigned seat) {
  Laid& place = place_of(s, seat);
  const Laid laid = place;
  place = Laid{};
  return laid;
}

// What the seat has in the trick goes under the deck, an added Crown lowest (ruling.S12).
template <class Tell>
TW_HD void send_under(State& s, unsigned seat, Tell& tell) {
  const Laid laid = pull(s, seat);
  push_under(s, laid.card);
  if (laid.crown != kNone) push_under(s, laid.crown);
  tell.sent_under(static_cast<int>(seat), laid);
}

// Adds points; a score does not fall below 0 (deluxe.floor).
TW_HD inline void gain(State& s, unsigned seat, int points) {
  const int after = s.scores[seat] + points;
  s.scores[seat] = after < 0 ? 0 : after;
}

}  // namespace tw::deluxe
