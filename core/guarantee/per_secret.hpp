// SPDX-License-Identifier: Apache-2.0
/// Local information privacy with a level for each secret:  e^-l_s <= P(s|y) / P(s) <= e^l_s  (multi-level
/// privacy, as in arXiv 2601.04815). Parameter `secrets`: l_s as a multiple of epsilon.
#pragma once

#include "guarantee/conditions.hpp"

namespace sluice::per_secret {

inline double comparison_count(const Joint<double>& joint, const Parameters& /*none*/) {
  return 2 * static_cast<double>(joint.cells.rows());
}

/// Every secret against everybody, both ways, with the secret's level.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  auto conditions = each_secret_and_everybody(joint);
  const Index everybody = joint.cells.rows();
  for (Index s = 0; s < everybody; ++s) {
    const std::size_t level = level_of(conditions.levels, parameters.secrets[static_cast<std::size_t>(s)]);
    conditions.comparisons.push_back({s, everybody, level});
    conditions.comparisons.push_back({everybody, s, level});
  }
  return conditions;
}

}  // namespace sluice::per_secret
