// SPDX-License-Identifier: GPL-3.0-or-later
/// Which intervals are the narrowest for reports of a channel that come as they are expected. That is decided
/// before any report is seen, so that the choice takes nothing from the confidence.
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
  /// For so many reports (n) of a channel. `events` are those that the chances of reports are told by,
  /// `weights` estimates the functionals of the question; what is expected is the question's prior. Channel
  /// and question are referred to.
  ChosenIntervals(const Channel& channel, const ReportEvents& events, const Question& question,
                  const LinearEstimator& weights, double people);

  /// The estimate of a functional; nothing where reports do not tell it.
  [[nodiscard]] const std::optional<Weighing>& weighing(Index functional) const {
    return weighings_[static_cast<std::size_t>(functional)];
  }

  /// The estimate that the interval of a functional is made from: the one above, or how often an event has
  /// come, where that is narrower.
  [[nodiscard]] const std::optional<Weighing>& interval_weighing(Index functional) const {
    return by_event_[static_cast<std::size_t>(functional)] ? by_event_[static_cast<std::size_t>(functional)]
                                                           : weighing(functional);
  }

  /// How a functional by itself is estimated.
  [[nodiscard]] EachBy by(Index functional) const { return by_[static_cast<std::size_t>(functional)]; }

  /// The interval of one functional by itself, from its estimate. Nothing where `by` is `chances`.
  [[nodiscard]] std::optional<EachInterval> each(Index functional, const Vector<double>& counts) const;

  /// All that goes with the intervals of all shares of the question's distribution, a part of the tail each.
  /// It holds for any number of functionals at once. Nothing where that is expected to be wider than all that
  /// goes with the chances of all reports, or where it is empty.
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
  std::vector<std::optional<Weighing>> by_event_;  ///< of a share, where it has the narrower interval
  std::vector<EachBy> by_;
  std::optional<Compatible> usual_;  ///< what goes with the chances of reports that come as expected
};

/// The same for sets of marks: how c . p by itself is estimated from so many.
EachBy chosen_for_marks(const Marks& marks, const Vector<double>& functional, const Question& question,
                        double people);

}  // namespace sluice
