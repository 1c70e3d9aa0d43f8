// SPDX-License-Identifier: Apache-2.0
/// Side-channel resistant local information privacy: local information privacy for an observer who knows some
/// of the attributes X_1, ..., X_m of the data already. For every set J of attributes, all their values x^J
/// and every secret:  e^-epsilon <= P(y|s,x^J) / P(y|x^J) <= e^epsilon  (A, Definition 3). Parameter
/// `attributes`. With one attribute it is local information privacy.
///
/// These conditions are linear in a column of the channel like all others, so that the best channel on the
/// whole of X can be had. A takes a channel for each attribute instead and concludes from their levels that
/// the levels of their product add up (Theorem 4), which is not so; see protocol/product.
#pragma once

#include <bit>
#include <map>
#include <utility>
#include <vector>

#include "guarantee/conditions.hpp"

namespace sluice::srlip {

/// Calls `visit` with every set of attributes but that of all, as one bit each. Somebody who knows all of
/// them knows the data, and a report that depends on the data alone tells nothing more.
template <class Visit>
void for_each_known(Index attributes, const Visit& visit) {
  for (unsigned known = 0; known + 1 < (1U << static_cast<unsigned>(attributes)); ++known) visit(known);
}

/// The categories of the data by the values of the known attributes.
inline std::map<std::vector<Index>, std::vector<Index>> contexts(const Matrix<Index>& attributes,
                                                                 unsigned known) {
  std::map<std::vector<Index>, std::vector<Index>> contexts;
  for (Index x = 0; x < attributes.rows(); ++x) {
    std::vector<Index> values;
    for (Index j = 0; j < attributes.cols(); ++j) {
      if ((known >> static_cast<unsigned>(j) & 1U) != 0) values.push_back(attributes(x, j));
    }
    contexts[values].push_back(x);
  }
  return contexts;
}

/// At most; at least as many contexts as categories are left out.
inline double comparison_count(const Joint<double>& joint, const Parameters& parameters) {
  double sets = 0;
  for_each_known(parameters.attributes.cols(), [&](unsigned known) {
    sets += static_cast<double>(contexts(parameters.attributes, known).size());
  });
  return 2 * sets * static_cast<double>(joint.cells.rows());
}

/// In every context every secret that occurs there against all who are there, both ways.
template <class Scalar>
Conditions<Scalar> conditions(const Joint<Scalar>& joint, const Parameters& parameters) {
  const Index categories = joint.cells.cols();
  Conditions<Scalar> conditions;
  std::vector<Vector<Scalar>> weights;
  std::vector<Scalar> mass;
  const auto add_side = [&](const Side& side, const std::vector<Index>& members, const auto& weight_of) {
    Vector<Scalar> weight(categories);
    weight.setConstant(Scalar(0));
    Scalar sum(0);
    for (const Index x : members) {
      weight(x) = weight_of(x);
      sum += weight(x);
    }
    if (sum == 0) return Index{-1};
    conditions.sides.push_back(side);
    weights.push_back(std::move(weight));
    mass.push_back(sum);
    return static_cast<Index>(weights.size()) - 1;
  };
  for_each_known(parameters.attributes.cols(), [&](unsigned known) {
    for (const auto& context : contexts(parameters.attributes, known)) {
      const std::vector<Index>& members = context.second;
      if (members.size() < 2) continue;  // who knows the data learns nothing more
      const Index shared = known == 0 ? -1 : members.front();
      const Index all = add_side({-1, shared, known}, members, [&](Index x) { return joint.data(x); });
      for (Index s = 0; s < joint.cells.rows(); ++s) {
        const Index some = add_side({s, shared, known}, members, [&](Index x) { return joint.cells(s, x); });
        if (some < 0) continue;
        conditions.comparisons.push_back({some, all});
        conditions.comparisons.push_back({all, some});
      }
    }
  });
  const auto sides = static_cast<Index>(weights.size());
  conditions.weights.resize(sides, categories);
  conditions.mass.resize(sides);
  for (Index i = 0; i < sides; ++i) {
    conditions.weights.row(i) = weights[static_cast<std::size_t>(i)].transpose();
    conditions.mass(i) = mass[static_cast<std::size_t>(i)];
  }
  return conditions;
}

}  // namespace sluice::srlip
