// A fox ruleset and one moment of a fox game, as plain data.
#pragma once

#include "tanglewood/fox/cards.hpp"

namespace tw::fox {

inline constexpr int kMaxTricks = 16;
inline constexpr int kMaxDeck = 30;  // fox-mini: 33 cards less two hands of one and the decree

// The phases by the law's numbers (tanglewood.games.fox.course).
enum Phase : std::uint8_t { kLead, kFollow, kExchange, kUnder, kDealer, kDeal, kOver };

inline constexpr int kNone = -1;  // no card

// What differs between fox, fox-manual and fox-mini (tanglewood.games.fox.rules).
struct Config {
  std::uint8_t deck[kCards];
  std::uint8_t cards;  // how many of them there are
  std::uint8_t hand;   // how many are dealt to each seat; as many tricks make a round
  std::int16_t points[kMaxTricks + 1];  // by tricks won
  bool treasure_at_once;
  bool tie_by_tricks;  // a tie goes to the most tricks of the last round, not the most points
  std::int32_t target;
};

// What the law's POSITION holds; 72 bytes.
//
// The draw deck is a ring of `deck_size` slots whose top is at `top`. Drawing leaves a hole there
// and putting a card under the deck fills it and moves `top` on: the hole is the bottom.
struct State {
  std::uint64_t hand[2];
  std::int32_t scores[2];  // at the start of the round
  std::uint16_t round;
  std::uint16_t chances;
  std::uint8_t deck[kMaxDeck];
  std::uint8_t deck_size;
  std::uint8_t top;
  std::int8_t decree;
  std::int8_t trump;
  std::int8_t lead;    // the trick's cards so far
  std::int8_t follow;  // set while the follower's ability waits for a choice
  std::uint8_t tricks[2];
  std::uint8_t treasure[2];
  std::uint8_t leader;
  std::uint8_t dealer;
  std::int8_t to_act;
  Phase phase;
};

}  // namespace tw::fox
