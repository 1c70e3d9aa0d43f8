// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "exact/integer_channel.hpp"
#include "exact/marks.hpp"
#include "guarantee/notion.hpp"

namespace sluice {

/// P_more(y) / P_less(y), exactly and in lowest terms, and where it is reached.
struct Ratio {
  Integer numerator;
  Integer denominator;  ///< 0 where a report that is possible on one side rules the other one out
  std::size_t level;    ///< which of the notion's levels it is held against
  Side more;
  Side less;
  Index report;
  std::vector<Index> marks =
      {};  ///< the report where it is a set of categories, rising, in the place of `report`
};

/// Of all reports and comparisons the ratio that is largest beside its bound, in integers throughout: where
/// it is within it, the weights, exactly as they are sampled from, keep the promise. Of several the first:
/// report by report, in each by the order of the comparisons. Nothing where nothing is compared, as with a
/// single secret. Preconditions: `weights` and what is compared agree on a; a bound for each level.
std::optional<Ratio> worst_ratio(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                 const Weights& weights);
/// The same of a channel in integers of any size, whose columns count alone, not what its rows sum to.
std::optional<Ratio> worst_ratio(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                 const Matrix<Integer>& columns);

/// The same over all 2^a sets of marks. Every comparison has its best set, by Dinkelbach's iteration: from
/// t = 1 on those x whose share of `more` is above t times that of `less`, and t their ratio, until it grows
/// no more; the set is that of the last t. Where no mark but one's own is ever made, the first x with the
/// largest ratio. Of several comparisons the first.
std::optional<Ratio> worst_ratio(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                                 const Marks& marks);

/// Whether it is.
bool is_within(const std::optional<Ratio>& ratio, const Bounds<Integer>& bounds);

/// How much of its bound a ratio leaves, (1 - ratio / bound) 2^62, rounded down. Precondition: it is within.
Integer slack(const Ratio& ratio, const Bounds<Integer>& bounds);

/// 0 where all ratios are within their bounds. Otherwise the share of a constant column that, mixed into the
/// columns, puts those right that are worst: e / (e + k r), with e what a comparison's row exceeds 0 by, r
/// the mean weight of the report, and -k what the row makes of a column of ones.
double mixing_needed(const Conditions<Integer>& compared, const Bounds<Integer>& bounds,
                     const Weights& weights, const Vector<double>& mean);

}  // namespace sluice
