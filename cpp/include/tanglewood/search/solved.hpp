// Determinised solving: what each action is worth when the rest of the round is solved with all
// cards open, on average over worlds. Good for endings; it knows nothing of hiding and finding out.
#pragma once

#include <mutex>

#include "tanglewood/search/fox.hpp"
#include "tanglewood/search/ismcts.hpp"
#include "tanglewood/solve/round.hpp"

namespace tw::search {

// One world per iteration. A world whose solution takes more than `nodes` nodes is left out (0:
// none is). The same worlds and sums for any number of threads, unless time runs out.
template <class Worlds>
Report solved(const FoxRound& outlook, const Worlds& worlds, const fox::State& root,
              const Settings& settings, std::uint64_t nodes = 0) {
  const Deadline deadline(settings.budget.milliseconds);
  const std::int64_t most =
      settings.budget.iterations > 0 ? settings.budget.iterations : std::int64_t{1} << 40;
  const int observer = root.to_act;
  Report sum;
  fox::legal(root).each([&](int action) { sum.tried.emplace_back().action = action; });
  Crew crew(settings.threads);
  std::mutex adding;
  std::atomic<std::int64_t> next{0};
  crew.share(crew.size(), [&](std::int64_t) {
    Report mine;
    mine.tried = sum.tried;  // only the actions: nothing has been added yet
    for (Tried& tried : mine.tried) tried = Tried{tried.action};
    solve::FoxSolver solver;
    solve::Limit limit;
    if (nodes > 0) limit.nodes = nodes;
    std::vector<double> worth(mine.tried.size());
    solve::Goals::Value guess = outlook.middle();
    for (std::int64_t i = next.fetch_add(1); i < most; i = next.fetch_add(1)) {
      if (i >= crew.size() && deadline.passed()) break;
      Random random(settings.seed, static_cast<std::uint64_t>(i));
      const fox::State world = worlds.draw(random);
      solver.begin(outlook.config(), world, outlook.goals(), limit);
      std::size_t at = 0;
      const bool done = solver.values(world, guess, [&](int, solve::Goals::Value value) {
        guess = value;
        worth[at++] = outlook.worth(value, observer);
      });
      if (!done) continue;
      for (std::size_t k = 0; k < at; ++k) mine.tried[k].count(worth[k]);
      ++mine.iterations;
    }
    const std::lock_guard lock(adding);
    sum.add(mine);
  });
  return sum;
}

}  // namespace tw::search
