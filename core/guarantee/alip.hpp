// SPDX-License-Identifier: Apache-2.0
/// Asymmetric local information privacy. It has one level for reports that make a secret more likely, and
/// another for those that make it less likely.
///   e^-l <= P(s|y) / P(s) <= e^epsilon
/// See Zarrabian, Ding, Sadeghi, arXiv 2303.01017. Parameter `lower`, here `level`: l as a multiple of
/// epsilon.
#pragma once

#include "guarantee/conditions.hpp"

namespace sluice::alip {

inline double comparison_count(const Joint<double>& joint, const Parameters& /*none*/) {
  return 2 * static_cast<double>(joint.cells.rows());
}

/// Every secret against everybody, in each direction with its level.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  return each_secret_against_everybody(joint, 1, parameters.level);
}

}  // namespace sluice::alip
