// SPDX-License-Identifier: GPL-3.0-or-later
/// Plans that move surplus to where mass is missing.
#pragma once

#include <optional>
#include <vector>

#include "base/result.hpp"
#include "base/scalar.hpp"

namespace sluice {

/// The supply and the demand of each category, none below 0; both have the same sum, up to rounding. A plan
/// is a x a, none below 0, rows sum to the supply, columns to the demand.
struct Transport {
  Vector<double> supply;
  Vector<double> demand;
};

/// From everywhere to everywhere in proportion: supply demand^T / their sum.
Matrix<double> proportional_plan(const Transport& transport);

/// Every vertex of the polytope of plans; rounding may make two of one. A vertex is a forest, which has a
/// leaf, where all supply or all demand goes to one place. So settling pairs one after the other, each as far
/// as possible, in every order, gives exactly the vertices. Empty if there are more than `most` ways to
/// begin.
std::optional<std::vector<Matrix<double>>> transport_vertices(const Transport& transport, std::size_t most);

/// A vertex that settles pairs by rising cost, each as far as possible.
Matrix<double> greedy_plan(const Transport& transport, const Matrix<double>& cost);

/// The cheapest plan, by linear programming. Precondition: cost a x a, finite, none below 0. Fails with
/// solver_failed.
Result<Matrix<double>> cheapest_plan(const Transport& transport, const Matrix<double>& cost);

/// The constraints of a plan between so many supplies and demands: rows then columns of the plan, row-major.
Matrix<double> plan_constraints(Index supplies, Index demands);

}  // namespace sluice
