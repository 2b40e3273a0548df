// The kernel's own random numbers: wyrand, one addition and one 64x64 multiplication each.
//
// A generator offers next(), below(n) and member(mask); games draw through these only. below(n)
// takes the high half of (a 32-bit number x n): values differ in probability by less than n/2^32,
// far below what any run of playouts can see. Records and the law never use this generator.
#pragma once

#include "tanglewood/bits.hpp"

#if defined(_MSC_VER)
#include <intrin.h>
#endif
#if defined(__GNUC__) && defined(__x86_64__) && !defined(__CUDACC__)
#define TW_HAVE_FAST_BITS 1
#include <immintrin.h>
#endif

namespace tw {

TW_HD inline std::uint64_t high_half(std::uint64_t a, std::uint64_t b) {
#if defined(__CUDA_ARCH__)
  return __umul64hi(a, b);
#elif defined(_MSC_VER)
  return __umulh(a, b);
#elif defined(__wasm__)
  // By halves: there is no wide multiplication, and the compiler would call a function for one. It
  // must not see that this is one.
  const std::uint64_t low = 0xffffffff, a0 = a & low, a1 = a >> 32, b0 = b & low, b1 = b >> 32;
  std::uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
  __asm__("" : "+r"(middle));
  return a1 * b1 + (middle >> 32) + ((a0 * b1 + (middle & low)) >> 32);
#else
  __extension__ using Wide = unsigned __int128;
  return static_cast<std::uint64_t>(static_cast<Wide>(a) * b >> 64);
#endif
}

// SplitMix64's finaliser: spreads a seed and a stream number over all bits.
TW_HD inline std::uint64_t mixed(std::uint64_t z) {
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

struct Random {
  std::uint64_t state;

  TW_HD explicit Random(std::uint64_t seed = 0, std::uint64_t stream = 0)
      : state(mixed(seed ^ mixed((stream + 1) * 0x9e3779b97f4a7c15))) {}

  TW_HD std::uint64_t next() {
    state += 0xa0761d6478bd642f;
    const std::uint64_t other = state ^ 0xe7037ed1a0b428db;
    return high_half(state, other) ^ (state * other);
  }
  TW_HD int below(int n) {
    return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(n) >> 32);
  }
  // A uniformly random member of a mask that is not empty.
  TW_HD int member(std::uint64_t mask) {
#if defined(__CUDA_ARCH__) || defined(__wasm__)
    return nth(mask, below(count(mask)));
#else
    const std::uint64_t counts = detail::running_counts(mask);
    return detail::nth_by_counts(mask, counts, below(static_cast<int>(counts >> 56)));
#endif
  }
};

#if TW_HAVE_FAST_BITS
#define TW_FAST_TARGET __attribute__((target("popcnt,bmi,bmi2,lzcnt,avx2")))

// The same numbers and members as Random, with instructions that not every processor has: used
// only where fast_bits() says so.
struct FastRandom : Random {
  using Random::Random;
  explicit FastRandom(const Random& random) : Random(random) {}

  TW_FAST_TARGET int member(std::uint64_t mask) {
    const int n = below(__builtin_popcountll(mask));
    return static_cast<int>(__builtin_ctzll(_pdep_u64(std::uint64_t{1} << n, mask)));
  }
};

// Whether this processor has quick bit deposits (AMD before Zen 3 has them in slow microcode).
inline bool fast_bits() {
  return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("lzcnt") &&
         __builtin_cpu_supports("avx2") && !__builtin_cpu_is("znver1") &&
         !__builtin_cpu_is("znver2");
}
#endif

}  // namespace tw
