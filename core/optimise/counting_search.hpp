// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "optimise/counting_mixture.hpp"
#include "optimise/counting_optimum.hpp"
#include "optimise/posterior_polytope.hpp"
#include "optimise/search_polytope.hpp"

namespace sluice {

/// What a search for counting works on.
struct CountingProblem {
  const Vector<double>& prior;
  const Matrix<double>& contrasts;  ///< K, see `CountingSpace`
  CountingAim aim;
  /// Where the aim has a largest V, channels to start from: the first has a smaller one.
  std::vector<Channel> start = {};
};

/// The best mixture of the posteriors of a polytope, over a list of its vertices (one a row), and a bound.
/// Where the aim has a largest V, `variance` and bound are of -I(X;Y). Fails with solver_failed.
Result<CountingOptimum> counting_by_list(const CountingProblem& problem, const PosteriorPolytope& polytope,
                                         const Matrix<double>& vertices, const SearchOptions& options);

/// The same column by column, as `column_generation`: a mixture gives prices, ascents find posteriors that
/// are worth more, a relaxation and then branch and bound prove how much more any is worth.
Result<CountingOptimum> counting_by_columns(const CountingProblem& problem, const SearchPolytope& polytope,
                                            const SearchOptions& options);

}  // namespace sluice
