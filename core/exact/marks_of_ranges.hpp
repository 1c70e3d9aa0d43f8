// SPDX-License-Identifier: Apache-2.0
/// Reports that are sets of categories, if sides are ranges of distributions. A set is at its likeliest under
/// one distribution and at its unlikeliest under another. These two differ from set to set, so no row alone
/// tells the worst set (see `Marks`). All 2^a are tried.
#pragma once

#include <optional>

#include "base/result.hpp"
#include "exact/marks.hpp"

namespace sluice {

/// More categories have more sets than can be tried.
constexpr Index kMostMarksOfRanges = 10;

/// Whether there is a proof under a notion for reports that are sets of so many categories.
std::optional<Failure> check_sets(const Notion& notion, Index categories);

/// The least `other` for which every comparison holds for every set, in closed form. Let S be the comparison
/// at its worst for the column 1_Y, and -k for the column of ones. Then `other` is the least integer that is
/// not below 2^62 S / (k + 2 S). Precondition: sides are ranges, and a bound for each level.
Marks least_marks_of_ranges(const Conditions<Integer>& compared, const Bounds<Integer>& bounds);

}  // namespace sluice
