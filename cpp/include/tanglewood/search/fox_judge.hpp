// A learned network as a judge of what the other was seen to do: how likely it would have made each
// choice from what the other saw then.
#pragma once

#include <cmath>

#include "tanglewood/search/foresight_versus.hpp"

namespace tw::search {

class NetworkJudge {
 public:
  NetworkJudge(const fox::Config& config, const net::Network& network)
      : follower_(config, network) {}

  void begin(const fox::State& s) { kept_ = Beside<Fox>::nothing(s); }

  float chance(const fox::State& s, int action, int& n) {
    const std::int32_t* told = follower_.ask(s, kept_);
    std::int32_t most = INT32_MIN;
    n = 0;
    const auto legal = fox::legal(s);
    legal.each([&](int one) {
      most = std::max(most, told[one]);
      ++n;
    });
    const auto part = [&](int one) {
      return std::exp(static_cast<float>(told[one] - most) / (1 << net::kOutputBits));
    };
    float sum = 0;
    legal.each([&](int one) { sum += part(one); });
    return part(action) / sum;
  }

  void done(const fox::State& before, int action, const fox::State& after) {
    fox::glimpse(before, action, after, kept_);
  }

 private:
  Follower<Fox> follower_;
  fox::Glance kept_{};
};

}  // namespace tw::search
