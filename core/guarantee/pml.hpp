// SPDX-License-Identifier: Apache-2.0
/// Pointwise maximal leakage about the secret: no report makes any secret more likely than before by more
/// than a factor e^epsilon:  P(s|y) <= e^epsilon P(s). A report may rule a secret out. (Saeidian, Cervia,
/// Oechtering, Skoglund, arXiv 2205.04935; Grosse, Saeidian, Oechtering, arXiv 2310.07381.)
#pragma once

#include "guarantee/conditions.hpp"

namespace sluice::pml {

inline double comparison_count(const Joint<double>& joint, const Parameters& /*none*/) {
  return static_cast<double>(joint.cells.rows());
}

/// Every secret against everybody, in one direction.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& /*none*/) {
  return each_secret_against_everybody(joint, 1, kNotCompared);
}

}  // namespace sluice::pml
