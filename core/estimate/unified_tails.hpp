// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sluice {

/// The chances with which reports may have too small and too large a mean for it to be kept.
struct Tails {
  double small;
  double large;
};

/// Chances of 2 tail together, by the order of likelihood ratios for a normal mean that cannot leave a range
/// (Feldman and Cousins, "Unified approach to the classical statistical analysis of small signals", 1998,
/// section IV.B). The mean is so far from the low and the high end of the range, in deviations of the
/// average. Far from both ends it is `tail` either way. At an end nothing can be too far beyond it, and all
/// of the doubt is about the other side: so an average beyond the end has an interval, and one that is little
/// different has one that is little different. They are chosen for each mean before any report is seen: no
/// test that keeps them needs reports that are normal. Preconditions: distances of 0 or more, 0 < tail < 1/2.
Tails unified_tails(double from_low, double from_high, double tail);

}  // namespace sluice
