// SPDX-License-Identifier: Apache-2.0
/// Asymmetric local information privacy: a level for what makes a secret more likely and another one for
/// what makes it less likely,  e^-l <= P(s|y) / P(s) <= e^epsilon  (Zarrabian, Ding, Sadeghi, arXiv
/// 2303.01017). Parameter `lower`, here `level`: l as a multiple of epsilon.
#pragma once

#include "guarantee/conditions.hpp"

namespace sluice::alip {

inline double comparison_count(const Joint<double>& joint, const Parameters& /*none*/) {
  return 2 * static_cast<double>(joint.cells.rows());
}

/// Every secret against everybody, each way with its level.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  return each_secret_against_everybody(joint, 1, parameters.level);
}

}  // namespace sluice::alip
