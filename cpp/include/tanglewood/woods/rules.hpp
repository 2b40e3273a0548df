// The course of Into the Woods: deal, trade, pocket, refill, end. The twin of
// tanglewood.games.woods.state.
#pragma once

#include <cstring>

#include "tanglewood/woods/trades.hpp"

namespace tw::woods {

TW_HD inline bool all_pocketed(std::uint64_t pocket) { return size_of(pocket) == kValues; }

TW_HD inline void over(State& s) {
  s.to_act = kNobody;
  s.phase = kOver;
}

// Fill a row of `size` cards from the deck (woods.refill).
TW_HD inline void reveal(State& s, int size) {
  const int left = s.deck.left();
  const int shown = left < kRow - size ? left : kRow - size;
  const auto cards = static_cast<std::uint32_t>(s.deck.ahead() & (bit(4 * shown) - 1));
  s.row |= cards << 4 * size;
  s.deck.top = static_cast<std::uint16_t>(s.deck.top + shown);
}

// A turn begins, or the game is over: the last card of the row is taken (woods.end), or a solo
// player has every set or is stuck (woods.solo.goal, ruling.W8).
TW_HD inline void begin(const Config& c, State& s) {
  s.to_act = static_cast<std::int8_t>(s.turn);
  s.phase = kTurn;
  if (s.row == 0) return over(s);
  if (!c.solo) return;
  if (all_pocketed(s.pocket[0])) return over(s);
  while (!can_trade(s)) {
    if (!c.gentle || s.deck.left() == 0) return over(s);
    s.discards += handful_of(s.row);
    s.row = 0;
    reveal(s, 0);
  }
}

TW_HD inline void next_turn(const Config& c, State& s) {
  s.turn = static_cast<std::uint8_t>(s.turn + 1 == c.players ? 0 : s.turn + 1);
  begin(c, s);
}

// Cards of several kinds are shuffled, others have one order only (ruling.G3).
TW_HD inline bool certain(std::uint64_t cards) {
  const std::uint64_t values = values_in(cards);
  return (values & (values - 1)) == 0;
}

// Room for the cards of any deck, and for what is written beyond the last.
inline constexpr int kMaxOrder = kMaxDeck + 11;

// The cards of a handful in ascending order, as values; says how many. Writes eight at once.
TW_HD inline int spread(std::uint64_t handful, std::uint8_t* out) {
  int size = 0;
  for (int value = kLowest; value <= kHighest; ++value) {
    const int number = count_of(handful, value);
    const std::uint64_t eight = static_cast<std::uint64_t>(value) * 0x0101010101010101;
    for (int i = 0; i < number; i += 8) std::memcpy(out + size + i, &eight, 8);
    size += number;
  }
  return size;
}

// Eight cards as bytes, as nibbles.
TW_HD inline std::uint64_t packed(std::uint64_t bytes) {
  bytes = (bytes | bytes >> 4) & 0x00ff00ff00ff00ff;
  bytes = (bytes | bytes >> 8) & 0x0000ffff0000ffff;
  return (bytes | bytes >> 16) & 0xffffffff;
}

TW_HD inline void put_deck(Deck& deck, const std::uint8_t* cards, int size) {
  for (int from = 0; from < size; from += 16) {
    std::uint8_t some[16] = {};
    std::uint64_t two[2];
    std::memcpy(some, cards + from, static_cast<std::size_t>(size - from < 16 ? size - from : 16));
    std::memcpy(two, some, 16);
    deck.card[from / 16] = packed(two[0]) | packed(two[1]) << 32;
  }
  deck.size = static_cast<std::uint16_t>(size);
  deck.top = 0;
}

// The discards become the deck (woods.deck.more) and the refill goes on; a deck so small that this
// empties it is not renewed again (ruling.W2).
TW_HD inline void reshuffled(const Config& c, State& s, const std::uint8_t* order) {
  put_deck(s.deck, order, size_of(s.discards));
  s.discards = 0;
  --s.reshuffles;
  reveal(s, row_size(s.row));
  next_turn(c, s);
}

// Two cards to each seat, five to the row, the rest is the deck (woods.deal, ruling.G2). Several
// players sort the first row, lowest at the far end; a solo player does not (woods.solo.setup).
TW_HD inline void dealt(const Config& c, State& s, const std::uint8_t* order) {
  put_deck(s.deck, order, c.size);
  for (int seat = 0; seat < c.players; ++seat) {
    s.hand[seat] = one(order[kHand * seat]) + one(order[kHand * seat + 1]);
  }
  s.deck.top = static_cast<std::uint16_t>(kHand * c.players);
  reveal(s, 0);
  if (!c.solo) {
    std::uint32_t sorted = 0;
    int slot = 0;
    const std::uint64_t cards = handful_of(s.row);
    for (int value = kLowest; value <= kHighest; ++value) {
      for (int left = count_of(cards, value); left > 0; --left) {
        sorted |= static_cast<std::uint32_t>(value) << 4 * slot++;
      }
    }
    s.row = sorted;
  }
  begin(c, s);
}

// Deal at once what can be dealt in one way only (ruling.G3).
TW_HD inline void deal_next(const Config& c, State& s) {
  s.phase = kDeal;
  if (!certain(c.cards)) return;
  std::uint8_t order[kMaxOrder];
  spread(c.cards, order);
  dealt(c, s, order);
}

TW_HD inline State first(const Config& c) {
  State s{};
  s.tokens_left = c.tokens;
  s.reshuffles = c.reshuffles;
  s.to_act = kChance;
  s.phase = kFirst;
  s.solo = c.solo;
  if (c.solo) deal_next(c, s);
  return s;
}

// The deck has run out when its last card leaves it; while a reshuffle is to come it comes at that
// moment (ruling.W1).
TW_HD inline void refill(const Config& c, State& s, int size) {
  if (s.deck.left() != 0) {
    reveal(s, size);
    if (s.deck.left() == 0 && s.reshuffles != 0) {
      s.to_act = kChance;
      s.phase = kReshuffle;
      if (!certain(s.discards)) return;
      std::uint8_t order[kMaxOrder];
      spread(s.discards, order);
      return reshuffled(c, s, order);
    }
  }
  next_turn(c, s);
}

TW_HD inline void pass(const Config& c, State& s) {
  // When all have passed in a row the game is over (woods.stuck).
  if (++s.passes == c.players) return over(s);
  next_turn(c, s);
}

TW_HD inline void apply(const Config& c, State& s, int action) {
  // Discard, take, pocket and take the token (woods.discard, woods.pocket, woods.token). Three of a
  // kind are pocketed, four leave one in hand (ruling.W12).
  if (action == kPass) return pass(c, s);
  const Trade& trade = trade_tables().trade[action];
  const int seat = s.turn;
  const std::uint64_t hand = hand_after(s.hand[seat], s.row, trade);
  const std::uint64_t sets = sets_in(c, hand, s.pocket[seat]);
  s.hand[seat] = hand - 3 * sets;
  s.pocket[seat] += sets;
  const int size = row_size(s.row) - trade.cards;
  s.row = row_after(s.row, trade);
  s.discards += trade.card;
  s.passes = 0;
  const auto token = static_cast<std::uint8_t>((trade.slot == 0) & (s.tokens_left != 0));
  s.tokens[seat] = static_cast<std::uint8_t>(s.tokens[seat] + token);
  s.tokens_left = static_cast<std::uint8_t>(s.tokens_left - token);
  if (c.solo && (s.row != 0 || all_pocketed(s.pocket[0]))) return begin(c, s);
  refill(c, s, size);
}

// A set counts its value, a token 1 (woods.score); in solo a set counts 1.
TW_HD inline int score(const Config& c, const State& s, int seat) {
  const std::uint64_t pocket = s.pocket[seat];
  if (c.solo) return size_of(pocket);
  int sum = s.tokens[seat];
  for (int value = kLowest; value <= kHighest; ++value) sum += value * count_of(pocket, value);
  return sum;
}

// Most points, then fewest tokens, else a shared victory (woods.score); a solo game with every set
// is a victory, any other neither won nor lost (woods.solo.goal).
TW_HD inline Outcome outcome(const Config& c, const State& s) {
  Outcome end;
  end.scored = c.players;
  for (int seat = 0; seat < c.players; ++seat) end.scores[seat] = score(c, s, seat);
  end.rule = "woods.score";
  if (c.solo) {
    const bool victory = all_pocketed(s.pocket[0]);
    end.ending = victory ? Ending::kVictory : Ending::kSolo;
    end.winners = victory;
    end.rule = victory || s.row == 0 ? "woods.solo.goal" : "ruling.W8";
    return end;
  }
  int best = 0;
  for (int seat = 0; seat < c.players; ++seat) {
    // One number that ranks points before tokens: a seat has no more than 16 of these.
    const int rank = 32 * end.scores[seat] + kTokens - s.tokens[seat];
    if (seat == 0 || rank > best) {
      best = rank;
      end.winners = 0;
    }
    if (rank == best) end.winners |= 1u << seat;
  }
  end.ending = (end.winners & (end.winners - 1)) == 0 ? Ending::kWin : Ending::kShared;
  return end;
}

}  // namespace tw::woods
