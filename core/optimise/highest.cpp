// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/highest.hpp"

#include <algorithm>
#include <limits>

namespace sluice {

double highest(const std::function<double(double)>& value, double low, double high, int steps, double width) {
  constexpr double kGolden = 0.6180339887498949;
  double best = low;
  double most = -std::numeric_limits<double>::infinity();
  const auto at = [&](double x) {
    const double found = value(x);
    if (found > most) {
      most = found;
      best = x;
    }
    return found;
  };
  const double step = (high - low) / steps;
  for (int i = 0; i <= steps; ++i) at(i == steps ? high : low + i * step);
  double from = std::max(low, best - step);
  double to = std::min(high, best + step);
  double left = to - kGolden * (to - from);
  double right = from + kGolden * (to - from);
  double at_left = at(left);
  double at_right = at(right);
  // The search for a width below the spacing of doubles ends by rounding.
  while (to - from > width && left < right) {
    if (at_left >= at_right) {
      to = right;
      right = left;
      at_right = at_left;
      left = to - kGolden * (to - from);
      at_left = at(left);
    } else {
      from = left;
      left = right;
      at_left = at_right;
      right = from + kGolden * (to - from);
      at_right = at(right);
    }
  }
  return best;
}

}  // namespace sluice
