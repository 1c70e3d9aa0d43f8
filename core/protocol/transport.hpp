// SPDX-License-Identifier: GPL-3.0-or-later
/// Plans that take what is too much here to where it is missing.
#pragma once

#include <optional>
#include <vector>

#include "base/result.hpp"
#include "base/scalar.hpp"

namespace sluice {

/// How much there is of each category and how much is wanted, none below 0; both sum to the same, to
/// rounding. A plan is a x a, none below 0, rows sum to the supply, columns to the demand.
struct Transport {
  Vector<double> supply;
  Vector<double> demand;
};

/// From everywhere to everywhere in proportion:  supply demand^T / their sum.
Matrix<double> proportional_plan(const Transport& transport);

/// Every vertex of the polytope of plans; rounding may make two of one. A vertex is a forest, which has a
/// leaf: there all that is supplied or all that is wanted goes to one place. So whoever settles pairs one
/// after the other, as much as may be each time, in every order, meets all of them and nothing else. Empty
/// where there are more than `most` ways to begin with.
std::optional<std::vector<Matrix<double>>> transport_vertices(const Transport& transport, std::size_t most);

/// A vertex that settles pairs by rising cost, as much as may be each time.
Matrix<double> greedy_plan(const Transport& transport, const Matrix<double>& cost);

/// The cheapest plan, by linear programming. Precondition: cost a x a, finite, none below 0. Fails with
/// solver_failed.
Result<Matrix<double>> cheapest_plan(const Transport& transport, const Matrix<double>& cost);

/// The constraints of a plan between so many supplies and demands: rows then columns of the plan, row-major.
Matrix<double> plan_constraints(Index supplies, Index demands);

}  // namespace sluice
