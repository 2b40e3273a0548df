// Numbers of worlds: whole numbers up to 2^128, and a fair choice in proportion to them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

namespace tw::worlds {

#if defined(__SIZEOF_INT128__)
__extension__ using Ways = unsigned __int128;
#else
using Ways = long double;  // no 128-bit integers here: counts are rounded beyond 2^53 or 2^64
#endif

inline Ways factorial(int n) {
  Ways product = 1;
  for (int i = 2; i <= n; ++i) product *= static_cast<Ways>(i);
  return product;
}

// The number in decimal digits.
inline std::string digits(Ways number) {
#if defined(__SIZEOF_INT128__)
  std::string text;
  do {
    text += static_cast<char>('0' + static_cast<int>(number % 10));
    number /= 10;
  } while (number != 0);
  std::reverse(text.begin(), text.end());
  return text;
#else
  const std::string text = std::to_string(number);
  return text.substr(0, text.find('.'));
#endif
}

// A number in 0 … limit, not limit itself. Choices among counts are made with the 53 bits of a
// double: a share is off by less than one part in 10^15.
template <class Rng>
double part_of(double limit, Rng& random) {
  return static_cast<double>(random.next() >> 11) * 0x1.0p-53 * limit;
}

}  // namespace tw::worlds
