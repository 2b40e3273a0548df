// What the end of a game of Into the Woods is worth to its players, and what can still come of a
// moment.
#pragma once

#include <algorithm>
#include <vector>

#include "tanglewood/woods/rules.hpp"

namespace tw::solve {

// Points, points less those of the best other player, or a share of the victory (kWhole for winning
// alone). A lone player counts sets whatever is asked for.
enum class WoodsGoal : std::uint8_t { kScore, kLead, kWin };

inline constexpr std::int32_t kWhole = 60;  // can be shared by up to five

// One number per seat.
struct Worth {
  std::int16_t of[kMaxSeats]{};
  bool operator==(const Worth&) const = default;
};

// One number that ranks points before tokens, of which fewer are better (woods.score).
inline std::int32_t rank_of(const woods::Config& c, const woods::State& s, int seat) {
  return 32 * woods::score(c, s, seat) - s.tokens[seat];
}

inline Worth worth_of(const woods::Config& c, const woods::State& s, WoodsGoal goal) {
  Worth worth;
  if (goal == WoodsGoal::kWin && !c.solo) {
    const unsigned winners = woods::outcome(c, s).winners;
    for (int seat = 0; seat < c.players; ++seat) {
      worth.of[seat] = static_cast<std::int16_t>(winners >> seat & 1 ? kWhole / count(winners) : 0);
    }
    return worth;
  }
  for (int seat = 0; seat < c.players; ++seat) {
    worth.of[seat] = static_cast<std::int16_t>(woods::score(c, s, seat));
  }
  if (goal == WoodsGoal::kScore || c.solo) return worth;
  Worth lead = worth;
  for (int seat = 0; seat < c.players; ++seat) {
    int best = -1;
    for (int other = 0; other < c.players; ++other) {
      if (other != seat) best = std::max<int>(best, worth.of[other]);
    }
    lead.of[seat] = static_cast<std::int16_t>(worth.of[seat] - best);
  }
  return lead;
}

// The cards to come, by how many of the deck are gone.
class ToCome {
 public:
  void begin(const woods::State& s) {
    from_.assign(s.deck.size + std::size_t{1}, 0);
    for (int i = s.deck.size; i-- > s.deck.top;) from_[i] = from_[i + 1] + woods::one(s.deck.at(i));
  }
  // In the row and in the deck.
  std::uint64_t cards(const woods::State& s) const {
    return woods::handful_of(s.row) + from_[s.deck.top];
  }
  // The points that a seat can still get at most.
  std::int32_t points(const woods::State& s, int seat) const {
    const std::uint64_t open = cards(s), reach = open + s.hand[seat];
    int sum = 0;
    for (int value = woods::kLowest; value <= woods::kHighest; ++value) {
      sum += woods::count_of(reach, value) / 3 * value;
    }
    return sum + std::min<int>(s.tokens_left, woods::size_of(open));
  }
  // The sets that a lone player can have at most.
  int sets(const woods::State& s) const {
    const std::uint64_t three = woods::threes_in(cards(s) + s.hand[0]);
    return count(three | woods::values_in(s.pocket[0]) >> 7);
  }

 private:
  std::vector<std::uint64_t> from_;
};

// Everything of a state that its future depends on, the points so far apart. The discards do not
// count any more, since only endings without a reshuffle are solved; nor does the order of a lone
// player's row.
inline std::uint64_t woods_hash(const woods::Config& c, const woods::State& s, std::uint64_t salt) {
  std::uint64_t hash = salt;
  for (int seat = 0; seat < c.players; ++seat) hash = mixed(hash ^ s.hand[seat]) + s.hand[seat];
  const std::uint64_t row = c.solo ? woods::handful_of(s.row) : s.row;
  hash = mixed(hash ^ row) + (c.solo ? s.pocket[0] : 0);
  return mixed(hash ^ (static_cast<std::uint64_t>(s.deck.top) << 32 | s.tokens_left << 16 |
                       s.turn << 8 | s.passes));
}

// The same with all that was won: for goals that do not simply add up.
inline std::uint64_t woods_hash_with_points(const woods::Config& c, const woods::State& s,
                                            std::uint64_t salt) {
  std::uint64_t hash = woods_hash(c, s, salt);
  for (int seat = 0; seat < c.players; ++seat) {
    hash = mixed(hash + static_cast<std::uint64_t>(rank_of(c, s, seat)));
  }
  return hash;
}

// The trades that lead to different places. Where the cards from one slot to the next are equal, or
// anywhere in a lone player's row, it does not matter which is taken; the far end is a slot of its
// own while it brings a token.
struct Trades {
  static constexpr int kMost = woods::kActions;

  std::uint8_t action[kMost];
  std::int32_t worth[kMost];
  int size = 0;

  Trades(const woods::Config& c, const woods::State& s) {
    woods::trades(c, s).each([&](int found) {
      if (found != woods::kPass) {
        const woods::Trade& trade = woods::trade_tables().trade[found];
        if (repeated(c, s, trade.slot, woods::kNoSlot)) return;
        if (trade.second != woods::kNoSlot && repeated(c, s, trade.second, trade.slot)) return;
      }
      action[size] = static_cast<std::uint8_t>(found);
      worth[size++] = 0;
    });
  }

  // Brings the most promising of the trades from here on to this place.
  int next(int from) {
    int best = from;
    for (int i = from + 1; i < size; ++i) {
      if (worth[i] > worth[best]) best = i;
    }
    std::swap(action[from], action[best]);
    std::swap(worth[from], worth[best]);
    return action[from];
  }

 private:
  // Whether an earlier slot does as well, `but` excepted, whose card is taken anyway.
  static bool repeated(const woods::Config& c, const woods::State& s, int slot, int but) {
    const int card = woods::card_at(s.row, slot);
    if (c.solo) {
      for (int other = 0; other < slot; ++other) {
        if (other != but && woods::card_at(s.row, other) == card) return true;
      }
      return false;
    }
    if (slot == 0 || slot - 1 == but || (slot == 1 && s.tokens_left != 0)) return false;
    return woods::card_at(s.row, slot - 1) == card;
  }
};

}  // namespace tw::solve
