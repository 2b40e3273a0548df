// Observations as flat bytes: helpers for the observe() of each game.
#pragma once

#include <bit>
#include <cstring>

#include "tanglewood/bits.hpp"

namespace tw {

static_assert(std::endian::native == std::endian::little, "observations are laid out little-endian");

// Eight members of a mask as eight bytes of 0 or 1.
TW_HD inline std::uint64_t eight_bytes(std::uint64_t mask) {
  const std::uint64_t seven = (mask & 0x7f) * 0x0002040810204081 & 0x0101010101010101;
  return seven | (mask & 0x80) << 49;
}

// Writes one byte of 0 or 1 for each of `size` members, and up to 7 zero bytes beyond: write
// from front to back and leave 7 bytes of room at the end.
template <int Size>
TW_HD void put_set(std::uint8_t* out, std::uint64_t mask) {
  for (int i = 0; i < Size; i += 8) {
    const std::uint64_t bytes = eight_bytes(mask >> i);
    std::memcpy(out + i, &bytes, 8);
  }
}

// A number as one byte, 0 … 255.
TW_HD inline std::uint8_t byte_of(int number) {
  return static_cast<std::uint8_t>(number < 0 ? 0 : number > 255 ? 255 : number);
}

// One byte of 0 or 1 for every action, exactly N bytes.
template <int N>
TW_HD void put_mask(std::uint8_t* out, const Bits<N>& mask) {
  for (int i = 0; i + 8 <= N; i += 8) {
    const std::uint64_t bytes = eight_bytes(mask.word[i / 64] >> (i % 64));
    std::memcpy(out + i, &bytes, 8);
  }
  for (int i = N / 8 * 8; i < N; ++i) out[i] = mask.has(i);
}

}  // namespace tw
