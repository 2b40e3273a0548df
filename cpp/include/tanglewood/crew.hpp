// A crew of threads that share out loops; the caller works along.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

namespace tw {

class Crew {
 public:
  // `threads` in all, the caller included; 0 means one for each processor.
  explicit Crew(int threads) {
    if (threads <= 0) threads = static_cast<int>(std::thread::hardware_concurrency());
    for (int i = 1; i < threads; ++i) hands_.emplace_back([this] { wait_for_work(); });
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  ~Crew() {
    work_ = nullptr;
    begin();
    for (std::thread& hand : hands_) hand.join();
  }

  int size() const { return static_cast<int>(hands_.size()) + 1; }

  // Calls work(chunk) once for every chunk 0 … chunks-1, in any order and on any thread.
  void share(std::int64_t chunks, const std::function<void(std::int64_t)>& work) {
    if (hands_.empty() || chunks <= 1) {
      for (std::int64_t i = 0; i < chunks; ++i) work(i);
      return;
    }
    work_ = &work;
    chunks_ = chunks;
    next_.store(0);
    busy_.store(static_cast<int>(hands_.size()));
    begin();
    take_chunks();
    for (int busy = busy_.load(); busy != 0; busy = busy_.load()) busy_.wait(busy);
  }

 private:
  void begin() {
    call_.fetch_add(1);
    call_.notify_all();
  }
  void take_chunks() {
    for (std::int64_t i = next_.fetch_add(1); i < chunks_; i = next_.fetch_add(1)) (*work_)(i);
  }
  void wait_for_work() {
    for (std::uint32_t heard = 0;;) {
      call_.wait(heard);
      ++heard;
      if (work_ == nullptr) return;
      take_chunks();
      if (busy_.fetch_sub(1) == 1) busy_.notify_one();
    }
  }

  std::vector<std::thread> hands_;
  const std::function<void(std::int64_t)>* work_ = nullptr;
  std::int64_t chunks_ = 0;
  std::atomic<std::int64_t> next_{0};
  std::atomic<int> busy_{0};
  std::atomic<std::uint32_t> call_{0};
};

}  // namespace tw
