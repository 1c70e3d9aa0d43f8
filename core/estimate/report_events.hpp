// SPDX-License-Identifier: GPL-3.0-or-later
/// The events that exact intervals are made from.
#pragma once

#include "prior/joint.hpp"

namespace sluice {

/// Events of one report, whose chances are bounded all at once by how often each has come.
struct ReportEvents {
  Matrix<double> chances;  ///< inputs x events: P(event | input)
  /// b x events, 1 where a report is an event. Empty where events are the reports themselves, in their order.
  Matrix<double> held = {};
  Index separate = 0;  ///< how many intervals the chance of an error is divided by (see `observed`)

  /// How often each event has come, where reports have come so often.
  [[nodiscard]] Vector<double> counts(const Vector<double>& reports) const;
};

/// The reports of a channel. Where they are blocks of two inputs or more (see protocol/block_design) the
/// events are that an input is in the block, one for each: the estimate of a share is a count of these, and
/// not of reports, of which each could be as far off as all.
ReportEvents report_events(const Matrix<double>& channel);

}  // namespace sluice
