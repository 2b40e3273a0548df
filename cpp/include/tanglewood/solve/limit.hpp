// When a solve gives up; what it was asked is then unanswered.
#pragma once

#include <atomic>
#include <cstdint>

namespace tw::solve {

struct Limit {
  std::uint64_t nodes = ~std::uint64_t{0};
  const std::atomic<bool>* stop = nullptr;

  // Whether it ends here, with so many nodes done.
  bool reached(std::uint64_t done) const {
    return done >= nodes || ((done & 1023) == 1 && stop != nullptr && *stop);
  }
};

// What a solve found: its value, and the first of the best actions (-1 where nobody is to act).
struct Solved {
  std::int32_t value;
  int action;
};

}  // namespace tw::solve
