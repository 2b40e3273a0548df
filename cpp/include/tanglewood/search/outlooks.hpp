// Outlooks of Deluxe, Duet and Into the Woods.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "tanglewood/deluxe/deluxe.hpp"
#include "tanglewood/duet/duet.hpp"
#include "tanglewood/search/outlook.hpp"
#include "tanglewood/woods/woods.hpp"

namespace tw::search {

// Deluxe, to the end of the round: the difference of what it brings, or an objective of one's own.
// Ends are numbered by the tricks of seat 0.
class DeluxeRound {
 public:
  static constexpr int kLeast = -16;  // an objective goes by what both gain: from this on,
  static constexpr int kGains = 64;   // so many steps, the outermost for all beyond

  // `worths` is what the gains of seat 0, row by row, and of seat 1 are worth to seat 0; empty:
  // points count.
  explicit DeluxeRound(const deluxe::Config& config, std::vector<float> worths = {})
      : config_(config), worths_(std::move(worths)) {
    config_.target = kNow;
  }

  const deluxe::Config& config() const { return config_; }
  bool over(const deluxe::State& s) const { return s.phase == deluxe::kOver; }

  template <class Rng>
  int finish(deluxe::State& s, Rng& random, float* worth) const {
    playout<Deluxe>(config_, s, random);
    const int mine = s.scores[0] - s.before[0], others = s.scores[1] - s.before[1];
    const float part = 0.5f + static_cast<float>(mine - others) / (2 * kMost);
    worth[0] = worths_.empty() ? std::clamp(part, 0.0f, 1.0f)
                               : worths_[step(mine) * kGains + step(others)];
    worth[1] = 1 - worth[0];
    return std::min<int>(s.tricks[0], kEnds - 1);
  }

  static double value(double worth) { return (worth - 0.5) * 2 * kMost; }
  static double range() { return 2 * kMost; }

 private:
  static constexpr std::int32_t kNow =
      -(1 << 20);  // scores can be negative: every one ends the game
  static constexpr float kMost = 15;

  static std::size_t step(int gain) {
    return static_cast<std::size_t>(std::clamp(gain - kLeast, 0, kGains - 1));
  }

  deluxe::Config config_;
  std::vector<float> worths_;
};

// Duet, to the end of the game: victory is worth 1, else the gems found count a little.
class DuetGame {
 public:
  explicit DuetGame(const duet::Config& config) : config_(config) {
    for (int i = 0; i < config.spaces; ++i) gems_ += config.gems[i];
  }

  const duet::Config& config() const { return config_; }
  bool over(const duet::State& s) const { return s.to_act == kNobody; }

  template <class Rng>
  int finish(duet::State& s, Rng& random, float* worth) const {
    playout<Duet>(config_, s, random);
    const bool victory = s.ending == duet::kVictory;
    const float found =
        1 - std::min(1.0f, static_cast<float>(s.forest.left) / static_cast<float>(gems_));
    worth[0] = worth[1] = victory ? 1 : kConsolation * found;
    return victory;
  }

 private:
  static constexpr float kConsolation = 0.4f;

  duet::Config config_;
  int gems_ = 0;
};

// Into the Woods, to the end of the game: winning counts most, the lead over the best other a
// little; alone, the sets. The number of an end says whether seat 0 won.
class WoodsGame {
 public:
  explicit WoodsGame(const woods::Config& config) : config_(config) {}

  const woods::Config& config() const { return config_; }
  bool over(const woods::State& s) const { return s.to_act == kNobody; }

  template <class Rng>
  int finish(woods::State& s, Rng& random, float* worth) const {
    playout<Woods>(config_, s, random);
    return ended(s, worth);
  }

 protected:
  int ended(const woods::State& s, float* worth) const {
    const Outcome end = Woods::outcome(config_, s);
    if (config_.solo) {
      const float sets = static_cast<float>(end.scores[0]) / woods::kValues;
      worth[0] = 0.5f * static_cast<float>(end.winners) + 0.5f * sets;
      return static_cast<int>(end.winners & 1);
    }
    const auto winners = static_cast<float>(count(end.winners));
    for (int seat = 0; seat < config_.players; ++seat) {
      int best = -1000;
      for (int other = 0; other < config_.players; ++other) {
        if (other != seat) best = std::max(best, end.scores[other]);
      }
      const float lead = 0.5f + static_cast<float>(end.scores[seat] - best) / kFarAhead;
      worth[seat] = 0.25f * std::clamp(lead, 0.0f, 1.0f) +
                    0.75f * (end.winners >> seat & 1 ? 1 / winners : 0);
    }
    return static_cast<int>(end.winners & 1);
  }

 private:
  static constexpr float kFarAhead = 40;

  woods::Config config_;
};

}  // namespace tw::search
