// Learns the forest network of the Duet policy from the policy's own games, by temporal
// differences.
//
//   g++ -std=c++20 -O3 -I cpp/include bench/duet_value.cpp -o build/duet_value
//   build/duet_value 100000 1 > cpp/include/tanglewood/search/duet_weights.hpp
//   make format
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "tanglewood/search/duet_policy.hpp"
#include "weights.hpp"

using namespace tw;

static duet::Config config_of(int level) {
  duet::Config c{};
  const int paws[] = {0, 3, 2, 1, 1, 2, 0, 2, 0, 3};
  for (int i = 0; i < duet::kCards; ++i) c.paws[i] = static_cast<std::uint8_t>(paws[i % 10]);
  const int a[] = {1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1}, b[] = {2, 2, 1, 2, 0, 1, 2, 2, 1};
  c.level = static_cast<std::uint8_t>(level);
  if (level == 1) {
    c.spaces = 11;
    c.start = 5;
    c.tokens = 4;
    for (int i = 0; i < 11; ++i) c.gems[i] = static_cast<std::uint8_t>(a[i]);
    for (const int i : {1, 3, 4, 6, 8}) c.plus |= bit(i);
    return c;
  }
  c.spaces = 9;
  c.start = 4;
  c.tokens = 3;
  for (int i = 0; i < 9; ++i) c.gems[i] = static_cast<std::uint8_t>(b[i]);
  if (level == 3) {
    for (const int i : {3, 5, 7}) ++c.gems[i];
  }
  for (const int i : {1, 5, 7}) c.plus |= bit(i);
  return c;
}

struct Moment {
  float x[search::ForestNet::kInputs];
};

// Plays a game; the forests after every trick go to `moments`. True for a victory.
static bool game(const duet::Config& c, const search::DuetMind& mind, Random& random, double noise,
                 std::vector<Moment>* moments) {
  duet::State s = duet::first(c);
  search::DuetSeen seen;
  search::DuetPolicy policy(c, mind);
  while (s.to_act != kNobody) {
    if (s.to_act == kChance) {
      duet::draw(s, random);
      seen = {};
      continue;
    }
    int action = policy.choose(s, seen);
    if (noise > 0 && static_cast<double>(random.next() >> 11) * 0x1p-53 < noise) {
      action = Duet::pick(c, s, random);
    }
    const duet::State before = s;
    duet::apply(c, s, action);
    seen.tell(before, action, s);
    if (moments != nullptr && s.to_act >= 0 && s.phase == duet::kLead) {
      Moment& m = moments->emplace_back();
      search::forest_inputs(c, s.forest, s.round, count(s.hand[s.to_act]), m.x);
    } else if (moments != nullptr && s.to_act == kChance && s.round > 1) {
      Moment& m = moments->emplace_back();
      search::forest_inputs(c, s.forest, s.round, duet::kHand, m.x);
    }
  }
  return s.ending == duet::kVictory;
}

static search::ForestNet fresh(Random& random) {
  search::ForestNet net{};
  const auto some = [&] {
    return static_cast<float>(static_cast<double>(random.next() >> 11) * 0x1p-53 - 0.5);
  };
  for (auto& row : net.in) {
    for (float& w : row) w = 0.6f * some();
  }
  for (float& w : net.out) w = 0.8f * some();
  return net;
}

int main(int argc, char** argv) {
  const long games = argc > 1 ? std::atol(argv[1]) : 20000;
  Random random(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
  search::ForestNet net = fresh(random);
  search::DuetMind mind{&net, {0, .01f, 0, .01f, 0, .01f, 0, 0, 0, .01f, 0}};
  const duet::Config config[3] = {config_of(1), config_of(2), config_of(3)};
  long won[3]{}, played[3]{};
  std::vector<Moment> moments;
  for (long i = 0; i < games; ++i) {
    const int level = static_cast<int>(i % 3);
    moments.clear();
    const bool victory = game(config[level], mind, random, 0.001, &moments);
    won[level] += victory;
    ++played[level];
    const double part = static_cast<double>(i) / static_cast<double>(games);
    const float rate = static_cast<float>(0.02 * (1 - part) + 0.0005);
    float goal = victory;
    for (std::size_t k = moments.size(); k-- > 0;) {
      float hidden[search::ForestNet::kHidden];
      const float chance = net.chance(moments[k].x, hidden);
      learn(net, moments[k].x, goal, rate);
      goal = 0.9f * goal + 0.1f * chance;
    }
    if ((i + 1) % (games / 10) == 0) {
      std::fprintf(stderr, "%ld", i + 1);
      for (int k = 0; k < 3; ++k) {
        std::fprintf(stderr, "  %.3f",
                     static_cast<double>(won[k]) / static_cast<double>(played[k]));
        won[k] = played[k] = 0;
      }
      std::fprintf(stderr, "\n");
    }
  }
  for (int k = 0; k < 3; ++k) {
    Random other(99);
    long wins = 0;
    for (int i = 0; i < 4000; ++i) wins += game(config[k], mind, other, 0, nullptr);
    std::fprintf(stderr, "level %d without noise: %.3f\n", k + 1, static_cast<double>(wins) / 4000);
  }
  print_weights(net, "the forest network", "bench/duet_value.cpp", "duet_value.hpp", "ForestNet",
                "kForestNet");
  return 0;
}
