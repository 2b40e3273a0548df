// The solver's memory of positions: bounds of their values and the move that was best.
//
// Sixteen bytes per entry, two entries per bucket. A position is known by 64 bits of its hash: the
// bucket's number and a tag of 44 bits. Another solve uses another salt, so nothing needs to be
// wiped.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace tw::solve {

struct Entry {
  static constexpr std::uint64_t kTag = ~std::uint64_t{0} << 20;

  std::uint64_t word = 0;  // tag, move (12 bits), tricks left (4 bits), generation (4 bits)
  std::int32_t low = 0, high = 0;

  int move() const { return static_cast<int>(word >> 8 & 0xfff); }
  int left() const { return static_cast<int>(word >> 4 & 0xf); }
  int generation() const { return static_cast<int>(word & 0xf); }
};

class Table {
 public:
  static constexpr int kWays = 2;

  // Room for about this many positions; keeps what it has when that is enough.
  void reserve(std::size_t entries) {
    const std::size_t buckets = std::bit_ceil(std::max<std::size_t>(entries / kWays, 1));
    if (buckets > buckets_) {
      buckets_ = buckets;
      entries_.assign(buckets_ * kWays, Entry{});
    }
    used_ = std::min(buckets_, buckets);
  }

  // Forget everything.
  void begin() { generation_ = (generation_ + 1) & 0xf; }
  std::size_t size() const { return used_ * kWays; }

  void prefetch(std::uint64_t hash) const {
#if defined(__GNUC__)
    __builtin_prefetch(&entries_[(hash & (used_ - 1)) * kWays]);
#else
    (void)hash;
#endif
  }

  const Entry* find(std::uint64_t hash) const {
    const Entry* bucket = &entries_[(hash & (used_ - 1)) * kWays];
    for (int i = 0; i < kWays; ++i) {
      if (((bucket[i].word ^ hash) & Entry::kTag) == 0) return bucket + i;
    }
    return nullptr;
  }

  void store(std::uint64_t hash, int left, int move, std::int32_t low, std::int32_t high) {
    Entry* bucket = &entries_[(hash & (used_ - 1)) * kWays];
    Entry* worst = bucket;
    int least = 1 << 20;
    for (int i = 0; i < kWays; ++i) {
      if (((bucket[i].word ^ hash) & Entry::kTag) == 0) {
        worst = bucket + i;
        break;
      }
      const int worth = bucket[i].left() + (bucket[i].generation() == generation_ ? 32 : 0);
      if (worth < least) {
        least = worth;
        worst = bucket + i;
      }
    }
    worst->word = (hash & Entry::kTag) | static_cast<std::uint64_t>(move) << 8 |
                  static_cast<std::uint64_t>(left & 0xf) << 4 |
                  static_cast<std::uint64_t>(generation_);
    worst->low = low;
    worst->high = high;
  }

 private:
  std::vector<Entry> entries_;
  std::size_t buckets_ = 0, used_ = 0;
  int generation_ = 0;
};

}  // namespace tw::solve
