// SPDX-License-Identifier: GPL-3.0-or-later
/// What is asked of the people who have sent reports, and what is said in answer.
#pragma once

#include <optional>
#include <vector>

#include "base/scalar.hpp"
#include "estimate/binomial.hpp"
#include "estimate/fit.hpp"
#include "estimate/share_interval.hpp"

namespace sluice {

/// What is asked of the distribution p of a channel's inputs.
struct Question {
  /// k x inputs: each row c asks for c . p, such as how common a category is.
  Matrix<double> functionals;
  /// So many of the first rows are the chances of an event each, of which one happens: they are a
  /// distribution.
  Index distribution = 0;
  /// What p was taken for when the protocol was made (sums to 1): decides how the linear estimate weighs
  /// reports, and what is shown where they leave a choice. No interval depends on it, and no estimate is
  /// biased by it.
  Vector<double> prior;
  double confidence = 0.95;
  /// So many people's answers the prior is worth in `Estimate::shrunken`, which is left out for 0.
  double shrink = 0;
};

/// One functional, estimated.
struct Estimate {
  /// Whether the reports tell it, however many there are; else only `each` and `together` say what is known.
  bool identifiable = false;
  double unbiased = 0;   ///< right on average; may be below 0 or above 1
  double deviation = 0;  ///< its standard deviation for a population of which the respondents are a sample
  double deviation_of_respondents = 0;  ///< the same where the respondents themselves are asked about
  double least_deviation =
      0;                  ///< of any unbiased estimate of many reports (Cramer and Rao), at the likeliest
  double likelihood = 0;  ///< of the most likely distribution
  double projected = 0;   ///< `unbiased`, moved to the nearest distribution
  /// Of the posterior's mode under a Dirichlet prior (`most_probable_of`), where that was asked for and
  /// found: biased towards the question's prior, for less variance. It has no interval of its own; those
  /// below take no notice of it.
  std::optional<double> shrunken = {};
  double influence = 0;  ///< by how much one report can move `unbiased`, at most
  /// The least standard deviation that `unbiased` can have, whoever the people are: that of people who all
  /// have the same answer. Like `influence` it depends on the channel and the number of reports alone.
  double noise_deviation = 0;
  /// For this functional by itself, with the confidence asked for or more, however few the reports: for the
  /// population of which the respondents are a random sample. Nothing where no distribution goes with the
  /// reports. It is not wider than what c . p can be.
  std::optional<Interval> each;
  EachBy each_by = EachBy::chances;  ///< its method
  /// For all functionals at once, with the confidence asked for or more, at any rank, however few the
  /// reports. Nothing where no distribution goes with the reports.
  std::optional<Interval> together;
  /// unbiased +- z deviations under the most likely distribution, within what c . p can be: one at a time,
  /// for many reports. Nothing for fewer than 30, where one report can move the estimate by more than that
  /// deviation, or where the interval would be of what c . p cannot be.
  std::optional<Interval> wald;
};

struct Estimates {
  double people = 0;
  std::vector<Estimate> estimates;
  Vector<double> most_likely;  ///< distribution of the inputs
  Vector<double> shrunken;     ///< the same as `Estimate::shrunken`; empty without
  double gap = 0;              ///< what its likelihood may lack per report, at most
  bool impossible = false;     ///< no distribution goes with these reports, at a confidence of 0.9999 or more
  /// Whether `together` is made of the intervals of the shares, not of the chances of reports: then it is for
  /// the population only, like `each`, else for the respondents themselves too.
  bool together_by_shares = false;
  Fit best_fit;   ///< of the reports with the most likely distribution
  Fit prior_fit;  ///< of the reports with the prior: whether these people are distributed like those it is of
};

}  // namespace sluice
