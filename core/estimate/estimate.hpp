// SPDX-License-Identifier: GPL-3.0-or-later
/// Estimates that the receiver of reports can make about the people who sent them.
#pragma once

#include <variant>

#include "base/result.hpp"
#include "estimate/question.hpp"
#include "exact/marks.hpp"

namespace sluice {

/// How reports come about: a channel between what is asked about and what has been counted, or marks.
using Origin = std::variant<Channel, Marks>;

/// Estimates from the reports of a channel, inputs x b, rows summing to 1: `counts` (b), whole numbers. If
/// reports are blocks of inputs, intervals come from how often each input is in one (see `report_events`).
/// Fails with bad_request: no counts or more than 2^53 reports, wrong shapes, a confidence that is not
/// between 0 and 1.
Result<Estimates> estimate(const Channel& channel, const Vector<double>& counts, const Question& question);

/// Reports that are sets of marks.
struct MarkedReports {
  Matrix<std::uint8_t> sets;  ///< different ones, m x a: 1 where a category is marked
  Vector<double> counts;      ///< m: how often each has come
};
/// The same from these; inputs are the a categories. With at most `kMostWrittenMarks` categories whole sets
/// have weights. With more, the marks of each category are counted, and estimates and intervals are wider for
/// it. Intervals of all chances come from the marks of each category in any case. If the sets have more than
/// 5 * 10^7 cells, there is no most likely distribution (`gap` is infinite and it is the prior).
Result<Estimates> estimate(const Marks& marks, const MarkedReports& reports, const Question& question);

}  // namespace sluice
