// SPDX-License-Identifier: GPL-3.0-or-later
/// Intervals for a single c . p, from an unbiased estimate of it.
#pragma once

#include <cstdint>

#include "estimate/binomial.hpp"
#include "exact/marks.hpp"

namespace sluice {

/// The method of such an interval; each is chosen before a report is seen.
enum class EachBy : std::uint8_t {
  binomial,  ///< the estimate counts one event: `interval_within` for its chance
  betting,   ///< the estimate is the mean of a bounded number: `mean_interval`
  chances,   ///< the region from the chances of all reports (`Compatible`)
};

struct EachInterval {
  Interval ends;
  EachBy by;
};

/// The estimate of c . p that averages g(Y), Q g = c.
struct Weighing {
  Vector<double> functional;  ///< c, inputs
  Vector<double> weights;     ///< g, b
};

/// Holds with probability 1 - 2 tail or more, and is part of the range of c . p. `expected` is how often
/// reports (b) were expected, in sum 1. The interval holds however often they come. Preconditions: counts (b)
/// at least 0 and not all 0, 0 < tail < 1/2.
EachInterval share_interval(const Channel& channel, const Weighing& weighing, const Vector<double>& counts,
                            const Vector<double>& expected, double tail);

/// How often sets of marks gave each value of the estimate of c . p; see `variance_of_marks`.
struct MarkValues {
  Vector<double> values;
  Vector<double> counts;
};

/// The same from sets of marks. `marked` (a): how often each category is marked. `expected` (a) is the
/// assumed p. Precondition: u < 1/2.
EachInterval share_interval(const Marks& marks, const Vector<double>& functional,
                            const Vector<double>& marked, const MarkValues& values,
                            const Vector<double>& expected, double tail);

/// Two values, each for half of the people, for sets of marks that nobody has sent yet. They give the
/// estimate the right mean and variance under this distribution.
MarkValues expected_values(const Marks& marks, const Vector<double>& functional,
                           const Vector<double>& distribution, double people);

}  // namespace sluice
