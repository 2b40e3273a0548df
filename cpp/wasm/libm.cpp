// Logarithm and exponential of a float, to the same last bit as the C library that most native
// kernels are linked with: the one that comes with this compiler rounds otherwise in one of a
// hundred numbers, and a search that adds up such numbers would sooner or later choose otherwise.
//
// The method (a table of intervals, a short polynomial, all of it in double) and its numbers are
// those of Arm's Optimized Routines, Copyright (c) 2017-2018 Arm Limited, under the MIT licence.
#include <bit>
#include <cstdint>
#include <limits>

namespace {

using Limits = std::numeric_limits<float>;

struct Interval {
  double inverse, logarithm;  // of its centre
};

constexpr Interval kIntervals[16] = {
    {0x1.661ec79f8f3bep+0, -0x1.57bf7808caadep-2}, {0x1.571ed4aaf883dp+0, -0x1.2bef0a7c06ddbp-2},
    {0x1.49539f0f010bp+0, -0x1.01eae7f513a67p-2},  {0x1.3c995b0b80385p+0, -0x1.b31d8a68224e9p-3},
    {0x1.30d190c8864a5p+0, -0x1.6574f0ac07758p-3}, {0x1.25e227b0b8eap+0, -0x1.1aa2bc79c81p-3},
    {0x1.1bb4a4a1a343fp+0, -0x1.a4e76ce8c0e5ep-4}, {0x1.12358f08ae5bap+0, -0x1.1973c5a611cccp-4},
    {0x1.0953f419900a7p+0, -0x1.252f438e10c1ep-5}, {0x1p+0, 0x0p+0},
    {0x1.e608cfd9a47acp-1, 0x1.aa5aa5df25984p-5},  {0x1.ca4b31f026aap-1, 0x1.c5e53aa362eb4p-4},
    {0x1.b2036576afce6p-1, 0x1.526e57720db08p-3},  {0x1.9c2d163a1aa2dp-1, 0x1.bc2860d22477p-3},
    {0x1.886e6037841edp-1, 0x1.1058bc8a07ee1p-2},  {0x1.767dcf5534862p-1, 0x1.4043057b6ee09p-2}};
constexpr double kLn2 = 0x1.62e42fefa39efp-1;

// 2^(i/32), less what the exponent of i/32 adds to its bits.
constexpr std::uint64_t kPowers[32] = {
    0x3ff0000000000000, 0x3fefd9b0d3158574, 0x3fefb5586cf9890f, 0x3fef9301d0125b51,
    0x3fef72b83c7d517b, 0x3fef54873168b9aa, 0x3fef387a6e756238, 0x3fef1e9df51fdee1,
    0x3fef06fe0a31b715, 0x3feef1a7373aa9cb, 0x3feedea64c123422, 0x3feece086061892d,
    0x3feebfdad5362a27, 0x3feeb42b569d4f82, 0x3feeab07dd485429, 0x3feea47eb03a5585,
    0x3feea09e667f3bcd, 0x3fee9f75e8ec5f74, 0x3feea11473eb0187, 0x3feea589994cce13,
    0x3feeace5422aa0db, 0x3feeb737b0cdc5e5, 0x3feec49182a3f090, 0x3feed503b23e255d,
    0x3feee89f995ad3ad, 0x3feeff76f2fb5e47, 0x3fef199bdd85529c, 0x3fef3720dcef9069,
    0x3fef5818dcfba487, 0x3fef7c97337b9b5f, 0x3fefa4afa2a490da, 0x3fefd0765b6e4540};

}  // namespace

extern "C" float logf(float x) {
  if (x == 1) return 0;
  if (x == 0) return -Limits::infinity();
  if (!(x > 0)) return Limits::quiet_NaN();
  if (x == Limits::infinity()) return x;
  int below = 0;  // a number too small for a whole mantissa is taken 2^23 times
  if (x < Limits::min()) {
    x *= 0x1p23f;
    below = 23;
  }
  const auto bits = std::bit_cast<std::uint32_t>(x);
  const std::uint32_t from = bits - 0x3f330000;
  const Interval& near = kIntervals[from >> 19 & 15];
  const int exponent = (static_cast<std::int32_t>(from) >> 23) - below;
  const double z = std::bit_cast<float>(bits - (from & 0xff800000));
  const double r = z * near.inverse - 1, r2 = r * r;
  const double whole = near.logarithm + exponent * kLn2;
  double y = 0x1.5575b0be00b6ap-2 * r + -0x1.ffffef20a4123p-2;
  y = -0x1.00ea348b88334p-2 * r2 + y;
  return static_cast<float>(y * r2 + (whole + r));
}

extern "C" float expf(float x) {
  if (x != x) return x;
  if (x > 0x1.62e42ep6f) return Limits::infinity();
  if (x < -0x1.9fe368p6f) return 0;
  constexpr double kShift = 0x1.8p52, kParts = 32;
  const double z = 0x1.71547652b82fep0 * kParts * x;
  const double rounded = z + kShift;
  const auto k = std::bit_cast<std::uint64_t>(rounded);
  const double r = z - (rounded - kShift);
  const auto scale = std::bit_cast<double>(kPowers[k % 32] + (k << 47));
  const double high =
      0x1.c6af84b912394p-5 / kParts / kParts / kParts * r + 0x1.ebfce50fac4f3p-3 / kParts / kParts;
  const double low = 0x1.62e42ff0c52d6p-1 / kParts * r + 1;
  return static_cast<float>((high * (r * r) + low) * scale);
}
