// SPDX-License-Identifier: Apache-2.0
/// Local information privacy with a level for each secret:  e^-l_s <= P(s|y) / P(s) <= e^l_s  (multi-level
/// privacy, as in arXiv 2601.04815). Parameter `secrets`: l_s as a multiple of epsilon.
#pragma once

#include "guarantee/conditions.hpp"

namespace sluice::per_secret {

inline double comparison_count(const Joint<double>& joint, const Parameters& /*none*/) {
  return 2 * static_cast<double>(joint.cells.rows());
}

/// Every secret against everybody, in both directions, with the secret's level.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  const Eigen::Map<const Vector<double>> levels(parameters.secrets.data(), joint.cells.rows());
  return each_secret_against_everybody<Scalar>(joint, levels, levels);
}

}  // namespace sluice::per_secret
