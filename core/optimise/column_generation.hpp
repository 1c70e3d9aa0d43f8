// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"
#include "optimise/search_polytope.hpp"

namespace sluice {

/// A limit of the average leakage: I(S;Y) <= most (nats), above 0.
struct AverageLeakage {
  double most;
  /// All vertices of the polytope, one a row, if they are few; called at most once. May be empty.
  std::function<std::optional<Matrix<double>>()> vertices = {};
};

/// The optimum over a polytope of posteriors without a list of its vertices. A linear program over the
/// columns found so far gives prices, and a search by these prices gives columns. When branch and bound
/// proves that none is worth more than `options.gap`, the result is optimal to within it. Ends early when
/// told to, with the bound proved by then and the prices that prove it. Fails with solver_failed.
///
/// With `average`, it is the optimum among channels that also meet this limit (A, Problem 1). The limit is
/// one more row of the linear program, with a price of its own: a report costs H(v) + price D(P(S|y) || P_S).
/// For any prices r and any price m >= 0 no channel keeps more than
///   H(p) - r . p + m most - min { H(v) + m D - r . v }.
/// The prices of the result have m, negative, at their end. The channel exceeds `most` by no more than
/// rounding.
///
/// If m <= 1, a report costs
///   H(v) + m D = (1 - m) H(v) + m sum_s w_s H(X | s, y) + a linear part,  w_s = P(s|y) .
/// This is concave, since w_s H(X | s, y) is minus the divergence of two vectors that are linear in v. So
/// vertices suffice, and a list of them proves the optimum. The list matters if m is 1, as it mostly is when
/// some reports name the secret. Along these the cost is linear, and branch and bound does not end.
Result<Envelope> column_generation(const Prior& prior, const SearchPolytope& polytope,
                                   const SearchOptions& options,
                                   const std::optional<AverageLeakage>& average = {});

}  // namespace sluice
