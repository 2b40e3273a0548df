// Sets of small numbers as bit masks: one word (a hand of cards) or several (the legal actions).
#pragma once

#include <bit>

#include "tanglewood/host_device.hpp"

namespace tw {

TW_HD constexpr std::uint64_t bit(int i) { return std::uint64_t{1} << i; }

TW_HD inline int count(std::uint64_t mask) {
#if defined(__CUDA_ARCH__)
  return __popcll(mask);
#elif defined(__GNUC__)
  return __builtin_popcountll(mask);
#else
  return std::popcount(mask);
#endif
}

// The lowest member; the mask must not be empty.
TW_HD inline int lowest(std::uint64_t mask) {
#if defined(__CUDA_ARCH__)
  return __ffsll(static_cast<long long>(mask)) - 1;
#elif defined(__GNUC__)
  return __builtin_ctzll(mask);
#else
  return std::countr_zero(mask);
#endif
}

// The highest member; the mask must not be empty.
TW_HD inline int highest(std::uint64_t mask) {
#if defined(__CUDA_ARCH__)
  return 63 - __clzll(static_cast<long long>(mask));
#elif defined(__GNUC__)
  return 63 - __builtin_clzll(mask);
#else
  return 63 - std::countl_zero(mask);
#endif
}

namespace detail {

struct ByteSelect {
  std::uint8_t at[256][8];
};

constexpr ByteSelect byte_select() {
  ByteSelect table{};
  for (int byte = 0; byte < 256; ++byte) {
    int rank = 0;
    for (int i = 0; i < 8; ++i) {
      if (byte >> i & 1) table.at[byte][rank++] = static_cast<std::uint8_t>(i);
    }
  }
  return table;
}

TW_TABLE(select_in_byte, byte_select())

inline constexpr std::uint64_t kEveryByte = 0x0101010101010101;

// How many members each byte and the bytes below it have, in eight lanes; the top lane counts all.
TW_HD inline std::uint64_t running_counts(std::uint64_t mask) {
  std::uint64_t sums = mask - (mask >> 1 & 0x5555555555555555);
  sums = (sums & 0x3333333333333333) + (sums >> 2 & 0x3333333333333333);
  sums = (sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return sums * kEveryByte;
}

TW_HD inline int nth_by_counts(std::uint64_t mask, std::uint64_t counts, int n) {
  // A lane's high bit stays set where its running count is at most n: these bytes lie below.
  const std::uint64_t wanted = static_cast<std::uint64_t>(n) * kEveryByte | 0x8080808080808080;
  const std::uint64_t below = (wanted - counts) & 0x8080808080808080;
#if defined(__wasm__)
  const int shift = lowest(below ^ 0x8080808080808080) & 56;  // counts zeros in one instruction
#else
  const int shift = static_cast<int>((below >> 7) * kEveryByte >> 56) * 8;
#endif
  const std::uint64_t earlier = counts << 8 >> shift & 0xff;
  return shift + select_in_byte().at[mask >> shift & 0xff][n - static_cast<int>(earlier)];
}

}  // namespace detail

// The n-th member, counted from 0; there must be that many. No hardware beyond a multiplication.
TW_HD inline int nth(std::uint64_t mask, int n) {
#if defined(__CUDA_ARCH__)
  for (; n > 0; --n) mask &= mask - 1;
  return lowest(mask);
#else
  return detail::nth_by_counts(mask, detail::running_counts(mask), n);
#endif
}

// A set of action indices 0 … N-1, as legal() gives it: bit i of word i/64.
template <int N>
struct Bits {
  static constexpr int kWords = (N + 63) / 64;
  std::uint64_t word[kWords]{};

  TW_HD bool has(int i) const { return word[i / 64] >> (i % 64) & 1; }
  TW_HD void add(int i) { word[i / 64] |= bit(i % 64); }
  // Add the members of a mask, each moved up by `from`; those beyond N must not be there.
  TW_HD void add(std::uint64_t mask, int from) {
    const int at = from / 64, shift = from % 64;
    const std::uint64_t low = mask << shift;
    const std::uint64_t high = mask >> 1 >> (63 - shift);  // 0 for a shift of 0
    if constexpr (kWords == 2) {                           // without a branch
      word[0] |= at == 0 ? low : 0;
      word[1] |= at == 0 ? high : low;
    } else {
      word[at] |= low;
      if (at + 1 < kWords) word[at + 1] |= high;
    }
  }
  TW_HD bool empty() const {
    std::uint64_t any = 0;
    for (int i = 0; i < kWords; ++i) any |= word[i];
    return any == 0;
  }
  TW_HD int size() const {
    int sum = 0;
    for (int i = 0; i < kWords; ++i) sum += count(word[i]);
    return sum;
  }
  TW_HD int nth(int n) const {
    for (int i = 0; i < kWords - 1; ++i) {
      const int here = count(word[i]);
      if (n < here) return 64 * i + tw::nth(word[i], n);
      n -= here;
    }
    return 64 * (kWords - 1) + tw::nth(word[kWords - 1], n);
  }
  // Calls f(index) for every member in ascending order.
  template <class F>
  TW_HD void each(F&& f) const {
    for (int i = 0; i < kWords; ++i) {
      for (std::uint64_t rest = word[i]; rest != 0; rest &= rest - 1) f(64 * i + lowest(rest));
    }
  }
  bool operator==(const Bits&) const = default;
};

}  // namespace tw
