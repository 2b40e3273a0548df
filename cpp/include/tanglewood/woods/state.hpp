// Into the Woods for so many players, and one moment of it, as plain data.
#pragma once

#include "tanglewood/game.hpp"
#include "tanglewood/woods/cards.hpp"

namespace tw::woods {

inline constexpr int kHand = 2;                       // cards dealt to each player (woods.deal)
inline constexpr int kTokens = 16;                    // woods.tokens
inline constexpr int kDeckWords = kMaxDeck / 16 + 2;  // one more than needed: see ahead()

// The phases by the law's numbers (tanglewood.games.woods.phase).
enum Phase : std::uint8_t { kTurn, kFirst, kDeal, kReshuffle, kOver };

// Players and deck, and what follows from them (tanglewood.games.woods.rules).
struct Config {
  std::uint64_t cards;  // the whole deck as a handful
  std::uint16_t size;   // how many cards these are
  std::uint8_t players;
  std::uint8_t tokens;
  std::uint8_t reshuffles;
  bool solo;
  bool gentle;
};

// The deck in its order. Cards that have left it stay before `top`.
struct Deck {
  std::uint64_t card[kDeckWords];
  std::uint16_t size;
  std::uint16_t top;

  TW_HD int left() const { return size - top; }
  TW_HD int at(int i) const { return card_at(card[i / 16], i % 16); }
  // At least the next five cards as nibbles; what lies beyond the deck is meaningless.
  TW_HD std::uint64_t ahead() const {
    const int word = top / 16, shift = 4 * (top % 16);
    return card[word] >> shift | card[word + 1] << 1 << (63 - shift);
  }
};

// What the law's POSITION holds.
struct State {
  std::uint64_t hand[kMaxSeats];
  std::uint64_t pocket[kMaxSeats];  // numbers of sets, as handfuls
  std::uint64_t discards;
  std::uint32_t row;  // from the far end to the deck
  std::uint16_t chances;
  std::uint8_t tokens[kMaxSeats];
  std::uint8_t tokens_left;
  std::uint8_t reshuffles;
  std::uint8_t turn;
  std::uint8_t passes;
  std::int8_t to_act;
  Phase phase;
  bool solo;  // as in the config: a memory begins from a state alone
  Deck deck;
};

}  // namespace tw::woods
