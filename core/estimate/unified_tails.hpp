// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sluice {

/// The chances of reports with too small and too large a mean for it to be kept.
struct Tails {
  double small;
  double large;
};

/// Chances of 2 tail together, by the order of likelihood ratios for a normal mean that cannot leave a range.
/// (Feldman and Cousins, "Unified approach to the classical statistical analysis of small signals", 1998,
/// section IV.B.) The arguments are the distances of the mean from the low and the high end of the range, in
/// deviations of the average.
/// Far from both ends each is `tail`. At an end no average is too far beyond it, and all of the doubt is
/// about the other side. So an average beyond the end has an interval, and a slightly different one has a
/// slightly different interval. The tails are fixed for each mean before any report is seen, so a test that
/// uses them does not need normal reports. Preconditions: distances of 0 or more, 0 < tail < 1/2.
Tails unified_tails(double from_low, double from_high, double tail);

}  // namespace sluice
