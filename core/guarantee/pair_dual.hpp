// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "guarantee/worst_lift.hpp"

namespace sluice {

/// Numbers that bound R.q - L R'.q' over all distributions of two secrets that a sample does not rule out
/// (see exact/lift_proof). The largest of the chances is about 1.
struct PairDual {
  double more;   ///< u
  double less;   ///< v
  double bound;  ///< the bound they give, but for roundings
};

/// The best of these numbers, for which the bound is reached: it is convex in them. `sides` are the counts of
/// both secrets, as shares of all people, in a set by the likelihood; `bound` is L >= 1.
PairDual pair_dual(const SampledSides& sides, const SidesChances& chances, double bound);

}  // namespace sluice
