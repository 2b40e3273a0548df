// Information-set search for fox on worlds with weights: the tree of ismcts.hpp with what the fox
// policy knows. See there for the walk; differences are
//   - actions that the policy expects are tried first, the others as their turn comes (a prior in
//     the bound that fades with visits),
//   - a leaf is worth what the guided outlook says,
//   - against a player who is known to go by the policy, the other's actions are drawn from it: the
//     search then looks for a best answer.
#pragma once

#include "tanglewood/search/fox_guided.hpp"
#include "tanglewood/search/ismcts.hpp"

namespace tw::search {

struct PriorNode {
  float sum = 0;    // of what it was worth to the seat that chose it
  float prior = 0;  // the sum of the policy's chances for it, over the times it could be chosen
  std::uint32_t visits = 0;
  std::uint32_t available = 0;
  std::int32_t first = -1, next = -1;
  std::int32_t action = -1;
};

class FoxTree {
 public:
  // `answered` is the seat that goes by the policy, -1 for none.
  FoxTree(const FoxGuided& outlook, const FoxPolicy& policy, float exploration, float prior,
          int answered)
      : outlook_(outlook),
        policy_(policy),
        exploration_(exploration),
        prior_(prior),
        answered_(answered) {
    nodes_.emplace_back();
  }

  // One iteration in this world; returns the root action.
  template <class Rng>
  int walk(fox::State state, Rng& random, float* worth, int& end) {
    int node = 0, depth = 0;
    int path[kDeepest], seats[kDeepest];
    bool grown = false;
    while (state.to_act >= 0 && !grown && depth < kDeepest) {
      seats[depth] = state.to_act;
      node = choose(node, state, random, grown);
      fox::apply(outlook_.config(), state, nodes_[node].action);
      path[depth++] = node;
    }
    end = outlook_.finish(state, random, worth);
    for (int at = 0; at < depth; ++at) {
      ++nodes_[path[at]].visits;
      nodes_[path[at]].sum += worth[seats[at]];
    }
    return nodes_[path[0]].action;
  }

 private:
  static constexpr int kDeepest = 64;

  // The most promising legal action; `grown` if it is new here.
  template <class Rng>
  int choose(int parent, const fox::State& state, Rng& random, bool& grown) {
    int actions[FoxPolicy::kMost], child[FoxPolicy::kMost];
    float chance[FoxPolicy::kMost];
    int n = 0;
    if (state.to_act == answered_) {
      actions[n++] = policy_.pick(state, random);
      chance[0] = 1;
    } else if (policy_ && prior_ > 0) {
      n = policy_.chances(state, actions, chance);
    } else {
      const int first = fox::first_action(state.phase);
      for (std::uint64_t rest = fox::choices(state); rest != 0; rest &= rest - 1) {
        actions[n++] = first + lowest(rest);
      }
      for (int i = 0; i < n; ++i) chance[i] = 1 / static_cast<float>(n);
    }
    for (int i = 0; i < n; ++i) child[i] = -1;
    for (int at = nodes_[parent].first; at >= 0; at = nodes_[at].next) {
      for (int i = 0; i < n; ++i) {
        if (actions[i] == nodes_[at].action) child[i] = at;
      }
    }
    int best = -1;
    float most = -1e30f;
    const Logarithms& logs = logarithms();
    for (int i = 0; i < n; ++i) {
      float bound = 1e6f + chance[i];  // never tried: the likeliest first
      if (child[i] >= 0) {
        PriorNode& node = nodes_[child[i]];
        ++node.available;
        node.prior += chance[i];
        const auto visits = static_cast<float>(node.visits),
                   could = static_cast<float>(node.available);
        bound = node.sum / visits + exploration_ * std::sqrt(logs.of(node.available) / visits) +
                prior_ * node.prior / could * std::sqrt(could) / (1 + visits);
      }
      if (bound > most) {
        most = bound;
        best = i;
      }
    }
    if (child[best] >= 0) return child[best];
    grown = true;
    PriorNode node;
    node.action = actions[best];
    node.available = 1;
    node.prior = chance[best];
    node.next = nodes_[parent].first;
    const int added = static_cast<int>(nodes_.size());
    nodes_[parent].first = added;
    nodes_.push_back(node);
    return added;
  }

  const FoxGuided& outlook_;
  FoxPolicy policy_;
  float exploration_, prior_;
  int answered_;
  std::vector<PriorNode> nodes_;
};

// Search for the seat to act at the root; `worlds.draw(random)` gives a world.
template <class Worlds>
Report fox_search(const FoxGuided& outlook, const Worlds& worlds, const fox::State& root,
                  const FoxPolicy& policy, float prior, bool answer, const Settings& settings) {
  const Deadline deadline(settings.budget.milliseconds);
  const std::int64_t most = settings.budget.iterations;
  Random random(settings.seed);
  Report report;
  int place[fox::kActions];
  fox::legal(root).each([&](int action) {
    place[action] = static_cast<int>(report.tried.size());
    report.tried.emplace_back().action = action;
  });
  FoxTree tree(outlook, policy, settings.exploration, prior,
               answer && policy ? root.to_act ^ 1 : -1);
  float worth[2];
  int end = 0;
  for (std::int64_t i = 0; most <= 0 || i < most; ++i) {
    if ((i & 15) == 0 && i > 0 && deadline.passed()) break;
    const int action = tree.walk(worlds.draw(random), random, worth, end);
    report.tried[place[action]].count(worth[root.to_act], end);
    ++report.iterations;
  }
  return report;
}

}  // namespace tw::search
