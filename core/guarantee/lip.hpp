// SPDX-License-Identifier: Apache-2.0
/// Local information privacy: no report moves the belief in any secret by more than a factor e^epsilon,
/// up or down:  e^-epsilon <= P(s|y) / P(s) <= e^epsilon  (A, Definition 2). Depends on the prior.
#pragma once

#include "guarantee/conditions.hpp"

namespace sluice::lip {

inline double comparison_count(const Joint<double>& joint, const Parameters& /*none*/) {
  return 2 * static_cast<double>(joint.cells.rows());
}

/// Every secret against everybody, in both directions: P(s|y) / P(s) = P(y|s) / P(y).
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& /*none*/) {
  return each_secret_against_everybody(joint, 1, 1);
}

}  // namespace sluice::lip
