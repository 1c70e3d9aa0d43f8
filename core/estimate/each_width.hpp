// SPDX-License-Identifier: GPL-3.0-or-later
/// How wide intervals of one share by itself will be.
#pragma once

#include <optional>
#include <vector>

#include "estimate/chosen_intervals.hpp"
#include "estimate/worst_case_variance.hpp"

namespace sluice {

/// Half the width of the interval of each functional by itself, where so many people are distributed as the
/// question's prior says, and their reports come exactly as often as that; nothing for a functional whose
/// interval is that of all chances of reports (`EachBy::chances`).
using HalfWidths = std::vector<std::optional<double>>;

HalfWidths each_half_widths(const Channel& channel, const ReportEvents& events, const Question& question,
                            double people);
HalfWidths each_half_widths(const Marks& marks, const Question& question, double people);

/// The same of people of whom it is the widest, to one in a hundred, among mixtures of the two inputs whose
/// mixture makes the estimate vary most. Where all functionals are `alike`, the first one stands for them.
HalfWidths widest_each(const Channel& channel, const ReportEvents& events, const Question& question,
                       double people, bool alike);
HalfWidths widest_each(const Marks& marks, const Question& question, double people, bool alike);

}  // namespace sluice
