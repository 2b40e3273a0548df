// The equilibrium of a small fox round by discounted counterfactual regret minimisation, and how
// much a best answer takes from any policy, exactly.
//
// A policy is a list of numbers: for each situation the chances of its actions, one after another.
#pragma once

#include <cmath>

#include "tanglewood/equilibrium/unfolded.hpp"

namespace tw::equilibrium {

using Policy = std::vector<float>;

// What a best answer to the policy gets as seat 0 and as seat 1, and what the policy gets from
// itself (as seat 0), in points per round.
struct Exploited {
  double best[2];
  double value;
  // How much a best answer gains on average over the two seats; 0 for an equilibrium.
  double exploitability() const { return (best[0] + best[1]) / 2; }
};

class Cfr {
 public:
  explicit Cfr(const fox::Config& config)
      : game_(config),
        regrets_(game_.numbers()),
        sums_(game_.numbers()),
        now_(game_.numbers()),
        reach_(game_.places().size()),
        values_(game_.places().size()) {}

  const Unfolded& game() const { return game_; }
  int iterations() const { return iterations_; }

  // Both seats take turns; what was early counts less and less.
  void run(int iterations) {
    for (int i = 0; i < iterations; ++i) {
      ++iterations_;
      for (int seat = 0; seat < 2; ++seat) update(seat);
    }
  }

  // The average policy: what converges.
  Policy average() const {
    Policy policy(game_.numbers());
    for (const Situation& one : game_.situations()) {
      double sum = 0;
      for (int a = 0; a < one.actions; ++a) sum += sums_[one.at + a];
      for (int a = 0; a < one.actions; ++a) {
        policy[one.at + a] =
            static_cast<float>(sum > 0 ? sums_[one.at + a] / sum : 1.0 / one.actions);
      }
    }
    return policy;
  }

  Exploited exploited(const Policy& policy) {
    Exploited found{};
    for (int seat = 0; seat < 2; ++seat) found.best[seat] = best_answer(policy, seat);
    evaluate(policy);
    found.value = mean();
    return found;
  }

 private:
  // reach_: the chance to get to a place if that seat always wanted to.
  void reach(const Policy& policy, int but) {
    const auto& places = game_.places();
    std::fill(reach_.begin(), reach_.begin() + static_cast<long>(game_.deals()), 1.0f);
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (places[i].situation < 0) continue;
      const Situation& here = game_.situations()[places[i].situation];
      for (int a = 0; a < here.actions; ++a) {
        reach_[places[i].first + a] = reach_[i] * (here.seat == but ? 1 : policy[here.at + a]);
      }
    }
  }

  void evaluate(const Policy& policy) {
    const auto& places = game_.places();
    for (std::size_t i = places.size(); i-- > 0;) {
      if (places[i].situation < 0) {
        values_[i] = places[i].value;
        continue;
      }
      const Situation& here = game_.situations()[places[i].situation];
      float sum = 0;
      for (int a = 0; a < here.actions; ++a)
        sum += policy[here.at + a] * values_[places[i].first + a];
      values_[i] = sum;
    }
  }

  double mean() const {
    double sum = 0;
    for (std::size_t i = 0; i < game_.deals(); ++i) sum += values_[i];
    return sum / static_cast<double>(game_.deals());
  }

  void update(int seat) {
    constexpr double kAlpha = 1.5, kGamma = 2;  // negative regrets are halved
    match();
    reach(now_, seat);
    evaluate(now_);
    const double t = iterations_;
    const auto kept = static_cast<float>(std::pow(t, kAlpha) / (std::pow(t, kAlpha) + 1));
    const auto fading = static_cast<float>(std::pow(t / (t + 1), kGamma));
    for (const Situation& one : game_.situations()) {
      for (int a = 0; a < one.actions; ++a) {
        float& regret = regrets_[one.at + a];
        if (one.seat == seat) regret *= regret > 0 ? kept : 0.5f;
      }
    }
    const auto& places = game_.places();
    const float sign = seat == 0 ? 1 : -1;
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (places[i].situation < 0) continue;
      const Situation& here = game_.situations()[places[i].situation];
      if (here.seat != seat) continue;
      for (int a = 0; a < here.actions; ++a) {
        regrets_[here.at + a] += reach_[i] * sign * (values_[places[i].first + a] - values_[i]);
      }
    }
    // The average weighs a situation by how likely the seat's own choices lead there, which is the
    // same for all its places.
    reach(now_, seat ^ 1);
    for (const Situation& one : game_.situations()) {
      if (one.seat != seat) continue;
      for (int a = 0; a < one.actions; ++a) {
        sums_[one.at + a] = sums_[one.at + a] * fading + reach_[one.example] * now_[one.at + a];
      }
    }
  }

  // The policy of the moment: in proportion to what is regretted.
  void match() {
    for (const Situation& one : game_.situations()) {
      float sum = 0;
      for (int a = 0; a < one.actions; ++a) sum += std::max(regrets_[one.at + a], 0.0f);
      for (int a = 0; a < one.actions; ++a) {
        now_[one.at + a] = sum > 0 ? std::max(regrets_[one.at + a], 0.0f) / sum
                                   : 1.0f / static_cast<float>(one.actions);
      }
    }
  }

  // Level by level from the end: where the seat decides, all places of a situation get the action
  // that is best for them together. They are all on one level, since everybody sees that somebody
  // acts.
  double best_answer(const Policy& policy, int seat) {
    reach(policy, seat);
    const auto& places = game_.places();
    const float sign = seat == 0 ? 1 : -1;
    std::vector<float> gains(game_.numbers(), 0);
    std::size_t end = places.size();
    while (end > 0) {
      const std::size_t begin = level_before(end);
      for (std::size_t i = begin; i < end; ++i) {
        if (places[i].situation < 0) {
          values_[i] = places[i].value;
          continue;
        }
        const Situation& here = game_.situations()[places[i].situation];
        if (here.seat == seat) {
          for (int a = 0; a < here.actions; ++a) {
            gains[here.at + a] += reach_[i] * sign * values_[places[i].first + a];
          }
        } else {
          float sum = 0;
          for (int a = 0; a < here.actions; ++a)
            sum += policy[here.at + a] * values_[places[i].first + a];
          values_[i] = sum;
        }
      }
      for (std::size_t i = begin; i < end; ++i) {
        if (places[i].situation < 0) continue;
        const Situation& here = game_.situations()[places[i].situation];
        if (here.seat != seat) continue;
        int best = 0;
        for (int a = 1; a < here.actions; ++a) {
          if (gains[here.at + a] > gains[here.at + best]) best = a;
        }
        values_[i] = values_[places[i].first + best];
      }
      end = begin;
    }
    return sign * mean();
  }

  // Where the level that ends here begins: a level's places have their parents in the one before.
  std::size_t level_before(std::size_t end) {
    if (levels_.empty()) levels_.push_back(0);
    while (levels_.back() < end) {
      const std::size_t from = levels_.back();
      std::size_t next = levels_.size() == 1 ? game_.deals() : from;
      const auto parents = static_cast<std::int32_t>(from);
      while (next < game_.places().size() && game_.places()[next].parent < parents) ++next;
      levels_.push_back(next);
    }
    return *(std::lower_bound(levels_.begin(), levels_.end(), end) - 1);
  }

  Unfolded game_;
  std::vector<float> regrets_;
  std::vector<double> sums_;
  Policy now_;
  std::vector<float> reach_, values_;
  std::vector<std::size_t> levels_;
  int iterations_ = 0;
};

}  // namespace tw::equilibrium
