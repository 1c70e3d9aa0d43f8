// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace sluice {

/// The highest point found of a function of one number between `low` and `high`, which may have several
/// peaks. It takes the best of `steps` + 1 equally spaced points, and the peak beside it by golden section,
/// to `width`. Boost's search by parabolas ends at half the digits of a double, which is too early for a
/// sharp peak.
double highest(const std::function<double(double)>& value, double low, double high, int steps, double width);

}  // namespace sluice
