// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "exact/integer_channel.hpp"
#include "exact/marks.hpp"
#include "guarantee/notion.hpp"

namespace sluice {

/// P_more(y) / P_less(y), exactly and in lowest terms, and its place.
struct Ratio {
  Integer numerator;
  Integer denominator;  ///< 0 if a report that is possible on one side rules the other one out
  std::uint32_t level;  ///< the level of the notion whose bound it is compared with
  Side more;
  Side less;
  Index report;
  std::vector<Index> marks =
      {};  ///< the report if it is a set of categories, rising, in the place of `report`
};

/// The ratio, over all reports and comparisons, that is largest beside its bound, in integers throughout. If
/// it is within its bound, the weights keep the guarantee, exactly as they are sampled. If several are equal
/// it is the first: report by report, in each by the order of the comparisons. Nothing if nothing is
/// compared, as with a single secret. Preconditions: `weights` and the conditions agree on a; a bound for
/// each level.
std::optional<Ratio> worst_ratio(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                 const Weights& weights);
/// The same for a channel in integers of any size: only its columns count, not the sums of its rows.
std::optional<Ratio> worst_ratio(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                 const Matrix<Integer>& columns);

/// The same over all 2^a sets of marks. Dinkelbach's iteration finds the best set of every comparison. It
/// starts at t = 1, takes those x whose share of `more` is above t times that of `less`, and sets t to their
/// ratio. It ends when t grows no more; the set is that of the last t. If marks of other categories are never
/// made, the set is the first x with the largest ratio. If several comparisons are equal, the first counts.
std::optional<Ratio> worst_ratio(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                 const Marks& marks);

/// Whether a ratio is within its bound, or there is none.
bool is_within(const std::optional<Ratio>& ratio, const Bounds<Integer>& bounds);

/// The room a ratio leaves below its bound, (1 - ratio / bound) 2^62, rounded down. Precondition: it is
/// within.
Integer slack(const Ratio& ratio, const Bounds<Integer>& bounds);

/// The share of a constant column that, mixed into the columns, repairs the worst ratios; 0 if all are within
/// their bounds. It is e / (e + k r). Here e is the excess of a comparison's row over 0. The mean weight of
/// the report is r, and -k is the row times a column of ones.
double mixing_needed(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                     const Weights& weights, const Vector<double>& mean);

}  // namespace sluice
