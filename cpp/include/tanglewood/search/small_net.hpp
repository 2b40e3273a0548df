// A small network that estimates a chance: one hidden layer, with weights that a program in bench/
// has learned and printed.
#pragma once

#include <algorithm>
#include <cmath>

namespace tw::search {

template <int Inputs, int Hidden>
struct SmallNet {
  static constexpr int kInputs = Inputs, kHidden = Hidden;

  float in[Inputs][Hidden];
  float out[Hidden];
  float base;

  // `hidden` keeps what the hidden places came to.
  float chance(const float* x, float* hidden) const {
    for (int h = 0; h < Hidden; ++h) hidden[h] = 0;
    for (int i = 0; i < Inputs; ++i) {
      if (x[i] == 0) continue;
      for (int h = 0; h < Hidden; ++h) hidden[h] += x[i] * in[i][h];
    }
    float sum = base;
    for (int h = 0; h < Hidden; ++h) sum += std::max(hidden[h], 0.0f) * out[h];
    return 1 / (1 + std::exp(-sum));
  }
};

}  // namespace tw::search
