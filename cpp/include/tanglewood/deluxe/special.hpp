// What cards do when they are played and when their choice is made: the twin of
// tanglewood.games.deluxe.special. Each function answers kDone, kWait or the card that is played in
// place of the first. The Bow's comparison is in laid.hpp; the Crown is added in rules.hpp.
#pragma once

#include "tanglewood/deluxe/goals.hpp"

namespace tw::deluxe {

// The faces that do something when they are played.
inline constexpr std::uint64_t kActive = every(kFox) | every(kWoodcutter) | bit(kHammer) |
                                         bit(kPotion) | bit(kShovel) | bit(kAxe) | bit(kFairy);

// Fox: the decree is exchanged or kept; any card may be put down (fox.fox, ruling.F6).
template <class Tell>
TW_HD int exchange(const Config& c, State& s, int action, Tell& tell) {
  if (action == kKeep) return kDone;
  const unsigned seat = s.turn;
  const int card = action - kExchangeFrom, taken = s.decree;
  s.hand[seat] = (s.hand[seat] & ~bit(card)) | bit(taken);
  s.decree = static_cast<std::int8_t>(card);
  tell.exchanged(static_cast<int>(seat), card, taken);
  if (s.opened != 0) goals_exchanged(c, s, seat, suit_of(card) != suit_of(taken));
  return kDone;
}

// Draw one, then put one under the deck (fox.woodcutter); without a deck, do neither (ruling.S29).
template <class Tell>
TW_HD int woodcutter(State& s, unsigned seat, Tell& tell) {
  if (draw_card(s, seat, tell) == kNone) return kDone;
  return one_under(s, seat, kUnder, tell);
}

// Played after a Woodcutter, the Axe uses that ability and wins the trick (deluxe.axe). A Mirror
// that is a 5 counts, a crowned 5 does not (ruling.S23).
template <class Tell>
TW_HD int axe(State& s, unsigned seat, Tell& tell) {
  if (seat == s.leader || (able(s.lead, s.decree) & every(kWoodcutter)) == 0) return kDone;
  s.follow.mark = kWon;
  return woodcutter(s, seat, tell);
}

template <class Tell>
TW_HD int draw_two(State& s, unsigned seat, Tell& tell) {
  const int first = draw_card(s, seat, tell), second = draw_card(s, seat, tell);
  s.shown = bit(first) | bit(second);
  return wait(s, kPour, seat);
}

// The Potion goes under the deck, then another card below it; as the last card it goes alone and
// one card is drawn and played (deluxe.potion, ruling.S17). Without a deck that would be the Potion
// itself, so it stays and loses (ruling.S29, ruling.P5).
template <class Tell>
TW_HD int potion(State& s, unsigned seat, Tell& tell) {
  if (s.deck_size == 0 && s.hand[seat] == 0) return kDone;
  send_under(s, seat, tell);
  if (s.hand[seat] == 0) {
    const int card = draw_card(s, seat, tell);
    s.hand[seat] = 0;
    return card;
  }
  if (one_under(s, seat, kSpill, tell) == kWait) return kWait;
  return draw_two(s, seat, tell);
}

// A Shovel that does not dig loses the trick, whatever it may turn into later (ruling.S22).
TW_HD inline int idle(State& s, unsigned seat) {
  place_of(s, seat).mark = kLost;
  return kDone;
}

// To dig or not; with no trick won in this round nothing is asked (deluxe.shovel, ruling.S21).
TW_HD inline int shovel(State& s, unsigned seat) {
  return s.pile[seat] != 0 ? wait(s, kDig, seat) : idle(s, seat);
}

// The card is played without regard to suit (ruling.S20); the Shovel takes its place in the pile.
TW_HD inline int dug(State& s, int card) {
  const unsigned seat = s.turn;
  s.pile[seat] = (s.pile[seat] & ~bit(card)) | cards_of(pull(s, seat));
  return card;
}

// Both players know which cards the Fairy saw.
template <class Tell>
TW_HD int look(State& s, unsigned seat, std::uint64_t cards, Tell& tell) {
  s.shown = cards;
  tell.looked(static_cast<int>(seat), cards);
  return wait(s, kTake, seat);
}

// Two random cards of the other hand are seen, or all there are; none if there are none
// (deluxe.fairy, ruling.S25).
template <class Tell>
TW_HD int fairy(State& s, unsigned seat, Tell& tell) {
  const std::uint64_t others = s.hand[seat ^ 1];
  if (count(others) > 2) return wait(s, kFairyDraw, seat);
  return others != 0 ? look(s, seat, others, tell) : kDone;
}

template <class Tell>
TW_HD int give(State& s, unsigned seat, int card, Tell& tell) {
  s.hand[seat] &= ~bit(card);
  s.hand[seat ^ 1] |= bit(card);
  tell.gave(static_cast<int>(seat), card);
  return kDone;
}

// One card may be taken; then a card of the hand is given. The seat is asked which, unless it has
// only the one it took (ruling.S25).
template <class Tell>
TW_HD int take(State& s, int action, Tell& tell) {
  s.shown = 0;
  if (action == kTakeNone) return kDone;
  const unsigned seat = s.turn;
  const int card = action - kTakeFrom;
  s.hand[seat ^ 1] &= ~bit(card);
  s.hand[seat] |= bit(card);
  tell.took(static_cast<int>(seat), card);
  return s.hand[seat] == bit(card) ? give(s, seat, card, tell) : wait(s, kGive, seat);
}

// The Hammer: name, put under, draw, play (deluxe.hammer, ruling.S14); all of the led play goes
// (ruling.S12).
template <class Tell>
TW_HD int name(State& s, int suit, Tell& tell) {
  tell.named(s.turn, suit);
  s.named = static_cast<std::int8_t>(suit);
  send_under(s, s.leader, tell);
  draw_card(s, s.leader, tell);
  return wait(s, kReplace, s.leader);
}

// What a card does when it is played, by its face; kActive has the face.
template <class Tell>
TW_HD int when_played(State& s, unsigned seat, int shown, Tell& tell) {
  if ((every(kFox) >> shown & 1) != 0) {
    return s.hand[seat] != 0 ? wait(s, kExchange, seat) : kDone;  // fox.fox
  }
  switch (shown) {
    case kHammer: return seat == s.leader ? kDone : wait(s, kName, seat);  // ruling.S16
    case kPotion: return potion(s, seat, tell);
    case kShovel: return shovel(s, seat);
    case kAxe: return axe(s, seat, tell);
    case kFairy: return fairy(s, seat, tell);
    default: return woodcutter(s, seat, tell);
  }
}

}  // namespace tw::deluxe
