// What a search found out about the actions at its root.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

namespace tw::search {

inline constexpr int kEnds = 17;  // ways to end that an outlook tells apart, at most

// One legal action; sums, so that they add up over threads.
struct Tried {
  int action = 0;
  double visits = 0;
  double sum = 0;  // of what it was worth to the seat to act
  double squares = 0;
  double ends[kEnds]{};

  double mean() const { return visits > 0 ? sum / visits : 0; }
  // The standard error of the mean.
  double error() const {
    if (visits < 2) return 0;
    const double spread = squares / visits - mean() * mean();
    return std::sqrt(std::max(spread, 0.0) / visits);
  }
  void count(double worth) {
    ++visits;
    sum += worth;
    squares += worth * worth;
  }
  void count(double worth, int end) {
    count(worth);
    ++ends[end];
  }
  void add(const Tried& other) {
    visits += other.visits;
    sum += other.sum;
    squares += other.squares;
    for (int i = 0; i < kEnds; ++i) ends[i] += other.ends[i];
  }
};

struct Report {
  std::vector<Tried> tried;  // ascending by action
  std::int64_t iterations = 0;

  void add(const Report& other) {
    for (std::size_t i = 0; i < tried.size(); ++i) tried[i].add(other.tried[i]);
    iterations += other.iterations;
  }
};

}  // namespace tw::search
