// SPDX-License-Identifier: Apache-2.0
/// Side-channel resistant local differential privacy: local differential privacy with respect to the secret
/// for an observer who knows some of the attributes X_1, ..., X_m of the data already. For every set J of
/// attributes, all their values x^J and all secrets that occur with them:
/// P(y|s,x^J) <= e^epsilon P(y|s',x^J)  (A names it beside Definition 3, and leaves it at that). Parameter
/// `attributes`. With one attribute it is local differential privacy. It depends on P(x|s) only, since
/// P(x|s,x^J) does.
#pragma once

#include "guarantee/contexts.hpp"

namespace sluice::srldp {

/// At most; at least as many contexts as categories are left out.
inline double comparison_count(const Joint<double>& joint, const Parameters& parameters) {
  const auto secrets = static_cast<double>(joint.cells.rows());
  return context_count(parameters.attributes) * secrets * (secrets - 1);
}

/// In every context every secret that occurs there against every other one.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  return conditions_in_contexts(joint, parameters, Against::one_another);
}

}  // namespace sluice::srldp
