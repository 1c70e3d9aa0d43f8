// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"
#include "optimise/search_polytope.hpp"

namespace sluice {

/// The optimum over a polytope of posteriors without a list of its vertices: a linear program over the
/// columns found so far gives prices, a search by these prices gives columns, and when branch and bound
/// proves that none is worth more than `options.gap`, that is the optimum to within it. Ends early when told
/// to, with the bound that has been proved by then, and the prices that prove it. Fails with solver_failed.
Result<Envelope> column_generation(const Prior& prior, const SearchPolytope& polytope,
                                   const SearchOptions& options);

}  // namespace sluice
