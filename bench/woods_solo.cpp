// Learns the network of the lone player of Into the Woods from its own games, by temporal
// differences.
//
//   g++ -std=c++20 -O3 -I cpp/include bench/woods_solo.cpp -o build/woods_solo
//   build/woods_solo 100000 1 > cpp/include/tanglewood/search/woods_weights.hpp
//   make format
#include <cstdio>
#include <cstdlib>

#include "tanglewood/search/woods_solo_value.hpp"
#include "weights.hpp"

using namespace tw;

struct Moment {
  float x[search::SoloNet::kInputs];
};

// A game row by row: the best way through each one. Says how many sets it brought.
static int game(const search::SoloNet& net, search::SoloRow& search, Random& random, double noise,
                std::vector<Moment>* moments) {
  std::uint8_t order[woods::kMaxOrder];
  int size = 0;
  for (int v = woods::kLowest; v <= woods::kHighest; ++v) {
    for (int i = 0; i < 8; ++i) order[size++] = static_cast<std::uint8_t>(v);
  }
  woods::shuffle(order, size, random);
  std::uint64_t rest = 0;
  for (int i = 2; i < size; ++i) rest += woods::one(order[i]);
  search::SoloSpot spot{woods::one(order[0]) + woods::one(order[1]), 0, rest};
  std::vector<search::SoloSpot> leaves;
  for (int top = 2; top < size; top += woods::kRow) {
    std::uint64_t row = 0;
    for (int i = top; i < size && i < top + woods::kRow; ++i) row += woods::one(order[i]);
    search.begin(spot.rest - row, false);
    leaves.clear();
    if (search.reach(spot.hand, spot.pocket, row, leaves)) return woods::kValues;
    if (leaves.empty()) {  // stuck on every way; the sets made on the way are lost count of, none
                           // matter
      return woods::size_of(spot.pocket);
    }
    const search::SoloSpot* best = &leaves.front();
    float most = -1;
    for (const auto& leaf : leaves) {
      const float worth = search::solo_worth(net, leaf);
      if (worth > most) {
        most = worth;
        best = &leaf;
      }
    }
    if (noise > 0 && static_cast<double>(random.next() >> 11) * 0x1p-53 < noise) {
      best = &leaves[static_cast<std::size_t>(random.below(static_cast<int>(leaves.size())))];
    }
    spot = *best;
    if (moments != nullptr && spot.rest != 0) search::solo_inputs(spot, moments->emplace_back().x);
  }
  return woods::size_of(spot.pocket);
}

int main(int argc, char** argv) {
  const long games = argc > 1 ? std::atol(argv[1]) : 5000;
  Random random(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
  search::SoloNet net{};
  const auto some = [&] {
    return static_cast<float>(static_cast<double>(random.next() >> 11) * 0x1p-53 - 0.5);
  };
  for (auto& row : net.in) {
    for (float& w : row) w = 0.5f * some();
  }
  for (float& w : net.out) w = 0.6f * some();
  search::SoloRow search(net);
  std::vector<Moment> moments;
  long won = 0, sets = 0;
  for (long i = 0; i < games; ++i) {
    moments.clear();
    const int made = game(net, search, random, 0.01, &moments);
    won += made == woods::kValues;
    sets += made;
    const double part = static_cast<double>(i) / static_cast<double>(games);
    const float rate = static_cast<float>(0.02 * (1 - part) * (1 - part) + 0.0003);
    // At first sets are the goal, then more and more victory alone.
    const auto late = static_cast<float>(std::min(1.0, 5 * part));
    const float share = static_cast<float>(made) / woods::kValues;
    float goal = (1 - late) * share * share + late * search::solo_end(made);
    for (std::size_t k = moments.size(); k-- > 0;) {
      const float worth = learn(net, moments[k].x, goal, rate);
      goal = 0.85f * goal + 0.15f * worth;
    }
    if ((i + 1) % (games / 10) == 0) {
      std::fprintf(stderr, "%ld  won %.3f  sets %.2f\n", i + 1,
                   static_cast<double>(won) / (static_cast<double>(games) / 10),
                   static_cast<double>(sets) / (static_cast<double>(games) / 10));
      won = sets = 0;
    }
  }
  print_weights(net, "the lone player's network", "bench/woods_solo.cpp", "woods_solo_value.hpp",
                "SoloNet", "kSoloNet");
  return 0;
}
