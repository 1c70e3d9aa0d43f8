// SPDX-License-Identifier: Apache-2.0
/// Pointwise maximal cost: no report makes any secret less likely than before by more than a factor
/// e^epsilon:  P(s) <= e^epsilon P(s|y)  (arXiv 2407.01167). The counterpart of pointwise maximal leakage.
#pragma once

#include "guarantee/conditions.hpp"

namespace sluice::pmc {

inline double comparison_count(const Joint<double>& joint, const Parameters& /*none*/) {
  return static_cast<double>(joint.cells.rows());
}

/// Everybody against every secret, in one direction.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& /*none*/) {
  return each_secret_against_everybody(joint, kNotCompared, 1);
}

}  // namespace sluice::pmc
