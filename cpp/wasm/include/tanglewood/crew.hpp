// The crew of a machine with one thread: the caller alone. It stands before the one with threads in
// the order in which headers are looked for, and offers the same.
#pragma once

#include <cstdint>
#include <functional>

namespace tw {

class Crew {
 public:
  explicit Crew(int) {}
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  int size() const { return 1; }

  void share(std::int64_t chunks, const std::function<void(std::int64_t)>& work) {
    for (std::int64_t i = 0; i < chunks; ++i) work(i);
  }
};

}  // namespace tw
