// How networks see Into the Woods: the observation, for every slot of the row what those at the
// table have of its value, and for every trade what it does at once. The same bytes as
// tanglewood.analysis.networks.inputs.woods.
//
// | from | bytes | what                                                                           |
// |------|-------|--------------------------------------------------------------------------------|
// | 0    | 181   | the observation                                                                |
// | 181  | 50    | by seat, from mine on: for each slot, how many of its value are in hand at     |
// |      |       | least, for each slot, how many at most                                         |
// | 231  | 5     | for each slot, my sets of its value                                            |
// | 236  | 10    | for each pair of slots whether they are alike, in the order of the trades      |
// | 246  | 105   | sets that each legal trade pockets                                             |
// | 351  | 105   | whether it leaves cards in the row and me none to trade for them               |
// | 456  | 8     | 0                                                                              |
#pragma once

#include "tanglewood/woods/woods.hpp"

namespace tw::net {

inline constexpr int kWoodsSeen = 464;
inline constexpr int kWoodsTold = 181;                // bytes of an observation that say something
inline constexpr int kSeats = 56;                     // where it has the seats,
inline constexpr int kSeatSize = 23;                  // so many bytes each:
inline constexpr int kHeldLeast = 7, kHeldMost = 14;  // sets, cards held at least and at most

TW_HD inline void see_trades(const woods::Config& c, const woods::State& s, std::uint8_t* out) {
  const std::uint64_t pocket = s.pocket[s.turn];
  woods::trades(c, s).each([&](int action) {
    if (action == woods::kPass) return;
    const woods::Trade& trade = woods::trade_tables().trade[action];
    const std::uint64_t hand = woods::hand_after(s.hand[s.turn], s.row, trade);
    const std::uint64_t sets = woods::sets_in(c, hand, pocket);
    const std::uint32_t row = woods::row_after(s.row, trade);
    const bool stuck =
        row != 0 && woods::trade_counts(hand - 3 * sets, woods::running_row(row)) == 0;
    out[action] = static_cast<std::uint8_t>(count(sets));
    out[woods::kPass + action] = stuck;
  });
}

TW_HD inline void see_woods(const woods::Config& c, const woods::State& s, const woods::Memory& m,
                            std::uint8_t* out) {
  woods::observe(c, s, m, s.to_act, out);
  std::uint8_t* at = out + kWoodsTold;
  std::memset(at, 0, kWoodsSeen - kWoodsTold);
  int value[woods::kRow];  // -1 where there is no card
  for (int slot = 0; slot < woods::kRow; ++slot) {
    const int card = woods::card_at(s.row, slot);
    value[slot] = card == 0 ? -1 : card - woods::kLowest;
  }
  const auto put = [&](int from) {
    for (int slot = 0; slot < woods::kRow; ++slot, ++at) {
      if (value[slot] >= 0) *at = out[from + value[slot]];
    }
  };
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    put(kSeats + kSeatSize * seat + kHeldLeast);
    put(kSeats + kSeatSize * seat + kHeldMost);
  }
  put(kSeats);
  for (int first = 0; first < woods::kRow; ++first) {
    for (int second = first + 1; second < woods::kRow; ++second, ++at) {
      *at = value[first] >= 0 && value[first] == value[second];
    }
  }
  see_trades(c, s, at);
}

}  // namespace tw::net
