// SPDX-License-Identifier: Apache-2.0
/// The contexts of an observer who already knows some of the attributes X_1, ..., X_m of the data: a set J of
/// attributes, and their values x^J. A context is all categories of the data that are then possible.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "guarantee/conditions.hpp"

namespace sluice {

/// The number of contexts, for all sets of attributes except the full one. An observer with all attributes
/// knows the data, and a report that depends on the data alone tells nothing more.
double context_count(const Matrix<Index>& attributes);

/// The people that those with a secret are compared with in a context: everybody in it, or those with another
/// secret.
enum class Against : std::uint8_t { everybody, one_another };

struct ContextSides {
  std::vector<Side> sides;
  std::vector<std::vector<Index>> members;  ///< the categories of each side's context
  std::vector<Comparison> comparisons;      ///< in both directions
};

/// In every context with something to learn, every secret that occurs there. `occurs` is c x a.
ContextSides sides_in_contexts(const Matrix<Index>& attributes, const Matrix<bool>& occurs, Against against);

/// The conditions of a notion whose sides are people in a context.
template <class Scalar>
Conditions<Scalar> conditions_in_contexts(const Joint<Scalar>& joint, const Parameters& parameters,
                                          Against against) {
  Matrix<bool> occurs(joint.cells.rows(), joint.cells.cols());
  for (Index s = 0; s < occurs.rows(); ++s) {
    for (Index x = 0; x < occurs.cols(); ++x) occurs(s, x) = joint.cells(s, x) != 0;
  }
  ContextSides in = sides_in_contexts(parameters.attributes, occurs, against);
  Conditions<Scalar> conditions;
  const auto sides = static_cast<Index>(in.sides.size());
  conditions.weights.resize(sides, joint.cells.cols());
  conditions.weights.setConstant(Scalar(0));
  conditions.mass.resize(sides);
  conditions.mass.setConstant(Scalar(0));
  for (Index i = 0; i < sides; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Index secret = in.sides[at].secret;
    for (const Index x : in.members[at]) {
      conditions.weights(i, x) = secret < 0 ? joint.data(x) : joint.cells(secret, x);
      conditions.mass(i) += conditions.weights(i, x);
    }
  }
  conditions.sides = std::move(in.sides);
  conditions.comparisons = std::move(in.comparisons);
  return conditions;
}

}  // namespace sluice
