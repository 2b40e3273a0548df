// Information-set Monte-Carlo tree search with one observer, the seat to act, generic over the
// games.
//
// Every iteration draws a world that fits what the observer has seen, walks down the tree by the
// upper confidence bound among the actions that are legal in this world, adds one node, and goes on
// to the end as the outlook says. Seats choose for themselves: what an action was worth is counted
// for the seat that chose it. Chance inside the game is drawn on the way.
//
// With threads, each grows a tree of its own and the root's counts are added up. One thread and a
// number of iterations give the same result for the same seed on every machine.
#pragma once

#include <chrono>

#include "tanglewood/crew.hpp"
#include "tanglewood/search/outlook.hpp"
#include "tanglewood/search/tree.hpp"

namespace tw::search {

// Whichever ends first; 0 means no limit of its kind.
struct Budget {
  std::int64_t iterations = 1000;
  double milliseconds = 0;
};

struct Settings {
  Budget budget;
  float exploration = 0.4f;
  std::uint64_t seed = 0;
  int threads = 1;
};

class Deadline {
 public:
  explicit Deadline(double milliseconds)
      : limited_(milliseconds > 0),
        end_(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                std::chrono::duration<double, std::milli>(milliseconds))) {}
  bool passed() const { return limited_ && Clock::now() >= end_; }

 private:
  using Clock = std::chrono::steady_clock;
  bool limited_;
  Clock::time_point end_;
};

namespace detail {

inline constexpr int kDeepest = 256;

template <class G, class Outlook, class Worlds, class Rng>
Report grow(const Outlook& outlook, const Worlds& worlds, const typename G::State& root,
            const Settings& settings, std::int64_t iterations, const Deadline& deadline,
            std::uint64_t stream) {
  Rng random(settings.seed, stream);
  Report report;
  int place[G::kActions];
  G::legal(outlook.config(), root).each([&](int action) {
    place[action] = static_cast<int>(report.tried.size());
    report.tried.emplace_back().action = action;
  });
  const int observer = G::to_act(root);
  Tree tree(iterations > 0 ? iterations : 1 << 14);
  int path[kDeepest], seats[kDeepest];
  float worth[kMaxSeats];
  for (std::int64_t i = 0; iterations <= 0 || i < iterations; ++i) {
    if ((i & 15) == 0 && deadline.passed() && i > 0) break;
    typename G::State state = worlds.draw(random);
    int node = Tree::kRoot, depth = 0;
    while (depth < kDeepest && !outlook.over(state)) {
      const int seat = G::to_act(state);
      if (seat == kChance) {
        G::draw(outlook.config(), state, random);
        continue;
      }
      auto unseen = G::legal(outlook.config(), state);
      const int child = tree.choose(node, unseen, settings.exploration);
      node = child >= 0 ? child : tree.add(node, random_member(unseen, random));
      G::apply(outlook.config(), state, tree[node].action);
      path[depth] = node;
      seats[depth++] = seat;
      if (child < 0) break;
    }
    const int end = outlook.finish(state, random, worth);
    for (int at = 0; at < depth; ++at) {
      Node& visited = tree[path[at]];
      ++visited.visits;
      visited.sum += worth[seats[at]];
    }
    report.tried[place[tree[path[0]].action]].count(worth[observer], end);
    ++report.iterations;
  }
  return report;
}

#if TW_HAVE_FAST_BITS
template <class G, class Outlook, class Worlds>
TW_FAST_TARGET __attribute__((flatten, noinline)) Report
fast_grow(const Outlook& outlook, const Worlds& worlds, const typename G::State& root,
          const Settings& settings, std::int64_t iterations, const Deadline& deadline,
          std::uint64_t stream) {
  return grow<G, Outlook, Worlds, FastRandom>(outlook, worlds, root, settings, iterations, deadline,
                                              stream);
}
#endif

}  // namespace detail

// Search for the seat to act at the root; `worlds.draw(random)` gives a world.
template <Game G, class Outlook, class Worlds>
Report ismcts(const Outlook& outlook, const Worlds& worlds, const typename G::State& root,
              const Settings& settings) {
  const Deadline deadline(settings.budget.milliseconds);
  const auto one = [&](std::int64_t iterations, std::uint64_t stream) {
#if TW_HAVE_FAST_BITS
    static const bool fast = fast_bits();
    if (fast) {
      return detail::fast_grow<G>(outlook, worlds, root, settings, iterations, deadline, stream);
    }
#endif
    return detail::grow<G, Outlook, Worlds, Random>(outlook, worlds, root, settings, iterations,
                                                    deadline, stream);
  };
  if (settings.threads == 1) return one(settings.budget.iterations, 0);
  Crew crew(settings.threads);
  std::vector<Report> reports(static_cast<std::size_t>(crew.size()));
  const std::int64_t all = settings.budget.iterations;
  crew.share(crew.size(), [&](std::int64_t part) {
    const std::int64_t from = all * part / crew.size(), to = all * (part + 1) / crew.size();
    if (all > 0 && from == to) return;
    reports[static_cast<std::size_t>(part)] = one(to - from, static_cast<std::uint64_t>(part));
  });
  Report sum;
  for (Report& report : reports) {
    if (sum.tried.empty()) {
      sum = std::move(report);
    } else if (!report.tried.empty()) {
      sum.add(report);
    }
  }
  return sum;
}

}  // namespace tw::search
