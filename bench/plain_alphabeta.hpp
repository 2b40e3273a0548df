// A plain solver of fox rounds to measure the kernel's own against: alpha-beta with a transposition table
// over the rules as they are. Moves in the order of the action table, a full window, no bounds, no
// cards that are alike; a position is looked up where a trick begins, under everything that it holds.
#pragma once

#include <algorithm>
#include <cstring>
#include <vector>

#include "tanglewood/fox/fox.hpp"

namespace plain {

using namespace tw;

class AlphaBeta {
 public:
  AlphaBeta(const fox::Config& config, int log2_entries)
      : config_(config), entries_(std::size_t{1} << log2_entries) {
    config_.target = 0;
  }

  // The difference of the round's scores when both seats see all cards.
  int solve(const fox::State& state) {
    std::fill(entries_.begin(), entries_.end(), Entry{});
    return value(state, -kFar, kFar);
  }

 private:
  static constexpr int kFar = 10000;

  struct Entry {
    std::uint64_t hash = 0;
    int low = -kFar, high = kFar;
  };

  static std::uint64_t hash_of(const fox::State& s) {
    std::uint64_t hash = mixed(s.hand[0] * 3 + 1) ^ s.hand[1];
    for (int i = 0; i < s.deck_size; ++i) {
      hash = hash * 0x9e3779b97f4a7c15 + s.deck[(s.top + i) % s.deck_size];
    }
    hash = mixed(hash * 64 + static_cast<std::uint64_t>(s.decree));
    return mixed(hash ^ (static_cast<std::uint64_t>(s.tricks[0]) << 16 | s.treasure[0] << 12 |
                         s.treasure[1] << 8 | s.leader));
  }

  int value(const fox::State& s, int low, int high) {
    if (s.phase == fox::kOver) {
      return config_.points[s.tricks[0]] + s.treasure[0] - config_.points[s.tricks[1]] - s.treasure[1];
    }
    Entry* entry = nullptr;
    std::uint64_t hash = 0;
    if (s.phase == fox::kLead) {
      hash = hash_of(s);
      entry = &entries_[hash & (entries_.size() - 1)];
      if (entry->hash == hash) {
        if (entry->low >= high || entry->low == entry->high) return entry->low;
        if (entry->high <= low) return entry->high;
        low = std::max(low, entry->low);
        high = std::min(high, entry->high);
      }
    }
    const bool most = s.to_act == 0;
    int alpha = low, beta = high, best = most ? -kFar : kFar;
    for (std::uint64_t left = fox::choices(s); left != 0 && alpha < beta; left &= left - 1) {
      fox::State after = s;
      fox::apply(config_, after, fox::first_action(s.phase) + lowest(left));
      const int found = value(after, alpha, beta);
      if (most) {
        best = std::max(best, found);
        alpha = std::max(alpha, best);
      } else {
        best = std::min(best, found);
        beta = std::min(beta, best);
      }
    }
    if (entry != nullptr) {
      if (entry->hash != hash) *entry = {hash, -kFar, kFar};
      if (best < high) entry->high = std::min(entry->high, best);
      if (best > low) entry->low = std::max(entry->low, best);
    }
    return best;
  }

  fox::Config config_;
  std::vector<Entry> entries_;
};

}  // namespace plain
