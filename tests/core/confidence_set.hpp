// SPDX-License-Identifier: GPL-3.0-or-later
/// The set of a sample, from its definition (see prior/confidence).
#pragma once

#include <cmath>

#include "prior/confidence.hpp"

namespace sluice::test {

/// sum (sampled - joint)^2 / joint over all cells, or 2 sum sampled ln(sampled / joint).
inline double distance(const Matrix<double>& sampled, const Matrix<double>& joint,
                       Statistic statistic = Statistic::likelihood) {
  double sum = 0;
  if (statistic == Statistic::likelihood) {
    for (Index i = 0; i < sampled.size(); ++i) {
      const double p = sampled.reshaped()(i);
      if (p > 0) sum += 2 * p * std::log(p / joint.reshaped()(i));
    }
    return sum;
  }
  for (Index i = 0; i < sampled.size(); ++i) {
    const double off = sampled.reshaped()(i) - joint.reshaped()(i);
    if (off != 0) sum += off * off / joint.reshaped()(i);
  }
  return sum;
}

/// The point on the boundary of the set on the way from the sample to a distribution.
inline Matrix<double> on_boundary(const Matrix<double>& sampled, const Matrix<double>& towards, double radius,
                                  Statistic statistic = Statistic::likelihood) {
  double low = 0;
  double high = 1;
  for (int i = 0; i < 60; ++i) {
    const double middle = (low + high) / 2;
    const bool inside = distance(sampled, (1 - middle) * sampled + middle * towards, statistic) <= radius;
    (inside ? low : high) = middle;
  }
  return (1 - low) * sampled + low * towards;
}

}  // namespace sluice::test
