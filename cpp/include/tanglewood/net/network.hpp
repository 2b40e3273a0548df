// A learned network's forward pass in whole numbers: the same outputs on every machine.
//
// A byte of an observation that counts up to `cap` is `cap` inputs of 0 or 1, "at least 1", "at
// least 2" …, so the first layer adds up the rows of the inputs that are on. Each layer after it
// but the last adds to what came before it. Activations are 0 … kMost; sums are of 32 bits, and a
// network is refused if they could overflow, so their order does not matter.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <vector>

#include "tanglewood/random.hpp"

namespace tw::net {

inline constexpr int kMost = 4095;
inline constexpr int kUnitBits = 7;     // activations are counted in 1/128 …
inline constexpr int kOutputBits = 10;  // … and outputs in 1/1024

// A layer: `made` numbers from `given`. The first keeps its weights by input, the others by output.
struct Layer {
  int given = 0, made = 0, shift = 0;
  std::vector<std::int16_t> weights;
  std::vector<std::int32_t> bias;
};

struct Network {
  std::vector<std::uint8_t> caps;
  std::vector<Layer> layers;

  int outputs() const { return layers.back().made; }

  // Refuses what does not fit together or could overflow.
  void check() const {
    const auto need = [](bool good) {
      if (!good) throw std::invalid_argument("The layers of this network do not fit together.");
    };
    need(layers.size() >= 2);
    int given = 0;
    for (const std::uint8_t cap : caps) given += cap;
    for (std::size_t i = 0; i < layers.size(); ++i) {
      const Layer& layer = layers[i];
      const bool middle = i > 0 && i + 1 < layers.size();
      need(layer.given == given && layer.made > 0 && layer.shift >= 0 && layer.shift < 24);
      need(!middle || layer.made == layer.given);
      need(layer.bias.size() == static_cast<std::size_t>(layer.made));
      need(layer.weights.size() == static_cast<std::size_t>(layer.given) * layer.made);
      for (int out = 0; out < layer.made; ++out) need(bounded(layer, i == 0, out));
      given = layer.made;
    }
    need(layers.back().shift + kUnitBits >= kOutputBits);
  }

 private:
  static bool bounded(const Layer& layer, bool first, int out) {
    std::int64_t sum = std::abs(std::int64_t{layer.bias[out]}) + (std::int64_t{1} << layer.shift);
    for (int in = 0; in < layer.given; ++in) {
      const auto at =
          first ? std::int64_t{in} * layer.made + out : std::int64_t{out} * layer.given + in;
      sum += std::abs(std::int64_t{layer.weights[at]}) * (first ? 1 : kMost);
    }
    return sum < std::int64_t{1} << 31;
  }
};

// A sum as an activation: rounded, cut at both ends.
inline std::int16_t activation(std::int32_t sum, int shift) {
  const std::int32_t rounded = (sum + (std::int32_t{1} << shift >> 1)) >> shift;
  return static_cast<std::int16_t>(std::clamp(rounded, 0, kMost));
}

inline std::int32_t product(const std::int16_t* a, const std::int16_t* b, int size) {
  std::int32_t sum = 0;
  for (int i = 0; i < size; ++i) sum += std::int32_t{a[i]} * b[i];
  return sum;
}

inline void add_row(std::int32_t* sums, const std::int16_t* row, int size) {
  for (int i = 0; i < size; ++i) sums[i] += row[i];
}

// One forward pass; the quick version below is the same with wider instructions.
struct Pass {
  std::vector<std::int32_t> sums;
  std::vector<std::int16_t> x, y;

  template <class Add, class Product>
  __attribute__((always_inline)) void run_by(const Network& network,
                                             const std::uint8_t* observation, std::int32_t* out,
                                             Add&& add, Product&& times) {
    const Layer& first = network.layers.front();
    sums.assign(first.bias.begin(), first.bias.end());
    const std::int16_t* row = first.weights.data();
    for (std::size_t i = 0; i < network.caps.size(); ++i) {
      const int cap = network.caps[i], on = std::min<int>(cap, observation[i]);
      for (int k = 0; k < on; ++k) add(sums.data(), row + std::int64_t{k} * first.made, first.made);
      row += std::int64_t{cap} * first.made;
    }
    x.resize(static_cast<std::size_t>(first.made));
    for (int i = 0; i < first.made; ++i) x[i] = activation(sums[i], first.shift);
    for (std::size_t l = 1; l + 1 < network.layers.size(); ++l) {
      const Layer& layer = network.layers[l];
      y.resize(static_cast<std::size_t>(layer.made));
      for (int i = 0; i < layer.made; ++i) {
        const auto* w = layer.weights.data() + std::int64_t{i} * layer.given;
        const int more = activation(layer.bias[i] + times(w, x.data(), layer.given), layer.shift);
        y[i] = static_cast<std::int16_t>(std::min(x[i] + more, kMost));
      }
      std::swap(x, y);
    }
    const Layer& last = network.layers.back();
    const int shift = last.shift + kUnitBits - kOutputBits;
    for (int i = 0; i < last.made; ++i) {
      const auto* w = last.weights.data() + std::int64_t{i} * last.given;
      const std::int32_t sum = last.bias[i] + times(w, x.data(), last.given);
      out[i] = (sum + (std::int32_t{1} << shift >> 1)) >> shift;
    }
  }

  void plain(const Network& network, const std::uint8_t* observation, std::int32_t* out) {
    run_by(network, observation, out, add_row, product);
  }

#if TW_HAVE_FAST_BITS
  TW_FAST_TARGET __attribute__((flatten, noinline)) void fast(const Network& network,
                                                              const std::uint8_t* observation,
                                                              std::int32_t* out) {
    run_by(network, observation, out, add_row, product);
  }
#endif

  void run(const Network& network, const std::uint8_t* observation, std::int32_t* out) {
#if TW_HAVE_FAST_BITS
    static const bool quick = fast_bits();
    if (quick) return fast(network, observation, out);
#endif
    plain(network, observation, out);
  }
};

}  // namespace tw::net
