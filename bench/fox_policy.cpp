// Fits the policy of a fox ruleset (search/fox_policy.hpp) to rounds of the search and writes its
// weights.
//
//   g++ -std=c++20 -O2 -march=native -pthread -I cpp/include bench/fox_policy.cpp -o fit
//   ./fit fox guided 5500 > weights.hpp
//   mv weights.hpp cpp/include/tanglewood/search/fox_weights.hpp
//   ./fit fox-manual guided 5000 > weights.hpp
//   mv weights.hpp cpp/include/tanglewood/search/manual_weights.hpp
//   make format
//
// The player plays rounds with itself. `guided` is the strong search with the weights that are
// there, as `search` thinks at the table; `plain`, for a ruleset that has none yet, is
// information-set search with 2,000 iterations and the last five tricks by solving 50 worlds. Each
// of its choices is one observation of a multinomial logit; eight passes with adaptive steps, a
// tenth of the rounds kept apart to see that nothing is learned by heart, and how the weights that
// were there do on them.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "tanglewood/search/fox_fitted.hpp"
#include "tanglewood/search/fox_think.hpp"
#include "tanglewood/search/solved.hpp"
#include "tanglewood/trail.hpp"
#include "tanglewood/worlds/fox.hpp"

using namespace tw;
using search::FoxPolicy;
using search::PolicyFeatures;

struct Choice {
  fox::State state;
  int action;
};

static fox::Config config_of(const std::string& ruleset) {
  fox::Config c{};
  for (int card = 0; card < fox::kCards; ++card)
    c.deck[c.cards++] = static_cast<std::uint8_t>(card);
  const int published[] = {6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0};
  const int manual[] = {0, 1, 2, 3, 4, 5, 0, 0, 8, 9, 10, 11, 12, 13};
  c.treasure_at_once = ruleset == "fox";
  for (int i = 0; i < 14; ++i)
    c.points[i] = static_cast<std::int16_t>((c.treasure_at_once ? published : manual)[i]);
  c.hand = 13;
  return c;
}

// A round under way, with what each seat saw of it.
class Round {
 public:
  Round(const fox::Config& config, const FoxPolicy& policy, std::uint64_t seed)
      : config_(config), policy_(policy), seed_(seed) {
    Random random(seed);
    trail_ = Trail<Fox>::from(Fox::first(config_));
    trail_.settle(config_, random);
    for (int seat = 0; seat < 2; ++seat) {
      past_[seat] = {seat, trail_.state.leader, trail_.state.decree, {}};
    }
  }

  // Play to the end; every choice that there was.
  std::vector<Choice> played() {
    std::vector<Choice> found;
    for (std::uint64_t ply = 0; trail_.state.to_act >= 0; ++ply) {
      const auto legal = fox::legal(trail_.state);
      int action = legal.nth(0);
      if (legal.size() > 1) {
        action =
            choose(mixed(seed_ * 1000 + ply) + static_cast<std::uint64_t>(trail_.state.to_act));
        found.push_back({trail_.state, action});
      }
      act(action);
    }
    return found;
  }

 private:
  int choose(std::uint64_t seed) const {
    const fox::State& s = trail_.state;
    const worlds::Worlds<Fox> all(config_, s, trail_.memory, s.to_act);
    const auto goals = std::make_unique<solve::Goals>(solve::score_difference(config_, s));
    const auto report = policy_ ? guided(all, *goals, seed) : plain(all, *goals, seed);
    const auto better = [](const search::Tried& a, const search::Tried& b) {
      return a.visits != b.visits ? a.visits < b.visits : a.mean() < b.mean();
    };
    return std::max_element(report.tried.begin(), report.tried.end(), better)->action;
  }

  search::Report guided(const worlds::Worlds<Fox>& all, const solve::Goals& goals,
                        std::uint64_t seed) const {
    search::Thinking thinking;
    thinking.settings.budget.iterations = 2500;
    thinking.settings.exploration = 0.2f;
    thinking.settings.seed = seed;
    thinking.worlds = 1250;
    thinking.prior = 0.3f;
    return search::fox_think(config_, trail_.state, goals, all, past_[trail_.state.to_act], policy_,
                             thinking);
  }

  search::Report plain(const worlds::Worlds<Fox>& all, const solve::Goals& goals,
                       std::uint64_t seed) const {
    const fox::State& s = trail_.state;
    const search::FoxRound outlook(config_, s, goals);
    const bool late = goals.tricks - s.tricks[0] - s.tricks[1] <= 5;
    search::Settings settings;
    settings.budget.iterations = late ? 50 : 2000;
    settings.seed = seed;
    return late ? search::solved(outlook, all, s, settings)
                : search::ismcts<Fox>(outlook, all, s, settings);
  }

  void act(int action) {
    const auto seat = trail_.state.to_act;
    const bool hidden = trail_.state.phase == fox::kUnder;
    trail_.apply(config_, action);
    const fox::State& s = trail_.state;
    for (int viewer = 0; viewer < 2; ++viewer) {
      search::PastStep step{seat, static_cast<std::int16_t>(action)};
      if (hidden && viewer != seat) step.action = search::FoxPast::kUnseen;
      if (s.phase == fox::kUnder && viewer == seat)
        step.drawn = static_cast<std::int8_t>(s.deck[s.top]);
      past_[viewer].steps.push_back(step);
    }
  }

  fox::Config config_;
  FoxPolicy policy_;
  std::uint64_t seed_;
  Trail<Fox> trail_;
  search::FoxPast past_[2];
};

static std::vector<Choice> played(const fox::Config& config, const FoxPolicy& policy, int rounds) {
  std::vector<std::vector<Choice>> found(static_cast<std::size_t>(rounds));
  std::atomic<int> next = 0;
  const auto work = [&] {
    for (int round = next++; round < rounds; round = next++) {
      found[static_cast<std::size_t>(round)] =
          Round(config, policy, static_cast<std::uint64_t>(1000000 + round)).played();
      if (round % 500 == 0) std::fprintf(stderr, "%d of %d rounds\n", round, rounds);
    }
  };
  std::vector<std::jthread> threads(std::max(1u, std::thread::hardware_concurrency()));
  for (auto& thread : threads) thread = std::jthread(work);
  threads.clear();
  std::vector<Choice> all;
  for (const auto& round : found) all.insert(all.end(), round.begin(), round.end());
  return all;
}

class Fit {
 public:
  std::vector<float> weight = std::vector<float>(PolicyFeatures::kAll, 0.0f);

  // What is lost on a choice (its surprise); learning moves the weights.
  double see(const Choice& choice, bool learning) {
    const FoxPolicy::Sight sight(choice.state);
    int feature[FoxPolicy::kMost][FoxPolicy::kActive], size[FoxPolicy::kMost], n = 0, chosen = 0;
    float chance[FoxPolicy::kMost], most = -1e30f, total = 0;
    fox::legal(choice.state).each([&](int action) {
      size[n] = FoxPolicy::features(sight, action, feature[n]);
      chance[n] = 0;
      for (int i = 0; i < size[n]; ++i) chance[n] += weight[feature[n][i]];
      most = std::max(most, chance[n]);
      if (action == choice.action) chosen = n;
      ++n;
    });
    for (int i = 0; i < n; ++i) total += chance[i] = std::exp(chance[i] - most);
    for (int i = 0; learning && i < n; ++i) {
      const float miss = chance[i] / total - static_cast<float>(i == chosen);
      for (int k = 0; k < size[i]; ++k) {
        const int j = feature[i][k];
        const float slope = miss + 2e-5f * weight[j];
        squares_[j] += slope * slope;
        weight[j] -= 0.1f * slope / std::sqrt(squares_[j]);
      }
    }
    return -std::log(std::max(chance[chosen] / total, 1e-9f));
  }

 private:
  std::vector<float> squares_ = std::vector<float>(PolicyFeatures::kAll, 1e-3f);
};

static void write(const std::vector<float>& weights, const std::string& ruleset) {
  std::printf(
      "// Generated by bench/fox_policy.cpp: the weights of the policy of %s, in hundredths.\n"
      "#pragma once\n\n#include \"tanglewood/search/fox_policy.hpp\"\n\nnamespace tw::search {\n\n"
      "inline constexpr std::int16_t %s[PolicyFeatures::kAll] = {\n",
      ruleset.c_str(), ruleset == "fox" ? "kFoxWeights" : "kManualWeights");
  for (std::size_t i = 0; i < weights.size(); ++i) {
    std::printf("%s%ld,", i % 20 == 0 ? "    " : " ", std::lround(weights[i] * 100));
    if (i % 20 == 19 || i + 1 == weights.size()) std::puts("");
  }
  std::puts("};\n\n}  // namespace tw::search");
}

int main(int count, char** arguments) {
  if (count != 4) return std::fputs("fit fox|fox-manual guided|plain ROUNDS\n", stderr), 2;
  const std::string ruleset = arguments[1], teacher = arguments[2];
  const FoxPolicy before = search::fitted_policy(ruleset);
  const std::vector<Choice> choices = played(
      config_of(ruleset), teacher == "guided" ? before : FoxPolicy(), std::atoi(arguments[3]));
  const std::size_t learned = choices.size() - choices.size() / 10;
  const auto mean = [&](double lost, std::size_t from, std::size_t to) {
    return lost / static_cast<double>(std::max<std::size_t>(1, to - from));
  };
  double lost_before = 0;
  for (std::size_t i = learned; before && i < choices.size(); ++i) {
    int n = 0;
    lost_before -= std::log(std::max(before.chance(choices[i].state, choices[i].action, n), 1e-9f));
  }
  std::fprintf(stderr, "%zu choices; before: %.4f apart\n", choices.size(),
               mean(lost_before, learned, choices.size()));
  std::vector<std::size_t> order(learned);
  for (std::size_t i = 0; i < learned; ++i) order[i] = i;
  Fit fit;
  Random random(1);
  for (int pass = 1; pass <= 8; ++pass) {
    for (std::size_t i = learned; i > 1; --i)
      std::swap(order[i - 1], order[random.below(static_cast<int>(i))]);
    double lost = 0, apart = 0;
    for (const std::size_t i : order) lost += fit.see(choices[i], true);
    for (std::size_t i = learned; i < choices.size(); ++i) apart += fit.see(choices[i], false);
    std::fprintf(stderr, "pass %d: %.4f learned, %.4f apart\n", pass, mean(lost, 0, learned),
                 mean(apart, learned, choices.size()));
  }
  write(fit.weight, ruleset);
}
