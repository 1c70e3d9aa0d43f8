// SPDX-License-Identifier: GPL-3.0-or-later
/// The events that exact intervals are made from.
#pragma once

#include "prior/joint.hpp"

namespace sluice {

/// Events of one report, whose chances are bounded all at once by how often each has come.
struct ReportEvents {
  Matrix<double> chances;  ///< inputs x events: P(event | input)
  /// b x events, 1 if a report is an event. Empty if events are the reports themselves, in their order.
  Matrix<double> held = {};
  Index separate = 0;  ///< the number of intervals that share the chance of an error (see `observed`)

  /// How often each event has come, given how often reports have come.
  [[nodiscard]] Vector<double> counts(const Vector<double>& reports) const;
};

/// The events of a channel's reports. If reports are blocks of two inputs or more (see
/// protocol/block_design), there is an event for each input: the block contains it. The estimate of a share
/// counts these, and not reports, each of which could be as far off as all.
ReportEvents report_events(const Matrix<double>& channel);

}  // namespace sluice
