// SPDX-License-Identifier: Apache-2.0
/// Robust local information privacy: e^-epsilon <= P(s|y) / P(s) <= e^epsilon under every distribution that
/// the sample does not rule out at confidence 1 - alpha. It is to lip as E's Definition 1 is to ldp. For
/// channels that see the data alone.
#pragma once

#include "guarantee/sampled_lift.hpp"

namespace sluice::rlip {

inline double comparison_count(const Joint<double>& joint, const Parameters& /*known*/) {
  return 2 * static_cast<double>(joint.cells.rows());
}

/// Every secret against everybody, at the worst of the ranges (see `sampled_lift`); as in the sample if the
/// set itself is proved.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  // One secret is everybody.
  if (parameters.by_set && joint.cells.rows() == 1) return each_secret(joint);
  if (parameters.by_set) return each_secret_against_everybody(joint, 1, 1);
  return sampled_lift::conditions(joint, parameters, sampled_lift::Lifts::both);
}

template <class Scalar>
Conditions<Scalar> corner_conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  if (parameters.by_set && parameters.points.empty()) return conditions(joint, parameters);
  return sampled_lift::corner_conditions(joint, parameters, sampled_lift::Lifts::both);
}

}  // namespace sluice::rlip
