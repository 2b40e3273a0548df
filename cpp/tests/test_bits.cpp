// Sets, the n-th member and the generator.
#include "check.hpp"
#include "tanglewood/features.hpp"
#include "tanglewood/random.hpp"

using namespace tw;

static void nth_finds_every_member() {
  Random random(1);
  for (int i = 0; i < 20000; ++i) {
    std::uint64_t mask = random.next() & (i % 3 ? random.next() : ~std::uint64_t{0});
    if (i == 0) mask = ~std::uint64_t{0};
    int n = 0;
    for (std::uint64_t rest = mask; rest != 0; rest &= rest - 1)
      CHECK(nth(mask, n++) == lowest(rest));
    CHECK(n == count(mask));
    if (mask != 0) CHECK(nth(mask, n - 1) == highest(mask));
  }
}

static void both_generators_draw_the_same() {
#if TW_HAVE_FAST_BITS
  if (!fast_bits()) return;
  Random plain(5, 3);
  FastRandom fast(5, 3);
  for (int i = 0; i < 20000; ++i) {
    const std::uint64_t mask = mixed(static_cast<std::uint64_t>(i) + 1);
    CHECK(plain.member(mask) == fast.member(mask));
  }
  CHECK(plain.state == fast.state);
#endif
}

static void members_are_equally_likely() {
  Random random(9);
  const std::uint64_t mask = 0x8000'0010'0801'0203;
  int seen[64]{};
  constexpr int kDraws = 80000;
  for (int i = 0; i < kDraws; ++i) ++seen[random.member(mask)];
  const double expected = static_cast<double>(kDraws) / count(mask);
  double chi = 0;
  for (int i = 0; i < 64; ++i) {
    if (mask >> i & 1) chi += (seen[i] - expected) * (seen[i] - expected) / expected;
    if (!(mask >> i & 1)) CHECK(seen[i] == 0);
  }
  CHECK(chi < 30);  // 7 degrees of freedom: beyond this once in ten thousand seeds
}

static void bits_over_several_words() {
  Bits<100> bits;
  bits.add(0x1'0000'0001, 33);
  bits.add(66);
  bits.add(0x3, 67);
  int found[8], n = 0;
  bits.each([&](int i) { found[n++] = i; });
  CHECK(n == 5 && bits.size() == 5);
  const int expected[] = {33, 65, 66, 67, 68};
  for (int i = 0; i < n; ++i) {
    CHECK(found[i] == expected[i]);
    CHECK(bits.nth(i) == expected[i]);
    CHECK(bits.has(expected[i]));
  }
  CHECK(!bits.has(34) && !bits.empty() && Bits<100>{}.empty());

  std::uint8_t bytes[101];
  bytes[100] = 7;
  put_mask(bytes, bits);
  for (int i = 0; i < 100; ++i) CHECK(bytes[i] == bits.has(i));
  CHECK(bytes[100] == 7);
}

static void sets_as_bytes() {
  Random random(4);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t mask = random.next() & (bit(33) - 1);
    std::uint8_t bytes[34];
    bytes[33] = 7;
    put_set<33>(bytes, mask);
    for (int k = 0; k < 33; ++k) CHECK(bytes[k] == (mask >> k & 1));
    CHECK(bytes[33] == 7);
  }
}

int main() {
  nth_finds_every_member();
  both_generators_draw_the_same();
  members_are_equally_likely();
  bits_over_several_words();
  sets_as_bytes();
}
