// SPDX-License-Identifier: GPL-3.0-or-later
/// The level of a sampler as its draws alone show it, whatever is proved about the numbers that it draws
/// from.
#pragma once

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <cmath>

#include "exact/marks_sample.hpp"

namespace sluice::test {

/// How often each of some events was seen on each side, in so many reports. An event is a report, or any
/// property of one: events need not exclude each other.
struct Tally {
  Matrix<double> counts;   ///< sides x events
  Vector<double> reports;  ///< sides
};

/// Doubles are enough; in WebAssembly longer numbers take a hundred times as long.
using Binomial = boost::math::binomial_distribution<
    double, boost::math::policies::policy<boost::math::policies::promote_double<false>>>;

/// Clopper and Pearson's limits for an event seen `count` times in n. Its chance is below the lower one, or
/// above the upper one, with probability alpha at most, each.
inline double lower_limit(double count, double n, double alpha) {
  return Binomial::find_lower_bound_on_p(n, count, alpha);
}
inline double upper_limit(double count, double n, double alpha) {
  return count < n ? Binomial::find_upper_bound_on_p(n, count, alpha) : 1;
}

/// A level (nats) that the sampler exceeds, except with probability alpha at most. It is the largest ln of a
/// lower limit over another side's upper limit, of all events and pairs of sides. By Bonferroni all limits
/// hold together, two for each event on each side, hence all ratios of them.
inline double least_level(const Tally& tally, double alpha) {
  const auto& [counts, reports] = tally;
  const double each = alpha / (2 * static_cast<double>(counts.size()));
  double level = 0;
  for (Index event = 0; event < counts.cols(); ++event) {
    double most = 0;
    double least = 1;
    for (Index side = 0; side < counts.rows(); ++side) {
      most = std::max(most, lower_limit(counts(side, event), reports(side), each));
      least = std::min(least, upper_limit(counts(side, event), reports(side), each));
    }
    // The limits of one side never cross, so it does not matter which sides they belong to.
    level = std::max(level, std::log(most / least));
  }
  return level;
}

/// The events of reports that are sets of marks: whether each category is marked, which of each two are and,
/// if `whole`, which of all.
inline Index mark_events(Index categories, bool whole) {
  return 2 * categories * categories + (whole ? Index{1} << categories : 0);
}

/// Counts these of one side's reports: 2 a events for single marks, 4 for each two, then 2^a.
inline void count_marks(const MarkedSets& reports, bool whole, Eigen::Ref<Matrix<double>> counts) {
  const Index a = reports.cols();
  const Index sets = 2 * a * a;
  for (Index i = 0; i < reports.rows(); ++i) {
    Index event = 0;
    Index set = 0;
    for (Index y = 0; y < a; ++y, event += 2) {
      counts(0, event + reports(i, y)) += 1;
      set += Index{reports(i, y)} << y;
    }
    for (Index y = 0; y < a; ++y) {
      for (Index other = 0; other < y; ++other, event += 4) {
        counts(0, event + 2 * reports(i, y) + reports(i, other)) += 1;
      }
    }
    if (whole) counts(0, sets + set) += 1;
  }
}

}  // namespace sluice::test
