// What a learned network tells of every action: each is taken in the same worlds, all others go on
// as the network would, each action as often, and when the observer is asked again the network says
// what the observer expects then.
//
// In a world every action meets the same luck, so that differences are surer than values.
#pragma once

#include <cmath>
#include <utility>
#include <vector>

#include "tanglewood/search/foresight_versus.hpp"

namespace tw::search {

// The numbers of tanglewood.core.chance.Stream.
class Stream {
 public:
  Stream(std::uint64_t seed, std::uint64_t number)
      : state_(mixed(seed ^ mixed((number + 1) * kStep))) {}

  std::uint64_t below(std::uint64_t limit) {
    state_ += kStep;
    return high_half(mixed(state_), limit);
  }

 private:
  static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15;
  std::uint64_t state_;
};

// Where an action led in a world: to the observer's next question, with what the network tells then
// beside its preferences, or to the end. `score` is the observer's as it stands there.
struct Reached {
  bool over = false;
  int score = 0;
  std::vector<int> numbers;
};

// A choice on the way to the end of a round: who made it, and the tricks and scores of the observer
// and of the other after it.
struct Made {
  int seat, action, tricks, other_tricks, score, other_score;
};

template <class G>
class Teller {
 public:
  using Config = typename G::Config;
  using State = typename G::State;
  using Kept = typename Beside<G>::Kept;
  using F = Foresight<G>;

  // With `to_the_end` the observer goes on like the others, so all that is told is how it ended.
  Teller(const Config& config, const net::Network& network, bool to_the_end)
      : config_(config),
        rules_(F::rules(config)),
        follower_(config, network),
        to_the_end_(to_the_end) {}

  // What it answers to what the observer sees.
  std::vector<int> here(const State& world, Kept kept) {
    F::complete(world, G::to_act(world), kept);
    const std::int32_t* told = follower_.ask(world, kept);
    return {told, told + follower_.outputs()};
  }

  // `each` is called after every choice, with the seat that made it, the choice and the state.
  template <class Each>
  Reached after(const State& world, Kept kept, int action, std::uint64_t seed, std::uint64_t number,
                Each&& each) {
    const int me = G::to_act(world);
    F::complete(world, me, kept);
    Stream luck(seed, number);
    Random chance(seed, number);
    State s = world;
    step(s, kept, action);
    each(me, action, s);
    while (!over<G>(s)) {
      if (G::to_act(s) == kChance) {
        const State before = s;
        G::draw(rules_, s, chance);
        Beside<G>::tell(rules_, before, kDrawn, s, kept);
      } else if (G::to_act(s) == me && !to_the_end_) {
        const std::int32_t* told = follower_.ask(s, kept);
        int scores[kMaxSeats];
        const int size = G::scores(config_, s, scores);
        return {false,
                scores[std::min(me, size - 1)],
                {told + G::kActions, told + follower_.outputs()}};
      } else {
        const int seat = G::to_act(s), next = drawn(s, kept, luck);
        step(s, kept, next);
        each(seat, next, s);
      }
    }
    std::vector<int> end = F::end(rules_, s, me);
    return {true, 0, std::move(end)};
  }

  Reached after(const State& world, const Kept& kept, int action, std::uint64_t seed,
                std::uint64_t number) {
    return after(world, kept, action, seed, number, [](int, int, const State&) {});
  }

  // Every choice to the end of a round of two, and how it ended.
  std::pair<Reached, std::vector<Made>> played(const State& world, const Kept& kept, int action,
                                               std::uint64_t seed, std::uint64_t number) {
    const int me = G::to_act(world), other = me ^ 1;
    std::vector<Made> made;
    Reached end = after(world, kept, action, seed, number, [&](int seat, int one, const State& s) {
      int scores[kMaxSeats];
      G::scores(rules_, s, scores);
      made.push_back({seat, one, s.tricks[me], s.tricks[other], scores[me], scores[other]});
    });
    return {std::move(end), std::move(made)};
  }

 private:
  // Weights are whole numbers: how often an action is drawn whose preference is so far behind
  // (`tanglewood.analysis.networks.learned`).
  int drawn(const State& s, const Kept& kept, Stream& luck) {
    const auto legal = G::legal(rules_, s);
    const std::int32_t* told = follower_.ask(s, kept);
    std::vector<std::pair<int, std::uint64_t>> weights;
    std::int32_t best = INT32_MIN;
    legal.each([&](int action) { best = std::max(best, told[F::place(s, action)]); });
    std::uint64_t sum = 0;
    legal.each([&](int action) {
      const double behind = best - told[F::place(s, action)];
      const double fine = std::nearbyint((1 << 20) * std::exp(-behind / (1 << net::kOutputBits)));
      weights.emplace_back(action, static_cast<std::uint64_t>(fine));
      sum += weights.back().second;
    });
    std::uint64_t at = luck.below(sum);
    for (const auto& [action, weight] : weights) {
      if (at < weight) return action;
      at -= weight;
    }
    return weights.back().first;
  }

  void step(State& s, Kept& kept, int action) const {
    const State before = s;
    G::apply(rules_, s, action);
    Beside<G>::tell(rules_, before, action, s, kept);
  }

  const Config& config_;
  const Config rules_;
  Follower<G> follower_;
  const bool to_the_end_;
};

}  // namespace tw::search
