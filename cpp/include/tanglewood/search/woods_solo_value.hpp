// Into the Woods alone: a row is thought through to its last card, since nothing new comes before
// that; what a hand is worth when the next row comes is estimated by a small network.
//
// Its weights come from games played so (bench/woods_solo.cpp). Positions within a row are kept as
// handfuls, for slots do not matter to a lone player.
#pragma once

#include <algorithm>
#include <vector>

#include "tanglewood/search/small_net.hpp"
#include "tanglewood/woods/woods.hpp"

namespace tw::search {

using SoloNet = SmallNet<48, 24>;

// A lone player between two rows: `rest` is what the deck still holds.
struct SoloSpot {
  std::uint64_t hand, pocket, rest;
  bool operator==(const SoloSpot&) const = default;
};

inline void solo_inputs(const SoloSpot& spot, float* x) {
  float* at = x;
  int held_all = 0;
  for (int v = woods::kLowest; v <= woods::kHighest; ++v) {
    const int held = woods::count_of(spot.hand, v), rest = woods::count_of(spot.rest, v);
    const bool done = woods::count_of(spot.pocket, v) != 0;
    held_all += held;
    *at++ = done;
    *at++ = !done && held == 1;
    *at++ = !done && held >= 2;
    *at++ = done ? static_cast<float>(std::min(held, 6)) / 3 : 0;
    *at++ = static_cast<float>(rest) / 8;
    *at++ = !done && held + rest < 3;
  }
  const int deck = woods::size_of(spot.rest), sets = woods::size_of(spot.pocket);
  *at++ = 1;
  *at++ = static_cast<float>(deck) / 49;
  *at++ = static_cast<float>(sets) / 7;
  *at++ = static_cast<float>(held_all) / 10;
  *at++ = deck <= 9;
  *at++ = deck <= 19;
}

// What an end is worth: victory counts 1, other ends a little by their sets.
inline float solo_end(int sets) {
  const float part = static_cast<float>(sets) / woods::kValues;
  return sets == woods::kValues ? 1 : 0.15f * part * part;
}

inline float solo_worth(const SoloNet& net, const SoloSpot& spot) {
  if (spot.rest == 0) return solo_end(woods::size_of(spot.pocket));
  float x[SoloNet::kInputs], hidden[SoloNet::kHidden];
  solo_inputs(spot, x);
  return net.chance(x, hidden);
}

// All ways through one row.
class SoloRow {
 public:
  explicit SoloRow(const SoloNet& net) : net_(&net), table_(kPlaces) {}

  // A new row begins; `rest` is what the deck holds after it was laid out.
  void begin(std::uint64_t rest, bool gentle) {
    rest_ = rest;
    gentle_ = gentle;
    ++stamp_;
    leaves_ = nullptr;
  }

  // Whether the trade of a card for others is legal, and what it leads to.
  struct After {
    std::uint64_t hand, pocket;
    bool legal;
  };
  After trade(std::uint64_t hand, std::uint64_t pocket, std::uint64_t row, std::uint64_t out,
              std::uint64_t in) const {
    const std::uint64_t held = hand - out + in;
    const std::uint64_t sets = woods::threes_in(held) & ~(woods::values_in(pocket) >> 7);
    const After after{held - 3 * sets, pocket + sets, true};
    const bool last = rest_ == 0 && woods::size_of(row) <= 1;
    if (after.hand == 0 && !last && !woods::all_pocketed(after.pocket)) return {0, 0, false};
    return after;
  }

  // The best that can come of a hand with so much of the row left.
  float best(std::uint64_t hand, std::uint64_t pocket, std::uint64_t row) {
    if (woods::all_pocketed(pocket)) return 1;
    if (row == 0) return leaf(hand, pocket);
    std::uint64_t key =
        hand * 0x9e3779b97f4a7c15 ^ pocket * 0xc2b2ae3d27d4eb4f ^ row * 0x165667b19e3779f9;
    key ^= key >> 29;
    for (std::size_t at = key % kPlaces, tries = 0; tries < 8; at = (at + 1) % kPlaces, ++tries) {
      Kept& kept = table_[at];
      if (kept.stamp == stamp_) {
        if (kept.hand == hand && kept.pocket == pocket && kept.row == row) return kept.worth;
        continue;
      }
      const float found = tried(hand, pocket, row);
      table_[at] = {hand, pocket, row, stamp_, found};
      return found;
    }
    return tried(hand, pocket, row);
  }

  // Every spot between this row and the next that can be reached, and whether victory is.
  bool reach(std::uint64_t hand, std::uint64_t pocket, std::uint64_t row,
             std::vector<SoloSpot>& leaves) {
    leaves_ = &leaves;
    const bool won = best(hand, pocket, row) >= 1;
    leaves_ = nullptr;
    return won;
  }

 private:
  struct Kept {
    std::uint64_t hand, pocket, row;
    std::uint32_t stamp;
    float worth;
  };
  static constexpr std::size_t kPlaces = 1 << 15;

  float leaf(std::uint64_t hand, std::uint64_t pocket) {
    if (leaves_ != nullptr) leaves_->push_back({hand, pocket, rest_});
    return solo_worth(*net_, {hand, pocket, rest_});
  }

  float tried(std::uint64_t hand, std::uint64_t pocket, std::uint64_t row) {
    float most = -1;
    const auto take = [&](std::uint64_t out, std::uint64_t in) {
      const After after = trade(hand, pocket, row, out, in);
      if (after.legal) most = std::max(most, best(after.hand, after.pocket, row - in));
    };
    for (int v = woods::kLowest; v <= woods::kHighest; ++v) {
      if (woods::count_of(hand, v) == 0) continue;
      for (int w = v; w <= woods::kHighest; ++w) {
        if (woods::count_of(row, w) != 0) take(woods::one(v), woods::one(w));
      }
      for (int a = woods::kLowest; a < v; ++a) {
        const int of_a = woods::count_of(row, a);
        if (of_a == 0) continue;
        if (of_a >= 2) take(woods::one(v), 2 * woods::one(a));
        for (int b = a + 1; b < v; ++b) {
          if (woods::count_of(row, b) != 0) take(woods::one(v), woods::one(a) + woods::one(b));
        }
      }
    }
    if (most >= 0) return most;
    // Stuck (ruling.W8); the gentle option sweeps the row away.
    if (gentle_ && rest_ != 0) return leaf(hand, pocket);
    return solo_end(woods::size_of(pocket));
  }

  const SoloNet* net_;
  std::vector<Kept> table_;
  std::uint64_t rest_ = 0;
  bool gentle_ = false;
  std::uint32_t stamp_ = 0;
  std::vector<SoloSpot>* leaves_ = nullptr;
};

}  // namespace tw::search
