// Worlds from a list, each with a weight: what a search draws from when some hidden hands are more
// plausible than others.
#pragma once

#include <stdexcept>
#include <vector>

#include "tanglewood/bits.hpp"

namespace tw::search {

template <class State>
class Listed {
 public:
  Listed() = default;
  // Weights are not negative and not all 0; they need not add up to anything.
  Listed(std::vector<State> worlds, const std::vector<double>& weights)
      : worlds_(std::move(worlds)) {
    if (worlds_.empty() || worlds_.size() != weights.size()) {
      throw std::invalid_argument("Every world needs a weight, and there must be a world.");
    }
    double sum = 0;
    for (const double weight : weights) {
      if (!(weight >= 0)) throw std::invalid_argument("A weight is negative.");
      until_.push_back(sum += weight);
    }
    if (!(sum > 0)) throw std::invalid_argument("All weights are 0.");
  }

  std::size_t size() const { return worlds_.size(); }
  const State& operator[](std::size_t i) const { return worlds_[i]; }
  double weight(std::size_t i) const { return until_[i] - (i > 0 ? until_[i - 1] : 0); }

  // A world with the chance that its weight gives it.
  template <class Rng>
  State draw(Rng& random) const {
    const double part = static_cast<double>(random.next() >> 11) * 0x1p-53;
    const double at = part * until_.back();
    std::size_t low = 0, high = until_.size() - 1;
    while (low < high) {
      const std::size_t middle = (low + high) / 2;
      if (at < until_[middle]) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return worlds_[low];
  }

 private:
  std::vector<State> worlds_;
  std::vector<double> until_;
};

}  // namespace tw::search
