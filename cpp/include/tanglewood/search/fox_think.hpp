// The strong fox search in one call: worlds weighed by what the other did, then a guided search in
// them, or for the last tricks the exact solution of as many worlds as there is time for.
#pragma once

#include "tanglewood/search/fox_past.hpp"
#include "tanglewood/search/fox_tree.hpp"
#include "tanglewood/search/listed.hpp"
#include "tanglewood/search/solved.hpp"

namespace tw::search {

struct Thinking {
  Settings settings;
  int worlds = 1000;  // so many are weighed; 0: all that fit count alike
  Trust trust;
  float prior = 0;  // how much the tree leans on the policy
  int solved = 4;   // so many last tricks are solved below a leaf
  int open = 0;     // with so many tricks left, worlds are solved from the root
  int open_worlds = 60;
  bool answer = false;  // the other goes by the policy: look for a best answer
};

// Worlds with their weights.
template <class Worlds, class Judge, class Rng>
Listed<fox::State> weighed(const Worlds& all, const FoxPlausible& plausible, Judge judge,
                           int number, const Deadline& deadline, Rng& random) {
  std::vector<fox::State> found;
  std::vector<double> weights;
  double most = FoxPlausible::kLeast;
  for (int i = 0; i < number && (i < 16 || !deadline.passed()); ++i) {
    found.push_back(all.draw(random));
    weights.push_back(plausible.weight(found.back(), judge, random));
    most = std::max(most, weights.back());
  }
  // Far behind the best is as good as ruled out, so nothing falls below a small part of it.
  for (double& weight : weights) weight = std::exp(std::max(weight - most, -20.0));
  return {std::move(found), weights};
}

template <class Worlds>
Report fox_think(const fox::Config& config, const fox::State& root, const solve::Goals& goals,
                 const Worlds& all, const FoxPast& past, const FoxPolicy& policy,
                 const Thinking& thinking) {
  const auto search = [&](const auto& worlds) {
    const int left = goals.tricks - root.tricks[0] - root.tricks[1];
    Settings settings = thinking.settings;
    if (left <= thinking.open) {
      settings.budget.iterations = thinking.open_worlds;
      return solved(FoxRound(config, root, goals), worlds, root, settings);
    }
    const FoxGuided outlook(config, root, goals, policy, thinking.solved);
    return fox_search(outlook, worlds, root, policy, thinking.prior, thinking.answer, settings);
  };
  if (!policy || thinking.worlds <= 0 || past.steps.empty()) return search(all);
  Random random(thinking.settings.seed, 1);
  const FoxPlausible plausible(config, past, thinking.trust);
  const Deadline some(thinking.settings.budget.milliseconds / 3);
  return search(weighed(all, plausible, FittedJudge{policy}, thinking.worlds, some, random));
}

}  // namespace tw::search
