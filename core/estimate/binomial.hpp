// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/scalar.hpp"

namespace sluice {

struct Interval {
  double low;
  double high;
};

/// Clopper and Pearson's interval for the chance of an event that happened `count` times of `total`. At each
/// end the observed count, or a more extreme one on that side, has a chance of `tail`. It holds with
/// probability at least 1 - 2 tail, for any total and any chance. It also holds if each of the `total` has
/// its own chance, for their mean. Among such sums the binomial has the largest tails except for the lower
/// end at a count of 1 (Hoeffding 1956). If that end is missed, the upper one is not (for tails below 1/4).
/// The ends are moved outwards by a share of 1e-12. Preconditions: 0 <= count <= total, total > 0, 0 < tail <
/// 1/2.
Interval clopper_pearson(double count, double total, double tail);

/// The same for a chance that is known to lie within `chances`. Each possible chance is tested with the tails
/// that `unified_tails` gives it. Far from both ends of `chances` it is Clopper and Pearson's; it is never
/// empty. It also holds for the mean of separate chances, if the tails are below 1/8. A count of 2 or more
/// that refutes a mean with less than 1/4 is beyond it by 1. Counts of 1 keep `tail`. Precondition: `chances`
/// is within [0, 1], and not a single number.
Interval interval_within(double count, double total, const Interval& chances, double tail);

/// z with P(N > z) = tail for the normal distribution. Precondition: 0 < tail <= 1/2.
double normal_quantile(double tail);

}  // namespace sluice
