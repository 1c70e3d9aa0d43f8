// SPDX-License-Identifier: Apache-2.0
/// Local differential privacy with respect to the data themselves: Q[x,y] <= e^epsilon Q[x',y] for all pairs
/// of categories. It does not depend on the prior, and it protects every secret, known or not.
#pragma once

#include "guarantee/conditions.hpp"

namespace sluice::data_ldp {

inline double comparison_count(const Joint<double>& joint, const Parameters& /*none*/) {
  const auto categories = static_cast<double>(joint.cells.cols());
  return categories * (categories - 1);
}

/// Every category against every other one.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& /*none*/) {
  auto conditions = each_category(joint);
  for (Index x = 0; x < joint.cells.cols(); ++x) conditions.peers.push_back(x);
  return conditions;
}

}  // namespace sluice::data_ldp
