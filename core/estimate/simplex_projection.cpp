// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/simplex_projection.hpp"

#include <algorithm>
#include <functional>

namespace sluice {

Vector<double> onto_simplex(const Vector<double>& numbers) {
  // A constant added to all of them changes nothing; this one keeps 1 from being lost beside large numbers.
  const Vector<double> apart = numbers.array() - numbers.maxCoeff();
  Vector<double> sorted = apart;
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  double sum = 0;
  double shift = 0;
  for (Index kept = 0; kept < sorted.size(); ++kept) {
    sum += sorted(kept);
    const double needed = (1 - sum) / static_cast<double>(kept + 1);
    if (sorted(kept) + needed <= 0) break;
    shift = needed;
  }
  return (apart.array() + shift).max(0.0);
}

}  // namespace sluice
