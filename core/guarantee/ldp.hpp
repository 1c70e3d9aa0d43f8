// SPDX-License-Identifier: Apache-2.0
/// Local differential privacy with respect to the secret: P(y|s) <= e^epsilon P(y|s') for all pairs of
/// secrets (A, Definition 1). Depends on the prior through P(x|s) only, not on how common a secret is.
#pragma once

#include "guarantee/conditions.hpp"

namespace sluice::ldp {

inline double comparison_count(const Joint<double>& joint, const Parameters& /*none*/) {
  const auto secrets = static_cast<double>(joint.cells.rows());
  return secrets * (secrets - 1);
}

/// Every secret against every other one.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& /*none*/) {
  auto conditions = each_secret(joint);
  for (Index s = 0; s < joint.cells.rows(); ++s) conditions.peers.push_back(s);
  return conditions;
}

}  // namespace sluice::ldp
