// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "guarantee/worst_lift.hpp"

namespace sluice {

/// Numbers that bound  R.q - L R'.q  over all that a sample does not rule out of two secrets (see
/// exact/lift_proof), for chances of which the largest is about 1.
struct PairDual {
  double more;   ///< u
  double less;   ///< v
  double bound;  ///< what they bound it by, but for roundings
};

/// The best of these numbers, for which the bound is reached: that function of them is convex. `sides` are
/// what was counted of both secrets, as shares of all people, in a set by the likelihood; `bound` is L >= 1.
PairDual pair_dual(const SampledSides& sides, const SidesChances& chances, double bound);

}  // namespace sluice
