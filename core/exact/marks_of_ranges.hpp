// SPDX-License-Identifier: Apache-2.0
/// Reports that are sets of categories, where sides are ranges of distributions. A set is at its likeliest
/// under one distribution and at its unlikeliest under another, and which ones these are differs from set to
/// set, so that no row alone tells the worst set (see `Marks`). All 2^a are tried.
#pragma once

#include <optional>
#include <vector>

#include "base/result.hpp"
#include "exact/marks.hpp"

namespace sluice {

/// More categories have more sets than can be tried.
constexpr Index kMostMarksOfRanges = 10;

/// Whether there is a proof under a notion for reports that are sets of so many categories.
std::optional<Failure> check_sets(const Notion& notion, Index categories);

/// All sets of the categories: the smaller ones first, those of a size by the numbers that have a bit for
/// each category. Precondition: few categories.
std::vector<std::vector<Index>> sets_of(Index categories);

/// The column of each of them, in proportion, a x 2^a:  other + (2^62 - 2 other) 1_Y . Without other marks
/// sets of several categories do not occur: their columns are 0.
Matrix<Integer> columns_of_sets(const Marks& marks);

/// The least `other` for which every comparison holds for every set, in closed form: with S what 1_Y makes of
/// a comparison at its worst, and -k what a column of ones does, it is the least integer that is not below
/// 2^62 S / (k + 2 S). Precondition: sides are ranges, and a bound for each level.
Marks least_marks_of_ranges(const Conditions<Integer>& compared, const Bounds<Integer>& bounds);

}  // namespace sluice
