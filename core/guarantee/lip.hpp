// SPDX-License-Identifier: Apache-2.0
/// Local information privacy: no report moves the belief in any secret by more than a factor e^epsilon,
/// up or down:  e^-epsilon <= P(s|y) / P(s) <= e^epsilon  (A, Definition 2). Depends on the prior.
#pragma once

#include "guarantee/conditions.hpp"

namespace sluice::lip {

inline Index comparison_count(Index secrets) { return 2 * secrets; }

/// Every secret against everybody, both ways: P(s|y) / P(s) = P(y|s) / P(y).
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint) {
  auto conditions = each_secret(joint);
  const Index everybody = joint.cells.rows();
  conditions.sides.push_back({});
  conditions.weights.conservativeResize(everybody + 1, Eigen::NoChange);
  conditions.weights.row(everybody) = joint.data.transpose();
  conditions.mass.conservativeResize(everybody + 1);
  conditions.mass(everybody) = joint.total;
  for (Index s = 0; s < everybody; ++s) {
    conditions.comparisons.push_back({s, everybody});
    conditions.comparisons.push_back({everybody, s});
  }
  return conditions;
}

}  // namespace sluice::lip
