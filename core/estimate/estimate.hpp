// SPDX-License-Identifier: GPL-3.0-or-later
/// What whoever receives reports can say of the people who have sent them.
#pragma once

#include "base/result.hpp"
#include "estimate/question.hpp"
#include "exact/marks.hpp"

namespace sluice {

/// The reports of a channel, inputs x b, rows summing to 1: `counts` (b), whole numbers. Where reports are
/// blocks of inputs, intervals come from how often each input is in one (see `report_events`). Fails with
/// bad_request: no counts or more than 2^53 reports, shapes, a confidence that is not between 0 and 1.
Result<Estimates> estimate(const Channel& channel, const Vector<double>& counts, const Question& question);

/// Reports that are sets of marks.
struct MarkedReports {
  Matrix<std::uint8_t> sets;  ///< different ones, m x a: 1 where a category is marked
  Vector<double> counts;      ///< m: how often each has come
};
/// The same of these; inputs are the a categories. Whole sets are weighed where there are at most
/// `kMostWrittenMarks` categories; of more, how often each is marked is counted, and estimates and intervals
/// are wider for it. Those of all chances come from how often each category is marked in any case. Without
/// the most likely distribution (`gap` is infinite and it is the prior) where the sets have more than 5 *
/// 10^7 cells.
Result<Estimates> estimate(const Marks& marks, const MarkedReports& reports, const Question& question);

}  // namespace sluice
