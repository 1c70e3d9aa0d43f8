// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/scalar.hpp"

namespace sluice {

struct Interval {
  double low;
  double high;
};

/// Clopper and Pearson's interval for the chance of something that has happened `count` times of `total`:
/// each end is where what has been seen, or more of it on that side, has a chance of `tail`. It holds with
/// probability 1 - 2 tail at least, for any total and any chance; also where every one of the `total` has a
/// chance of its own, for their mean: of such sums the binomial has the largest tails but for the lower end
/// at a count of 1 (Hoeffding 1956), and where that end is missed the upper one is not (for tails below 1/4).
/// Moved outwards by a share of 1e-12. Preconditions: 0 <= count <= total, total > 0, 0 < tail < 1/2.
Interval clopper_pearson(double count, double total, double tail);

/// The same for a chance that is known to be one of `chances`: each of these is tested with the tails that
/// `unified_tails` gives it. Far from both ends of `chances` it is Clopper and Pearson's; it is never empty.
/// It holds as well for the mean of chances of their own, if the tails are below 1/8: a count of 2 or more
/// that refutes a mean with less than 1/4 is beyond it by 1, and counts of 1 keep `tail`. Precondition:
/// `chances` is within [0, 1], and no single number.
Interval interval_within(double count, double total, const Interval& chances, double tail);

/// z with P(N > z) = tail for the normal distribution. Precondition: 0 < tail <= 1/2.
double normal_quantile(double tail);

}  // namespace sluice
