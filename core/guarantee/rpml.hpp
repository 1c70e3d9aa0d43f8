// SPDX-License-Identifier: Apache-2.0
/// Robust pointwise maximal leakage: pml, whichever of the distributions is true that the sample does not
/// rule out at confidence 1 - alpha:  P(s|y) / P(s) <= e^epsilon  under all of them. For channels that see
/// the data alone.
#pragma once

#include "guarantee/sampled_lift.hpp"

namespace sluice::rpml {

inline double comparison_count(const Joint<double>& joint, const Parameters& /*known*/) {
  return 1 * static_cast<double>(joint.cells.rows());
}

/// Every secret against everybody, at the worst of what is known (see `sampled_lift`).
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  return sampled_lift::conditions(joint, parameters, sampled_lift::Lifts::above);
}

template <class Scalar>
Conditions<Scalar> corner_conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  return sampled_lift::corner_conditions(joint, parameters, sampled_lift::Lifts::above);
}

}  // namespace sluice::rpml
