// SPDX-License-Identifier: GPL-3.0-or-later
/// Sets of marks as the reports of a channel, if categories are few enough to write all sets down.
#pragma once

#include "estimate/estimate.hpp"
#include "estimate/report_events.hpp"

namespace sluice {

/// With more categories there are too many sets to list, and estimates count marks.
constexpr Index kMostWrittenMarks = 10;

inline bool is_written(const Marks& marks) { return marks.categories <= kMostWrittenMarks; }

/// The events of such sets, one for each category: that it is marked. Precondition: `is_written`.
ReportEvents mark_events(const Marks& marks);

/// The place of a set in the channel of `expanded`.
Index place_of(const Matrix<std::uint8_t>& sets, Index row);

/// Numbers of sets (m), added up for each report of that channel (2^a).
Vector<double> laid_out(const Matrix<std::uint8_t>& sets, const Vector<double>& numbers);

}  // namespace sluice
