// Whether two searches found the same.
#pragma once

#include <cstddef>

#include "tanglewood/search/report.hpp"

inline bool same(const tw::search::Report& a, const tw::search::Report& b) {
  bool equal = a.iterations == b.iterations && a.tried.size() == b.tried.size();
  for (std::size_t i = 0; equal && i < a.tried.size(); ++i) {
    equal = a.tried[i].action == b.tried[i].action && a.tried[i].visits == b.tried[i].visits &&
            a.tried[i].sum == b.tried[i].sum;
  }
  return equal;
}
