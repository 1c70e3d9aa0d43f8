// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"
#include "optimise/search_polytope.hpp"

namespace sluice {

/// How much reports may say of the secret on average: I(S;Y) <= most (nats), above 0.
struct AverageLeakage {
  double most;
  /// All vertices of the polytope, one a row, where they are few; asked for once at most. May be empty.
  std::function<std::optional<Matrix<double>>()> vertices = {};
};

/// The optimum over a polytope of posteriors without a list of its vertices: a linear program over the
/// columns found so far gives prices, a search by these prices gives columns, and when branch and bound
/// proves that none is worth more than `options.gap`, that is the optimum to within it. Ends early when told
/// to, with the bound that has been proved by then, and the prices that prove it. Fails with solver_failed.
///
/// With `average` the optimum among channels that meet it as well (A, Problem 1). It is a row more of the
/// linear program, with a price of its own: a report costs H(v) + price D(P(S|y) || P_S), and for any prices
/// r and any price m >= 0 no channel keeps more than  H(p) - r . p + m most - min { H(v) + m D - r . v }.
/// The prices of the result have m, negative, at their end. The channel exceeds `most` by no more than some
/// rounding does.
///
/// Where m <= 1 a report costs  H(v) + m D = (1 - m) H(v) + m sum_s w_s H(X | s, y) + a linear part, which is
/// concave: w_s = P(s|y), and w_s H(X | s, y) is less the divergence of two vectors that are linear in v. So
/// vertices suffice, and a list of them proves the optimum. That matters where m is 1, as it mostly is when
/// some reports name the secret: along these the cost is linear, and branch and bound does not end.
Result<Envelope> column_generation(const Prior& prior, const SearchPolytope& polytope,
                                   const SearchOptions& options,
                                   const std::optional<AverageLeakage>& average = {});

}  // namespace sluice
