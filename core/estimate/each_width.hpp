// SPDX-License-Identifier: GPL-3.0-or-later
/// How wide intervals of single shares will be.
#pragma once

#include <optional>
#include <vector>

#include "estimate/chosen_intervals.hpp"
#include "estimate/worst_case_variance.hpp"

namespace sluice {

/// Half the width of each functional's own interval. So many people are distributed as in the question's
/// prior, and their reports come exactly as often. Nothing for a functional whose interval is that of all
/// chances of reports (`EachBy::chances`).
using HalfWidths = std::vector<std::optional<double>>;

HalfWidths each_half_widths(const Channel& channel, const ReportEvents& events, const Question& question,
                            double people);
HalfWidths each_half_widths(const Marks& marks, const Question& question, double people);

/// The same for the people with the widest interval, to one in a hundred. They are mixtures of two inputs:
/// the two whose mixture makes the estimate vary most. If all functionals are `alike`, the first one stands
/// for them.
HalfWidths widest_each(const Channel& channel, const ReportEvents& events, const Question& question,
                       double people, bool alike);
HalfWidths widest_each(const Marks& marks, const Question& question, double people, bool alike);

}  // namespace sluice
