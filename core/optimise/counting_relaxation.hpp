// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "optimise/counting_mixture.hpp"
#include "optimise/counting_space.hpp"
#include "optimise/search_polytope.hpp"

namespace sluice {

/// A bound for counting without a search. Only W = sum_i w_i y_i y_i' of a mixture of points y of the
/// polytope matters. Every such W is positive semidefinite, has the prior as its means, and is not negative
/// on any product of two conditions of the polytope. V is convex over all matrices with these properties, and
/// its least value is no larger than that of any mixture. Products of three whose cubic terms cancel would
/// add some 2 % to it in cases where it is 20 % too low.
struct CountingRelaxation {
  double lower_bound = 0;  ///< a bound of V, proved; 0 if it would take too long
  CountingPrices prices;   ///< the prices that prove it; the columns that matter nearly break them
};

/// See `CountingSpace` for V and `functionals`. `polytope` is in its own units (`magnified`), in the smallest
/// possible box. Ends at a gap of `tolerance` times V, or when told to.
CountingRelaxation counting_relaxation(const SearchPolytope& polytope, const CountingSpace& space,
                                       const Matrix<double>& functionals, double tolerance,
                                       const std::function<bool()>& keep_going);

}  // namespace sluice
