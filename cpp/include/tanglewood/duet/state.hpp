// A Duet with its board and its paws, and one moment of it, as plain data.
#pragma once

#include "tanglewood/duet/cards.hpp"

namespace tw::duet {

inline constexpr int kMaxSpaces = 64;  // LONGEST of tanglewood.components.boards
inline constexpr int kSupply = 22;     // all gem tokens (duet.level)
inline constexpr int kMaxPaws = 9;
inline constexpr int kRounds = 3;  // duet.rounds
// What a victory brings (duet.score): for each level, before the last round, for each token left;
// and one for each card left.
inline constexpr int kLevelPoints = 10;
inline constexpr int kEarlyPoints = 10;
inline constexpr int kTokenPoints = 3;

// The phases and endings by the law's numbers (tanglewood.games.duet.phase).
enum Phase : std::uint8_t {
  kLead,
  kFollow,
  kName,
  kExchange,
  kGift,
  kMove,
  kCover,
  kDealer,
  kDeal,
  kOver
};
enum End : std::uint8_t { kGoingOn, kVictory, kLost, kTime, kResigned };

inline constexpr int kNone = -1;  // no card

// Level, board and paws (tanglewood.components.boards, tanglewood.components.paws).
struct Config {
  std::uint64_t plus;             // the spaces with a plus icon
  std::uint8_t gems[kMaxSpaces];  // at the start of the game
  std::uint8_t paws[kCards];
  std::uint8_t spaces;
  std::uint8_t start;
  std::uint8_t tokens;
  std::uint8_t level;
};

// The tracker, the last uncovered space of each end, the forest tokens left, the gems.
struct Forest {
  std::uint8_t tracker;
  std::uint8_t low;
  std::uint8_t high;
  std::uint8_t tokens;
  std::uint8_t left;  // all gems on the board
  std::uint8_t gems[kMaxSpaces];
};

// What the law's POSITION holds; 112 bytes.
struct State {
  std::uint64_t hand[2];
  std::uint64_t rest;  // the cards out of play
  std::uint16_t chances;
  Forest forest;
  std::int8_t decree;
  std::int8_t lead;  // the trick's cards so far
  std::int8_t follow;
  std::int8_t sealed;  // by the player of a Gift; the card still is in the hand
  std::uint8_t leader;
  std::uint8_t dealer;
  std::uint8_t round;
  std::int8_t to_act;
  Phase phase;
  End ending;
};

}  // namespace tw::duet
