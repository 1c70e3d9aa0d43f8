// SPDX-License-Identifier: GPL-3.0-or-later
/// Chooses the narrowest intervals for reports of a channel that come as expected. The choice is made before
/// any report is seen, so it costs no confidence.
#pragma once

#include <optional>
#include <vector>

#include "estimate/compatible.hpp"
#include "estimate/linear_estimate.hpp"
#include "estimate/question.hpp"
#include "estimate/report_events.hpp"
#include "estimate/share_interval.hpp"
#include "exact/marks.hpp"

namespace sluice {

class ChosenIntervals {
 public:
  /// For so many reports (n) of a channel. `events` are those that tell the chances of reports, and `weights`
  /// estimates the functionals of the question. The question's prior gives the expected reports. Channel and
  /// question are held by reference.
  ChosenIntervals(const Channel& channel, const ReportEvents& events, const Question& question,
                  const LinearEstimator& weights, double people);

  /// The estimate of a functional; nothing if reports do not tell it.
  [[nodiscard]] const std::optional<Weighing>& weighing(Index functional) const {
    return weighings_[static_cast<std::size_t>(functional)];
  }

  /// The estimate behind the interval of a functional: the one above, or the count of an event if that is
  /// narrower.
  [[nodiscard]] const std::optional<Weighing>& interval_weighing(Index functional) const {
    return by_event_[static_cast<std::size_t>(functional)] ? by_event_[static_cast<std::size_t>(functional)]
                                                           : weighing(functional);
  }

  /// The method of a functional's own interval.
  [[nodiscard]] EachBy by(Index functional) const { return by_[static_cast<std::size_t>(functional)]; }

  /// The interval of one functional on its own, from its estimate. Nothing if `by` is `chances`.
  [[nodiscard]] std::optional<EachInterval> each(Index functional, const Vector<double>& counts) const;

  /// The distributions in accord with the intervals of all shares of the question's distribution, with a part
  /// of the tail for each. It holds for any number of functionals at once. Nothing if it is empty, or
  /// expected to be wider than the region from the chances of all reports.
  [[nodiscard]] std::optional<Compatible> together(const Vector<double>& counts) const;

 private:
  [[nodiscard]] std::optional<Compatible> with_shares(const Vector<double>& counts) const;
  [[nodiscard]] EachInterval alone(Index functional, const Vector<double>& counts, double tail) const;

  const Channel& channel_;
  const Question& question_;
  double people_;
  double tail_;
  Vector<double> expected_;
  std::vector<std::optional<Weighing>> weighings_;
  std::vector<std::optional<Weighing>> by_event_;  ///< for a share, if it has the narrower interval
  std::vector<EachBy> by_;
  std::optional<Compatible> usual_;  ///< the region from the chances of reports that come as expected
};

/// The same for sets of marks: the method for c . p on its own, from so many.
EachBy chosen_for_marks(const Marks& marks, const Vector<double>& functional, const Question& question,
                        double people);

}  // namespace sluice
