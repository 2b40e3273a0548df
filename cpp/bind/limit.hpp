// The limit of a solve as Python gives it: 0 nodes mean no limit.
#pragma once

#include "tanglewood/solve/limit.hpp"

namespace tw::bind {

inline solve::Limit nodes_limit(std::int64_t nodes) {
  solve::Limit limit;
  if (nodes > 0) limit.nodes = static_cast<std::uint64_t>(nodes);
  return limit;
}

}  // namespace tw::bind
