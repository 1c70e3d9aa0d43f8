// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/math/distributions/chi_squared.hpp>
#include <vector>

#include "base/scalar.hpp"

namespace sluice::test {

/// The p-value of Pearson's test that counts were drawn with these probabilities; cells of probability 0 must
/// be empty, or the value is 0.
inline double chi_square_p(const std::vector<double>& counts, const Vector<double>& probabilities) {
  double n = 0;
  for (const double count : counts) n += count;
  double statistic = 0;
  int cells = 0;
  for (std::size_t y = 0; y < counts.size(); ++y) {
    const double expected = n * probabilities(static_cast<Index>(y));
    if (expected <= 0) {
      if (counts[y] > 0) return 0;
      continue;
    }
    statistic += (counts[y] - expected) * (counts[y] - expected) / expected;
    ++cells;
  }
  if (cells < 2) return 1;
  return boost::math::cdf(boost::math::complement(boost::math::chi_squared(cells - 1), statistic));
}

}  // namespace sluice::test
