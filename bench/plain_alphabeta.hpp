// A plain solver of fox rounds to measure the kernel's own against: alpha-beta with a transposition
// table over the rules as they are. A full window; the move that was best before first, then those
// of the action table in their order; a position is looked up where a trick begins, under
// everything that matters in it, and left when the tricks and Treasures that are open cannot change
// the answer.
#pragma once

#include <algorithm>
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

  // The difference of the round's scores when both seats see all cards; false when it took more
  // than so many nodes (0: no limit).
  bool solve(const fox::State& state, int& found, std::uint64_t most = 0) {
    std::fill(entries_.begin(), entries_.end(), Entry{});
    nodes_ = 0;
    most_ = most > 0 ? most : ~std::uint64_t{0};
    found = value(state, -kFar, kFar);
    return nodes_ < most_;
  }

 private:
  static constexpr int kFar = 10000;

  struct Entry {
    std::uint64_t hash = 0;
    std::int16_t low = -kFar, high = kFar;
    int best = -1;
  };

  // The least (or with `sign` -1 the most) that can come of a state, times `sign`.
  int reach(const fox::State& s, int sign) const {
    const int left = count(s.hand[0]);
    int found = kFar;
    for (int won = 0; won <= left; ++won) {
      const int end = config_.points[s.tricks[0] + won] - config_.points[s.tricks[1] + left - won];
      found = std::min(found, sign * end);
    }
    const int open = 3 - s.treasure[0] - s.treasure[1];
    return found + sign * (s.treasure[0] - s.treasure[1]) - open;
  }

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
      return config_.points[s.tricks[0]] + s.treasure[0] - config_.points[s.tricks[1]] -
             s.treasure[1];
    }
    if (nodes_ >= most_) return 0;
    ++nodes_;
    Entry* entry = nullptr;
    std::uint64_t hash = 0;
    int first = -1;
    if (s.phase == fox::kLead) {
      const int least = reach(s, 1), most = -reach(s, -1);
      if (least >= high) return least;
      if (most <= low) return most;
      hash = hash_of(s);
      entry = &entries_[hash & (entries_.size() - 1)];
      if (entry->hash == hash) {
        if (entry->low >= high || entry->low == entry->high) return entry->low;
        if (entry->high <= low) return entry->high;
        low = std::max<int>(low, entry->low);
        high = std::min<int>(high, entry->high);
        first = entry->best;
      }
    }
    const bool max = s.to_act == 0;
    int alpha = low, beta = high, best = max ? -kFar : kFar, chosen = -1;
    const auto consider = [&](int choice) {
      fox::State after = s;
      fox::apply(config_, after, fox::first_action(s.phase) + choice);
      const int found = value(after, alpha, beta);
      if (max ? found > best : found < best) {
        best = found;
        chosen = choice;
      }
      (max ? alpha : beta) = max ? std::max(alpha, best) : std::min(beta, best);
    };
    std::uint64_t left = fox::choices(s);
    if (first >= 0) {
      left ^= bit(first);
      consider(first);
    }
    for (; left != 0 && alpha < beta; left &= left - 1) consider(lowest(left));
    if (entry != nullptr) {
      if (entry->hash != hash) *entry = {hash, -kFar, kFar, -1};
      if (best < high) entry->high = static_cast<std::int16_t>(std::min<int>(entry->high, best));
      if (best > low) entry->low = static_cast<std::int16_t>(std::max<int>(entry->low, best));
      entry->best = chosen;
    }
    return best;
  }

  fox::Config config_;
  std::vector<Entry> entries_;
  std::uint64_t nodes_ = 0, most_ = 0;
};

}  // namespace plain
