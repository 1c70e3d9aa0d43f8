// SPDX-License-Identifier: GPL-3.0-or-later
/// What estimates from reports of a channel and from sets of marks have in common.
#pragma once

#include <optional>
#include <vector>

#include "base/result.hpp"
#include "estimate/compatible.hpp"
#include "estimate/question.hpp"

namespace sluice {

/// Of fewer reports a normal approximation says nothing.
inline constexpr double kFewestReports = 30;

/// What is wrong with a question about so many inputs, or with the counts.
std::optional<Failure> check(const Question& question, Index inputs, const Vector<double>& counts);

/// The prior, with a thousandth of doubt: whatever it says, no input is ruled out.
Vector<double> doubted(const Vector<double>& prior);

/// Intervals for chances that something happened with, so many times of `people` each, which all hold at once
/// with the confidence asked for (Bonferroni). `separate` of them can be wrong without another one being
/// wrong, too.
std::vector<Interval> observed(const Vector<double>& counts, double people, double confidence,
                               Index separate);

/// The same for chances that those of the inputs (inputs x events) are between: see `interval_within`.
/// Nothing is too far beyond these, so they never say that people can't have answered through this channel.
std::vector<Interval> observed_within(const Matrix<double>& chances, const Vector<double>& counts,
                                      double people, double confidence, Index separate);

/// What goes with the counts at this confidence or, where nothing goes with all of them at once, with what is
/// `observed` at 0.9999; nothing where nothing does. Intervals of the wider set hold with the confidence
/// asked for all the same: it is taken where that fails.
std::optional<Compatible> compatible_with(const Matrix<double>& chances, const Vector<double>& counts,
                                          double people, double confidence, Index separate);

/// The mean over people of some function of their reports that averages to c . p.
struct Average {
  double value;
  double variance;  ///< of the function, over the people
  double range;     ///< of the function
  double fitted;    ///< its variance at the most likely chances, of which none is taken for 0
  double noise;     ///< its variance over people with the same answer, the least there is
};

/// The figures of an unbiased estimate. `likely` is the most likely distribution.
void fill(Estimate& estimate, const Average& average, const Vector<double>& functional,
          const Vector<double>& likely, double people, double confidence);

/// value +- width, within what can be; nothing where no part of it can.
std::optional<Interval> wald_within(const Interval& means, double value, double width);

/// The figures that need all estimates to be there.
void finish(Estimates& result, const Question& question);

}  // namespace sluice
