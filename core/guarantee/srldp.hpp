// SPDX-License-Identifier: Apache-2.0
/// Side-channel resistant local differential privacy. It is local differential privacy with respect to the
/// secret, for an observer who already knows some of the attributes X_1, ..., X_m of the data. For every set
/// J of attributes, all their values x^J and all secrets that occur with them:
///   P(y|s,x^J) <= e^epsilon P(y|s',x^J) .
/// A names it beside Definition 3, without details. Parameter `attributes`. With one attribute it is local
/// differential privacy. It depends on P(x|s) only, since P(x|s,x^J) does.
#pragma once

#include "guarantee/contexts.hpp"

namespace sluice::srldp {

/// An upper bound: it also counts contexts of a single category, which have nothing to compare.
inline double comparison_count(const Joint<double>& joint, const Parameters& parameters) {
  const auto secrets = static_cast<double>(joint.cells.rows());
  return context_count(parameters.attributes) * secrets * (secrets - 1);
}

/// In every context, every secret that occurs there against every other one.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  return conditions_in_contexts(joint, parameters, Against::one_another);
}

}  // namespace sluice::srldp
