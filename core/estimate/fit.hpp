// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scalar.hpp"

namespace sluice {

/// How well counts go with what was to be expected: Pearson's statistic, n sum (f - q)^2 / q.
struct Fit {
  double statistic = 0;
  Index degrees = 0;       ///< 0 where anything would fit
  double probability = 1;  ///< of a statistic as large as this, or larger, asymptotically
};

/// Of counts (b) with chances (b) that were known before. Rare ones are merged until 5 are expected of each.
/// What cannot happen and has happened has probability 0.
Fit fit(const Vector<double>& counts, const Vector<double>& chances);

/// Of counts with the best of all distributions of the inputs, which is found anew where rare reports are
/// merged. Of degree 0 also where it could not be found to a hundredth of a nat in all. Given which inputs
/// this best one has, the statistic is distributed as chi-square with b less the rank of their rows degrees
/// of freedom (Wollan and Dykstra 1987, conditional test on a cone), so nothing has to be known of the true
/// distribution. Where reports are as many as inputs and none of these is left out there is nothing to be
/// seen.
Fit fit_of_best(const Channel& channel, const Vector<double>& counts, const Vector<double>& best);

/// Of how many marks reports have had (0, 1, ..., a): one with probability 1/2, a - 1 others with `other`
/// each, whatever the distribution of the inputs is.
Fit fit_of_marks(const Vector<double>& sizes, double other);

}  // namespace sluice
