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

inline constexpr int kNoSlot = 7;  // beyond every row

// What an action means. The row closes up after it: what `stay` has stays, `one_down` moves on by
// one slot, `two_down` by two.
struct Trade {
  std::uint64_t card;  // one card of the value discarded
  std::uint32_t stay, one_down, two_down;
  std::uint8_t discard;
  std::uint8_t slot;
  std::uint8_t second;  // kNoSlot where one card is taken
  std::uint8_t cards;   // how many are taken
};

struct TradeTable {
  // lanes[two nibbles]: five bits for every value from 2 on, slots 0 and 1 set where the card is no
  // lower than the value.
  std::uint64_t lanes[256];
  Trade trade[kPass];
  std::uint16_t pairs[32];  // the pairs of slots within a set of slots, as takes 5 … 14
  // nth_take[cards in the row][slots to trade up to]: the takes, ascending.
  std::uint8_t nth_take[kRow + 1][32][10];
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
  std::uint8_t slots[kTakes][2]{};
  int take = 0;
  for (; take < kRow; ++take) {
    slots[take][0] = static_cast<std::uint8_t>(take);
    slots[take][1] = kNoSlot;
  }
  for (int first = 0; first < kRow; ++first) {
    for (int second = first + 1; second < kRow; ++second, ++take) {
      slots[take][0] = static_cast<std::uint8_t>(first);
      slots[take][1] = static_cast<std::uint8_t>(second);
      for (unsigned set = 0; set < 32; ++set) {
        if (set >> first & set >> second & 1) {
          table.pairs[set] = static_cast<std::uint16_t>(table.pairs[set] | 1u << take);
        }
      }
    }
  }
  for (int cards = 0; cards <= kRow; ++cards) {
    const unsigned row = (1u << cards) - 1;
    for (unsigned up = 0; up <= row; ++up) {
      int n = 0;
      for (take = 0; take < kTakes; ++take) {
        const bool allowed = take < kRow ? up >> take & 1 : table.pairs[row ^ up] >> take & 1;
        if (allowed) table.nth_take[cards][up][n++] = static_cast<std::uint8_t>(take);
      }
    }
  }
  for (int action = 0; action < kPass; ++action) {
    Trade& trade = table.trade[action];
    trade.discard = static_cast<std::uint8_t>(action / kTakes + kLowest);
    trade.card = one(trade.discard);
    trade.slot = slots[action % kTakes][0];
    trade.second = slots[action % kTakes][1];
    trade.cards = trade.second == kNoSlot ? 1 : 2;
    const auto below = [](int slot) { return (std::uint32_t{1} << 4 * slot) - 1; };
    const int until = trade.second == kNoSlot ? kRow : trade.second - 1;
    trade.stay = below(trade.slot);
    trade.one_down = below(until) & ~trade.stay;
    trade.two_down = trade.second == kNoSlot ? 0 : below(kRow) & ~below(until);
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
  int discard;
  std::uint64_t takes;  // none for most hands
};

// The trades that would pocket the whole hand away (woods.keep-one): three cards v v x go with one
// v, two cards v x with two v, five cards v v w w x with v and w.
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

// All that the player whose turn it is may do. Without a trade several players pass (woods.stuck);
// in solo there is always one.
TW_HD inline Bits<kActions> trades(const Config& c, const State& s) {
  Bits<kActions> found;
  const std::uint64_t hand = s.hand[s.turn], lanes = lanes_of(s.row);
  for (std::uint64_t rest = values_in(hand); rest != 0; rest &= rest - 1) {
    const int value = lowest_value(rest);
    found.add(takes(lanes, value), kTakes * (value - kLowest));
  }
  const Emptying barred = emptying(c, hand, s.pocket[s.turn], lanes);
  if (barred.takes != 0 && !last_turn(c, s)) {
    Bits<kActions> away;
    away.add(barred.takes, kTakes * (barred.discard - kLowest));
    for (int i = 0; i < found.kWords; ++i) found.word[i] &= ~away.word[i];
  }
  if (found.empty()) found.add(kPass);
  return found;
}

// The hand after a trade, before sets are pocketed; and the row after it.
TW_HD inline std::uint64_t hand_after(std::uint64_t hand, std::uint32_t row, const Trade& trade) {
  return hand - trade.card + one_or_none(card_at(row, trade.slot)) +
         one_or_none(card_at(row, trade.second));
}
TW_HD inline std::uint32_t row_after(std::uint32_t row, const Trade& trade) {
  return (row & trade.stay) | (row >> 4 & trade.one_down) | (row >> 8 & trade.two_down);
}

// The sets that such a hand pockets, as one card of each value; in solo a value counts once.
TW_HD inline std::uint64_t sets_in(const Config& c, std::uint64_t hand, std::uint64_t pocket) {
  const std::uint64_t sets = threes_in(hand);
  return c.solo ? sets & ~(values_in(pocket) >> 7) : sets;
}

// Whether a trade that leads to this hand is barred since it leaves none (woods.keep-one,
// ruling.W9).
TW_HD inline bool empties(const Config& c, const State& s, std::uint64_t hand) {
  const std::uint64_t pocket = s.pocket[s.turn], sets = sets_in(c, hand, pocket);
  if (hand != 3 * sets) return false;
  const bool last_set = c.solo && size_of(pocket) + count(sets) == kValues;
  return !last_set && !last_turn(c, s);
}

// How many takes each value allows, a byte each, whether it is in the hand or not. Of R cards in
// the row L are lower than the value: R - L single cards and L (L - 1) / 2 pairs, which is
// R - 1 + (1, 0, 0, 1, 3, 6) for L from 0 on, put together from the bits of L.
TW_HD inline std::uint64_t take_counts(std::uint64_t running) {
  const std::uint64_t lower = running << 8;
  const std::uint64_t b0 = lower, b1 = lower >> 1, b2 = lower >> 2;
  const std::uint64_t cards = running >> 48 & 0xff;
  return (cards - 1) * kOnes + (~(b0 ^ b1) & kOnes) + ((b2 & kOnes) << 1) +
         ((b2 & b0 & kOnes) << 2);
}

// The same for the values that the hand has.
TW_HD inline std::uint64_t trade_counts(std::uint64_t hand, std::uint64_t running) {
  const std::uint64_t held = values_in(hand);
  return take_counts(running) & ((held << 1) - (held >> 7));
}

// The cards of the row up to each value, a byte per value.
TW_HD inline std::uint64_t running_row(std::uint32_t row) { return handful_of(row) * kOnes; }

// Whether there is a trade, for a row that is not empty. What is barred leaves another (ruling.W4).
TW_HD inline bool can_trade(const State& s) {
  return trade_counts(s.hand[s.turn], running_row(s.row)) != 0;
}

// A uniformly random trade, or pass: first the value, in proportion to its takes, then the take. A
// trade that is barred is drawn again; there always is another (ruling.W4).
template <class Rng>
TW_HD int random_trade(const Config& c, const State& s, Rng& random) {
  const std::uint64_t hand = s.hand[s.turn], running = running_row(s.row);
  const std::uint64_t sums = trade_counts(hand, running) * kOnes;
  const auto total = static_cast<int>(sums >> 48 & 0xff);
  if (total == 0) return kPass;
  const auto& tables = trade_tables();
  const std::uint64_t lanes = lanes_of(s.row);
  for (;;) {
    const auto at = static_cast<std::uint64_t>(random.below(total));
    const std::uint64_t passed = ((at * kOnes | kTops) - sums) & kTops;  // values that come before
    const auto lane = static_cast<int>((passed >> 7) * kOnes >> 48 & 0xff);
    const auto rest = at - (sums << 8 >> 8 * lane & 0xff);
    const std::uint64_t up = lanes >> kRow * lane & kLane;
    const int take = tables.nth_take[running >> 48 & 0xff][up][rest];
    const int action = kTakes * lane + take;
    const std::uint64_t after = hand_after(hand, s.row, tables.trade[action]);
    if (!empties(c, s, after)) return action;
  }
}

}  // namespace tw::woods
