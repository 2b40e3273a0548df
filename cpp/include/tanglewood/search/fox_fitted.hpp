// The policies that were fitted to rulesets.
#pragma once

#include <array>
#include <string_view>

#include "tanglewood/search/fox_weights.hpp"
#include "tanglewood/search/manual_weights.hpp"

namespace tw::search {

// The policy of a ruleset; none where none was fitted.
inline FoxPolicy fitted_policy(std::string_view ruleset) {
  using Weights = std::array<float, PolicyFeatures::kAll>;
  const auto read = [](const std::int16_t* hundredths) {
    Weights weights{};
    for (std::size_t i = 0; i < weights.size(); ++i)
      weights[i] = static_cast<float>(hundredths[i]) / 100;
    return weights;
  };
  static const Weights fox = read(kFoxWeights), manual = read(kManualWeights);
  if (ruleset == "fox") return FoxPolicy(fox.data());
  if (ruleset == "fox-manual") return FoxPolicy(manual.data());
  return FoxPolicy();
}

}  // namespace tw::search
