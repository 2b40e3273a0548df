// The outlook of a fox search: to the end of the round, worth by the goals (score difference, match
// equity).
#pragma once

#include "tanglewood/fox/fox.hpp"
#include "tanglewood/search/outlook.hpp"
#include "tanglewood/solve/goals.hpp"

namespace tw::search {

// Ends are numbered by the tricks of seat 0.
class FoxRound {
 public:
  using Value = solve::Goals::Value;

  // `goals` are those of the root and must live on.
  FoxRound(const fox::Config& config, const fox::State& root, const solve::Goals& goals)
      : config_(config), goals_(&goals) {
    config_.target = 0;  // the round's end is the end
    before_[0] = root.treasure[0];
    before_[1] = root.treasure[1];
    const int left = goals.tricks - root.tricks[0] - root.tricks[1];
    least_ = goals.low[root.tricks[0]][left][0][0][solve::kSevens];
    most_ = goals.high[root.tricks[0]][left][0][0][solve::kSevens];
    scale_ = most_ > least_ ? 1 / (static_cast<float>(most_) - static_cast<float>(least_)) : 0;
  }

  const fox::Config& config() const { return config_; }
  const solve::Goals& goals() const { return *goals_; }
  bool over(const fox::State& s) const { return s.to_act < 0; }
  Value middle() const { return (least_ + most_) / 2; }

  float worth(Value value, int seat) const {
    const float part = (static_cast<float>(value) - static_cast<float>(least_)) * scale_;
    return seat == 0 ? part : 1 - part;
  }
  // A mean worth as a value of the goals again, and an error of it; for the same seat.
  double value(double worth, int seat) const {
    const double range = static_cast<double>(most_) - least_;
    return seat == 0 ? least_ + worth * range : -(most_ - worth * range);
  }
  double range() const { return static_cast<double>(most_) - least_; }

  template <class Rng>
  int finish(fox::State& s, Rng& random, float* worth) const {
    while (s.to_act >= 0) fox::apply(config_, s, Fox::pick(config_, s, random));
    return ended(s, worth);
  }

 protected:
  int ended(const fox::State& s, float* worth) const {
    const int won = s.tricks[0];
    worth[0] =
        this->worth(goals_->value[won][s.treasure[0] - before_[0]][s.treasure[1] - before_[1]], 0);
    worth[1] = 1 - worth[0];
    return won;
  }

  fox::Config config_;
  const solve::Goals* goals_;
  Value least_, most_;
  float scale_;
  int before_[2];
};

}  // namespace tw::search
