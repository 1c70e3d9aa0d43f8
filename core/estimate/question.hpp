// SPDX-License-Identifier: GPL-3.0-or-later
/// A question about the people who have sent reports, and its answer.
#pragma once

#include <optional>
#include <vector>

#include "base/scalar.hpp"
#include "estimate/binomial.hpp"
#include "estimate/fit.hpp"
#include "estimate/share_interval.hpp"

namespace sluice {

/// A question about the distribution p of a channel's inputs.
struct Question {
  /// k x inputs: each row c asks for c . p, such as how common a category is.
  Matrix<double> functionals;
  /// So many of the first rows are chances of events of which exactly one happens: they are a distribution.
  Index distribution = 0;
  /// The p that was assumed when the protocol was made (sums to 1). It decides how the linear estimate weighs
  /// reports, and which distribution is shown if reports leave a choice. No interval depends on it, and no
  /// estimate is biased by it.
  Vector<double> prior;
  double confidence = 0.95;
  /// How many people's answers the prior is worth in `Estimate::shrunken`, which is left out for 0.
  double shrink = 0;
};

/// One functional, estimated.
struct Estimate {
  /// Whether the reports tell it, however many there are; if not, only `each` and `together` bound it.
  bool identifiable = false;
  double unbiased = 0;   ///< right on average; may be below 0 or above 1
  double deviation = 0;  ///< its standard deviation, with the respondents as a sample of a population
  double deviation_of_respondents = 0;  ///< the same if the question is about the respondents themselves
  double least_deviation = 0;  ///< the least of any unbiased estimate of many reports (Cramer and Rao), at
                               ///< the likeliest
  double likelihood = 0;       ///< the value under the most likely distribution
  double projected = 0;        ///< `unbiased`, moved to the nearest distribution
  /// The value under the posterior's mode with a Dirichlet prior (`most_probable_of`), if asked for and
  /// found. It is biased towards the question's prior, for less variance. It has no interval of its own;
  /// those below do not use it.
  std::optional<double> shrunken = {};
  double influence = 0;  ///< the most that one report can move `unbiased`
  /// The least standard deviation that `unbiased` can have, whoever the people are: that of people who all
  /// have the same answer. Like `influence` it depends on the channel and the number of reports alone.
  double noise_deviation = 0;
  /// An interval for this functional on its own, with at least the confidence asked for, however few the
  /// reports. It is for the population of which the respondents are a random sample. Nothing if no
  /// distribution is in accord with the reports. It is not wider than the range of c . p.
  std::optional<Interval> each;
  EachBy each_by = EachBy::chances;  ///< its method
  /// An interval for all functionals at once, with at least the confidence asked for, at any rank, however
  /// few the reports. Nothing if no distribution is in accord with the reports.
  std::optional<Interval> together;
  /// unbiased +- z deviations under the most likely distribution, within the range of c . p: for one at a
  /// time, and many reports. Nothing for fewer than 30 reports, or if one report can move the estimate by
  /// more than that deviation. Nothing either if the interval would be outside the range of c . p.
  std::optional<Interval> wald;
};

struct Estimates {
  double people = 0;
  std::vector<Estimate> estimates;
  Vector<double> most_likely;  ///< distribution of the inputs
  Vector<double> shrunken;     ///< the same as `Estimate::shrunken`; empty without
  double gap = 0;              ///< the most that its likelihood may lack per report
  bool impossible = false;     ///< no distribution is in accord with these reports, at a confidence of at
                               ///< least 0.9999
  /// Whether `together` is made from the intervals of the shares, not from the chances of reports. Then it is
  /// for the population only, like `each`; otherwise also for the respondents themselves.
  bool together_by_shares = false;
  Fit best_fit;   ///< the fit of the most likely distribution to the reports
  Fit prior_fit;  ///< the fit of the prior to them: whether these people are distributed like those of the
                  ///< prior
};

}  // namespace sluice
