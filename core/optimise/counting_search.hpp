// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "optimise/counting_mixture.hpp"
#include "optimise/posterior_polytope.hpp"
#include "optimise/search_options.hpp"
#include "optimise/search_polytope.hpp"

namespace sluice {

/// The channel with the best estimates of shares.
struct CountingOptimum {
  Channel channel;  ///< a x b, b often about 2 a
  /// n times the variance of the efficient unbiased estimates of all sums of shares together, if the people
  /// are those of the prior; see `counting_variance`.
  double variance = 0;
  double lower_bound = 0;  ///< no channel under the guarantee has less
};

/// The problem of a search for counting.
struct CountingProblem {
  const Vector<double>& prior;
  const Matrix<double>& contrasts;  ///< K, see `CountingSpace`
  CountingAim aim;
  /// If the aim has a largest V, channels to start from: the first has a smaller one.
  std::vector<Channel> start = {};
};

/// The best mixture of the posteriors of a polytope, over a list of its vertices (one a row), and a bound. If
/// the aim has a largest V, `variance` and bound are those of -I(X;Y). Fails with solver_failed.
Result<CountingOptimum> counting_by_list(const CountingProblem& problem, const PosteriorPolytope& polytope,
                                         const Matrix<double>& vertices, const SearchOptions& options);

/// The same column by column, as `column_generation`. A mixture gives prices, and ascents find posteriors
/// that are worth more. A relaxation and then branch and bound prove how much more any is worth.
Result<CountingOptimum> counting_by_columns(const CountingProblem& problem, const SearchPolytope& polytope,
                                            const SearchOptions& options);

}  // namespace sluice
