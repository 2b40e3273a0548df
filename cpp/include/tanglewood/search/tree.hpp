// The tree of an information-set search: one node for each sequence of actions from the root,
// shared by all worlds, with a count of how often an action was there to be chosen.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "tanglewood/bits.hpp"

namespace tw::search {

struct Node {
  double sum = 0;  // of what it was worth to the seat that chose it
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  // how often it could have been chosen
  std::int32_t first = -1;      // child
  std::int32_t next = -1;       // sibling
  std::int32_t action = -1;
};

// Natural logarithms of whole numbers; small ones come up all the time.
class Logarithms {
 public:
  Logarithms() {
    for (int i = 1; i < kKnown; ++i) known_[i] = std::log(static_cast<float>(i));
  }
  float of(std::uint32_t n) const {
    return n < kKnown ? known_[n] : std::log(static_cast<float>(n));
  }

 private:
  static constexpr int kKnown = 4096;
  float known_[kKnown]{};
};

inline const Logarithms& logarithms() {
  static const Logarithms table;
  return table;
}

class Tree {
 public:
  explicit Tree(std::int64_t expected) {
    nodes_.reserve(static_cast<std::size_t>(std::clamp<std::int64_t>(expected + 1, 64, 1 << 20)));
    nodes_.emplace_back();
  }

  static constexpr int kRoot = 0;

  Node& operator[](int node) { return nodes_[static_cast<std::size_t>(node)]; }
  std::size_t size() const { return nodes_.size(); }

  // The child to go on with: the most promising of the legal ones by the upper confidence bound,
  // or -1 when some legal action has no child yet; `unseen` then holds those.
  template <int N>
  int choose(int parent, Bits<N>& unseen, float exploration) {
    const Logarithms& logs = logarithms();
    int best = -1;
    float most = -std::numeric_limits<float>::infinity();
    for (int at = nodes_[parent].first; at >= 0; at = nodes_[at].next) {
      Node& child = nodes_[at];
      if (!unseen.has(child.action)) continue;
      unseen.word[child.action / 64] &= ~bit(child.action % 64);
      ++child.available;
      const auto visits = static_cast<float>(child.visits);
      const float bound = static_cast<float>(child.sum) / visits +
                          exploration * std::sqrt(logs.of(child.available) / visits);
      if (bound > most) {
        most = bound;
        best = at;
      }
    }
    return unseen.empty() ? best : -1;
  }

  int add(int parent, int action) {
    const int child = static_cast<int>(nodes_.size());
    Node node;
    node.action = action;
    node.available = 1;
    node.next = nodes_[parent].first;
    nodes_[parent].first = child;
    nodes_.push_back(node);
    return child;
  }

 private:
  std::vector<Node> nodes_;
};

}  // namespace tw::search
