// SPDX-License-Identifier: Apache-2.0
/// Profile-based privacy for one channel that all share: P(y|s) <= e^epsilon P(y|s') for secrets (profiles)
/// that are neighbours. (Geumlek, Chaudhuri, arXiv 1903.09084, with a channel that does not know the
/// profile.) Parameter `neighbours`: the edges of the graph of profiles.
#pragma once

#include "guarantee/conditions.hpp"

namespace sluice::profile {

inline double comparison_count(const Joint<double>& /*joint*/, const Parameters& parameters) {
  return 2 * static_cast<double>(parameters.neighbours.size());
}

/// Both directions along every edge.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  auto conditions = each_secret(joint);
  for (const auto& [one, other] : parameters.neighbours) {
    conditions.comparisons.push_back({one, other});
    conditions.comparisons.push_back({other, one});
  }
  return conditions;
}

}  // namespace sluice::profile
