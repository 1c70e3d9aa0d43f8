// SPDX-License-Identifier: Apache-2.0
/// Side-channel resistant local information privacy: local information privacy for an observer who already
/// knows some of the attributes X_1, ..., X_m of the data. For every set J of attributes, all their values
/// x^J and every secret:
///   e^-epsilon <= P(y|s,x^J) / P(y|x^J) <= e^epsilon  (A, Definition 3).
/// Parameter `attributes`. With one attribute it is local information privacy.
///
/// These conditions are linear in a column of the channel like all others, so the best channel on the whole
/// of X can be found. A takes a channel for each attribute instead. It concludes from their levels that the
/// levels of their product add up (Theorem 4), which is false; see protocol/product.
#pragma once

#include "guarantee/contexts.hpp"

namespace sluice::srlip {

/// An upper bound: it also counts contexts of a single category, which have nothing to compare.
inline double comparison_count(const Joint<double>& joint, const Parameters& parameters) {
  return 2 * context_count(parameters.attributes) * static_cast<double>(joint.cells.rows());
}

/// In every context, every secret that occurs there against everybody in it, in both directions.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  return conditions_in_contexts(joint, parameters, Against::everybody);
}

}  // namespace sluice::srlip
