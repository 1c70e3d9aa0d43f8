// SPDX-License-Identifier: GPL-3.0-or-later
/// Shared by estimates from reports of a channel and from sets of marks.
#pragma once

#include <optional>
#include <vector>

#include "base/result.hpp"
#include "estimate/compatible.hpp"
#include "estimate/question.hpp"

namespace sluice {

/// With fewer reports a normal approximation says nothing.
inline constexpr double kFewestReports = 30;

/// The failure of a question about so many inputs, or of the counts, if there is one.
std::optional<Failure> check(const Question& question, Index inputs, const Vector<double>& counts);

/// The prior, with a thousandth of doubt, so that it rules no input out.
Vector<double> doubted(const Vector<double>& prior);

/// Intervals for the chances of events, given how many of `people` each happened to. They all hold at once
/// with the confidence asked for (Bonferroni). `separate` of them can be wrong without another one being
/// wrong as well.
std::vector<Interval> observed(const Vector<double>& counts, double people, double confidence,
                               Index separate);

/// The same for chances that lie between those of the inputs (inputs x events): see `interval_within`. They
/// never say that people can't have answered through this channel, since no count is too far beyond the ends.
std::vector<Interval> observed_within(const Matrix<double>& chances, const Vector<double>& counts,
                                      double people, double confidence, Index separate);

/// The distributions in accord with the counts at this confidence. If none is in accord with all of them at
/// once, those in accord with `observed` at 0.9999; nothing if there are none. The wider set holds with the
/// confidence asked for even so: it only replaces a set that failed.
std::optional<Compatible> compatible_with(const Matrix<double>& chances, const Vector<double>& counts,
                                          double people, double confidence, Index separate);

/// The mean over people of a function of their reports that averages to c . p.
struct Average {
  double value;
  double variance;  ///< the variance of the function, over the people
  double range;     ///< the largest less the smallest value of the function
  double fitted;    ///< its variance at the most likely chances, none of which counts as 0
  double noise;     ///< its least variance over people with the same answer
};

/// The figures of an unbiased estimate. `likely` is the most likely distribution.
void fill(Estimate& estimate, const Average& average, const Vector<double>& functional,
          const Vector<double>& likely, double people, double confidence);

/// value +- width, within the possible values; nothing if no part of it is possible.
std::optional<Interval> wald_within(const Interval& means, double value, double width);

/// The figures that need all estimates first.
void finish(Estimates& result, const Question& question);

}  // namespace sluice
