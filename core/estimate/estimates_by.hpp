// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/question.hpp"
#include "estimate/report_events.hpp"

namespace sluice {

/// Estimates from the reports of a channel, with intervals from these events; without `prior_fit`.
/// Precondition: `check`.
Estimates estimates_by(const Channel& channel, const ReportEvents& events, const Vector<double>& counts,
                       const Question& question);

}  // namespace sluice
