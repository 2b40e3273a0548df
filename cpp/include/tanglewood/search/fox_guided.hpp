// The outlook of the strong fox search: from a leaf on, play goes by the policy, and the last
// tricks are solved with all cards open.
#pragma once

#include "tanglewood/search/fox.hpp"
#include "tanglewood/search/fox_policy.hpp"
#include "tanglewood/solve/round.hpp"

namespace tw::search {

// For one thread: it has a solver of its own.
class FoxGuided : public FoxRound {
 public:
  // Endings of up to `solved` tricks are solved (0: none is).
  FoxGuided(const fox::Config& config, const fox::State& root, const solve::Goals& goals,
            const FoxPolicy& policy, int solved)
      : FoxRound(config, root, goals), policy_(policy), solved_(solved) {
    if (solved_ <= 0) return;
    fox::State small = root;  // the table's size goes by the tricks that are left
    small.tricks[0] = static_cast<std::uint8_t>(std::max(0, goals.tricks - solved_ - 2));
    small.tricks[1] = 0;
    solver_.begin(config_, small, goals);
    guess_ = middle();
  }

  template <class Rng>
  int finish(fox::State& s, Rng& random, float* worth) const {
    while (s.to_act >= 0) {
      if (s.phase == fox::kLead && goals_->tricks - s.tricks[0] - s.tricks[1] <= solved_) {
        guess_ = solver_.exactly(s, guess_);
        worth[0] = this->worth(guess_, 0);
        worth[1] = 1 - worth[0];
        float unused[2];
        return rollout(s, random,
                       unused);  // how it may end; the solver says only what it is worth
      }
      step(s, random);
    }
    return ended(s, worth);
  }

 private:
  template <class Rng>
  void step(fox::State& s, Rng& random) const {
    fox::apply(config_, s, policy_ ? policy_.pick(s, random) : Fox::pick(config_, s, random));
  }
  template <class Rng>
  int rollout(fox::State& s, Rng& random, float* worth) const {
    while (s.to_act >= 0) step(s, random);
    return ended(s, worth);
  }

  FoxPolicy policy_;
  int solved_;
  mutable solve::FoxSolver solver_;
  mutable Value guess_ = 0;
};

}  // namespace tw::search
