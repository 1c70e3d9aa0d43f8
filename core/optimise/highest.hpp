// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace sluice {

/// Where a function of one number, which may have several peaks, was found highest between `low` and `high`:
/// the best of `steps` + 1 points that are equally far from one another, and the peak beside it by golden
/// section, to `width`. Boost's search by parabolas ends at half the digits of a double, which is too early
/// where a peak is sharp.
double highest(const std::function<double(double)>& value, double low, double high, int steps, double width);

}  // namespace sluice
