// Which trades are possible: the twin of tanglewood.games.woods.trades.
#pragma once

#include "tanglewood/woods/state.hpp"

namespace tw::woods {

// The action table of tanglewood.games.woods.actions: for every value discarded five single slots
// and ten pairs of slots, then pass.
inline constexpr int kTakes = 15;
inline constexpr int kActions = kValues * kTakes + 1;
inline constexpr int kPass = kActions - 1;

inline constexpr std::uint64_t kLane = 31;  // the slots of a row as a set

struct TradeTable {
  // lanes[two nibbles]: five bits for every value from 2 on, slots 0 and 1 set where the card is no
  // lower than the value.
  std::uint64_t lanes[256];
  std::uint16_t pairs[32];       // the pairs of slots within a set of slots, as takes 5 … 14
  std::uint8_t take[kTakes][2];  // the slots of a take, the second 255 where one card is taken
};

constexpr TradeTable trade_table() {
  TradeTable table{};
  for (int two = 0; two < 256; ++two) {
    for (int slot = 0; slot < 2; ++slot) {
      for (int value = kLowest; value <= (two >> 4 * slot & 15) && value <= kHighest; ++value) {
        table.lanes[two] |= bit(kRow * (value - kLowest) + slot);
      }
    }
  }
  int take = 0;
  for (int slot = 0; slot < kRow; ++slot, ++take) {
    table.take[take][0] = static_cast<std::uint8_t>(slot);
    table.take[take][1] = 255;
  }
  for (int first = 0; first < kRow; ++first) {
    for (int second = first + 1; second < kRow; ++second, ++take) {
      table.take[take][0] = static_cast<std::uint8_t>(first);
      table.take[take][1] = static_cast<std::uint8_t>(second);
      for (unsigned slots = 0; slots < 32; ++slots) {
        if (slots >> first & slots >> second & 1) {
          table.pairs[slots] = static_cast<std::uint16_t>(table.pairs[slots] | 1u << take);
        }
      }
    }
  }
  return table;
}

TW_TABLE(trade_tables, trade_table())

// The whole row by value: bit 5 x (value - 2) + slot where the slot's card is no lower.
TW_HD inline std::uint64_t lanes_of(std::uint32_t row) {
  const auto& lanes = trade_tables().lanes;
  return lanes[row & 0xff] | lanes[row >> 8 & 0xff] << 2 | lanes[row >> 16 & 0xff] << 4;
}

TW_HD inline std::uint64_t slots_from(std::uint64_t lanes, int value) {
  return value > kHighest ? 0 : lanes >> kRow * (value - kLowest) & kLane;
}

// The takes that a discard allows: one card of equal or greater value (woods.up) or two of lower
// value (woods.down).
TW_HD inline std::uint64_t takes(std::uint64_t lanes, int value) {
  const std::uint64_t up = slots_from(lanes, value);
  return up | trade_tables().pairs[(lanes & kLane) ^ up];
}

// Whether a turn that begins now may end with an empty hand (woods.keep-one, ruling.W5).
TW_HD inline bool last_turn(const Config& c, const State& s) {
  return s.deck.left() == 0 && s.reshuffles == 0 && row_size(s.row) <= c.players;
}

struct Emptying {
  int discard;  // 0 if there is none
  std::uint64_t takes;
};

// The trades that would pocket the whole hand away (woods.keep-one): three cards v v x go with one v,
// two cards v x with two v, five cards v v w w x with v and w.
TW_HD inline Emptying emptying(const Config& c, std::uint64_t hand, std::uint64_t pocket,
                               std::uint64_t lanes) {
  const std::uint64_t ones = hand & kOnes, twos = hand >> 1 & kOnes;
  if (hand != ones + 2 * twos || (ones & twos) != 0) return {};
  const int single = count(ones), pairs = count(twos);
  if (!(single == 1 && (pairs == 1 || pairs == 2)) && !(single == 2 && pairs == 0)) return {};
  const int discard = pairs == 1 ? lowest(ones) / 8 + kLowest : highest(ones) / 8 + kLowest;
  const std::uint64_t wanted = pairs == 0 ? ones & (~ones + 1) : twos;
  const int v = lowest(wanted) / 8 + kLowest, w = highest(wanted) / 8 + kLowest;
  if (pairs == 1 ? discard > v : discard < w) return {};
  if (c.solo) {  // ruling.W9
    if ((values_in(pocket) >> 7 & wanted) != 0) return {};
    if (size_of(pocket) + count(wanted) == kValues) return {};
  }
  const std::uint64_t of_v = slots_from(lanes, v) ^ slots_from(lanes, v + 1);
  if (pairs == 1) return {discard, of_v};
  const auto& within = trade_tables().pairs;
  if (pairs == 0) return {discard, within[of_v]};
  const std::uint64_t of_w = slots_from(lanes, w) ^ slots_from(lanes, w + 1);
  return {discard, static_cast<std::uint64_t>(within[of_v | of_w] & ~within[of_v] & ~within[of_w])};
}

// Calls f(value, takes) for every value of the hand, ascending; takes may be none.
template <class F>
TW_HD void each_trade(const Config& c, const State& s, F&& f) {
  const std::uint64_t hand = s.hand[s.turn], lanes = lanes_of(s.row);
  Emptying barred = emptying(c, hand, s.pocket[s.turn], lanes);
  if (barred.discard != 0 && last_turn(c, s)) barred.discard = 0;
  for (std::uint64_t rest = values_in(hand); rest != 0; rest &= rest - 1) {
    const int value = lowest_value(rest);
    f(value, takes(lanes, value) & ~(value == barred.discard ? barred.takes : 0));
  }
}

// All that the player whose turn it is may do. Without a trade several players pass (woods.stuck);
// in solo there is always one.
TW_HD inline Bits<kActions> trades(const Config& c, const State& s) {
  Bits<kActions> found;
  each_trade(c, s, [&](int value, std::uint64_t some) {
    found.add(some, kTakes * (value - kLowest));
  });
  if (found.empty()) found.add(kPass);
  return found;
}

TW_HD inline bool can_trade(const Config& c, const State& s) {
  std::uint64_t any = 0;
  each_trade(c, s, [&](int, std::uint64_t some) { any |= some; });
  return any != 0;
}

}  // namespace tw::woods
