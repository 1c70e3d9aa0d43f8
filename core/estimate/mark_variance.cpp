// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/mark_variance.hpp"

#include <algorithm>

namespace sluice {

double variance_of_marks(const Vector<double>& functional, const Marks& marks,
                         const Vector<double>& distribution) {
  const double u = static_cast<double>(marks.other) / static_cast<double>(kRowSum);
  const double slope = 0.5 - u;
  const auto q = u + slope * distribution.array();
  const Vector<double> weighted = functional.cwiseProduct(distribution);
  const double own = (functional.array().square() * q * (1 - q)).sum() / (slope * slope);
  return std::max(0.0, own + weighted.squaredNorm() - weighted.sum() * weighted.sum());
}

}  // namespace sluice
