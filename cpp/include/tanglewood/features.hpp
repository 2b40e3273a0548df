// Observations as flat bytes: helpers for the observe() of each game.
#pragma once

#include <bit>
#include <cstring>

#include "tanglewood/random.hpp"

// Every x86-64 processor has these instructions; elsewhere a multiplication does the same.
#if defined(__SSE2__) && !defined(__CUDACC__)
#define TW_HAVE_SSE2 1
#include <emmintrin.h>
#endif

namespace tw {

static_assert(std::endian::native == std::endian::little,
              "observations are laid out little-endian");

// Eight members of a mask as eight bytes of 0 or 1.
TW_HD inline std::uint64_t eight_bytes(std::uint64_t mask) {
  const std::uint64_t seven = (mask & 0x7f) * 0x0002040810204081 & 0x0101010101010101;
  return seven | (mask & 0x80) << 49;
}

// How 32 members of a mask become 32 bytes of 0 or 1: on any processor …
struct Put {
  TW_HD static void put_32(std::uint8_t* out, std::uint64_t mask) {
#if TW_HAVE_SSE2
    const __m128i each = _mm_set1_epi64x(static_cast<long long>(0x8040201008040201));
    const __m128i one = _mm_set1_epi8(1);
    __m128i bytes = _mm_cvtsi32_si128(static_cast<int>(mask & 0xffffffff));
    bytes = _mm_unpacklo_epi8(bytes, bytes);   // every byte twice
    bytes = _mm_unpacklo_epi16(bytes, bytes);  // four times
    const __m128i low = _mm_and_si128(_mm_unpacklo_epi32(bytes, bytes), each);
    const __m128i high = _mm_and_si128(_mm_unpackhi_epi32(bytes, bytes), each);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(out), _mm_min_epu8(low, one));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(out + 16), _mm_min_epu8(high, one));
#else
    for (int i = 0; i < 32; i += 8) {
      const std::uint64_t bytes = eight_bytes(mask >> i);
      std::memcpy(out + i, &bytes, 8);
    }
#endif
  }
};

#if TW_HAVE_FAST_BITS
// … and on those for which fast_bits() says yes.
struct FastPut {
  TW_FAST_TARGET static void put_32(std::uint8_t* out, std::uint64_t mask) {
    const __m256i spread =
        _mm256_set_epi64x(0x0303030303030303, 0x0202020202020202, 0x0101010101010101, 0);
    const __m256i each = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201));
    __m256i bytes = _mm256_set1_epi32(static_cast<int>(mask & 0xffffffff));
    bytes = _mm256_and_si256(_mm256_shuffle_epi8(bytes, spread), each);
    bytes = _mm256_min_epu8(bytes, _mm256_set1_epi8(1));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), bytes);
  }
};
#endif

// Writes one byte of 0 or 1 for each of `Size` members.
template <int Size, class P = Put>
TW_HD void put_set(std::uint8_t* out, std::uint64_t mask) {
  int i = 0;
  for (; i + 32 <= Size; i += 32) P::put_32(out + i, mask >> i);
  for (; i + 8 <= Size; i += 8) {
    const std::uint64_t bytes = eight_bytes(mask >> i);
    std::memcpy(out + i, &bytes, 8);
  }
  for (; i < Size; ++i) out[i] = mask >> i & 1;
}

// A number as one byte, 0 … 255.
TW_HD inline std::uint8_t byte_of(int number) {
  return static_cast<std::uint8_t>(number < 0 ? 0 : number > 255 ? 255 : number);
}

// One byte of 0 or 1 for every action, exactly N bytes.
template <class P = Put, int N>
TW_HD void put_mask(std::uint8_t* out, const Bits<N>& mask) {
  int i = 0;
  for (; i + 32 <= N; i += 32) P::put_32(out + i, mask.word[i / 64] >> (i % 64));
  for (; i + 4 <= N; i += 4) {
    const std::uint64_t bytes = eight_bytes(mask.word[i / 64] >> (i % 64) & 0xf);
    std::memcpy(out + i, &bytes, 4);
  }
  for (; i < N; ++i) out[i] = mask.has(i);
}

}  // namespace tw
