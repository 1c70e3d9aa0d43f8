// SPDX-License-Identifier: Apache-2.0
/// Context-aware local differential privacy: Q[x,y] <= e^l(x,x') Q[x',y] with a level for each pair of
/// categories of the data (Acharya, Bonawitz, Kairouz, Ramage, Sun, arXiv 1911.00038). Block-structured and
/// high-low privacy are special cases. Parameter `data`: l(x,x') as a multiple of epsilon, infinite if a pair
/// need not be compared.
#pragma once

#include "guarantee/conditions.hpp"

namespace sluice::context_aware {

inline double comparison_count(const Joint<double>& joint, const Parameters& /*none*/) {
  const auto categories = static_cast<double>(joint.cells.cols());
  return categories * (categories - 1);
}

/// Every pair of categories that has a level.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  auto conditions = each_category(joint);
  for (Index x = 0; x < joint.cells.cols(); ++x) {
    for (Index other = 0; other < joint.cells.cols(); ++other) {
      const double factor = parameters.data(x, other);
      if (x == other || std::isinf(factor)) continue;
      conditions.comparisons.push_back({x, other, level_of(conditions.levels, factor)});
    }
  }
  return conditions;
}

}  // namespace sluice::context_aware
