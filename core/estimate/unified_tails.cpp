// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/unified_tails.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {
namespace {

double normal_tail(double z) { return std::erfc(z / std::sqrt(2.0)) / 2; }

/// The chance of an average on the side of an end with a likelihood ratio of at most exp(-reach^2 / 2).
/// Beyond the end, which is at this distance, the end is the likeliest mean, and the ratio falls more slowly.
double beyond(double reach, double distance) {
  if (reach <= distance) return normal_tail(reach);
  return distance > 0 ? normal_tail((distance + reach * (reach / distance)) / 2) : 0;
}

}  // namespace

Tails unified_tails(double from_low, double from_high, double tail) {
  if (normal_tail(std::min(from_low, from_high)) <= tail) return {tail, tail};
  const auto at = [&](double reach) { return Tails{beyond(reach, from_low), beyond(reach, from_high)}; };
  double low = 0;
  double high = 40;
  while (high - low > 0x1p-40) {
    const double middle = (low + high) / 2;
    const Tails tails = at(middle);
    (tails.small + tails.large > 2 * tail ? low : high) = middle;
  }
  return at(high);
}

}  // namespace sluice
