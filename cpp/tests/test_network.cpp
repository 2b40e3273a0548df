// A learned network: wide instructions and plain ones give the same outputs; what could overflow is
// refused.
#include "check.hpp"
#include "tanglewood/net/network.hpp"

using namespace tw;
using namespace tw::net;

static Network random_network(Random& random, int most) {
  Network made;
  made.caps = {1, 0, 3, 40, 1, 255};
  int given = 300;
  for (const int size : {64, 64, 64, 19}) {
    Layer layer;
    layer.given = given;
    layer.made = given = size;
    layer.shift = 8;
    for (int i = 0; i < layer.given * layer.made; ++i) {
      layer.weights.push_back(static_cast<std::int16_t>(random.below(2 * most + 1) - most));
    }
    for (int i = 0; i < layer.made; ++i) {
      layer.bias.push_back(static_cast<std::int32_t>(random.below(200001) - 100000));
    }
    made.layers.push_back(layer);
  }
  return made;
}

static void both_passes_agree() {
#if TW_HAVE_FAST_BITS
  if (!fast_bits()) return;
  Random random(3);
  // The largest sums that are allowed: 64 weights of 8,000 times 4,095 stay below 2^31.
  for (const int most : {50, 1000, 8000}) {
    const Network network = random_network(random, most);
    network.check();
    Pass pass;
    for (int i = 0; i < 300; ++i) {
      std::uint8_t seen[6];
      for (std::uint8_t& byte : seen) byte = static_cast<std::uint8_t>(random.below(256));
      std::vector<std::int32_t> plain(19), fast(19);
      pass.plain(network, seen, plain.data());
      pass.fast(network, seen, fast.data());
      CHECK(plain == fast);
    }
  }
#endif
}

static bool refused(const Network& network) {
  try {
    network.check();
  } catch (const std::invalid_argument&) {
    return true;
  }
  return false;
}

static void what_could_overflow_is_refused() {
  Random random(4);
  const Network good = random_network(random, 8000);
  CHECK(!refused(good));
  Network bad = good;
  for (std::int16_t& weight : bad.layers[1].weights) weight = -8200;
  CHECK(refused(bad));
  bad = good;
  bad.layers[3].bias[7] = INT32_MIN;
  CHECK(refused(bad));
  bad = good;
  bad.layers[2].shift = 24;
  CHECK(refused(bad));
  bad = good;
  bad.layers[1].weights.pop_back();
  CHECK(refused(bad));
  bad = good;
  bad.caps.push_back(1);
  CHECK(refused(bad));
}

int main() {
  both_passes_agree();
  what_could_overflow_is_refused();
  return 0;
}
