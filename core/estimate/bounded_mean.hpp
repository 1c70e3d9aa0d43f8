// SPDX-License-Identifier: GPL-3.0-or-later
/// An interval for the mean of a bounded number, from independent people, that is exact for any number of
/// them and nearly as narrow as the normal one.
///
/// To refute that E g(Y) is mu somebody bets on it: their capital exp W, W = sum log(1 + a_i), a_i = lambda
/// (g(Y_i) - mu), has mean 1 if it is (Waudby-Smith and Ramdas 2023), so that P(W >= w) <= e^-w (Markov).
/// `lambda` is the same for everybody and chosen before any report is seen. W is then a sum of independent
/// terms, and the bound can be had without what Markov's inequality gives away: weighted with the capital the
/// reports have another distribution, P~, and  P(W >= w) = E~[e^-W ; W >= w].  Berry and Esseen's theorem
/// bounds the right hand side.
#pragma once

#include "base/scalar.hpp"
#include "estimate/binomial.hpp"

namespace sluice {

/// Values g of reports, and what was known of them beforehand.
struct BoundedSample {
  Vector<double> values;  ///< those that have come
  Vector<double> counts;  ///< as many: how often each has come, at least 0, not all of them 0
  Interval range;         ///< of g over all reports that can come
  Interval means;         ///< what E g(Y) can be at all
  double expected;        ///< its mean, and
  double variance;        ///< its variance, as they were expected: no validity depends on these two
};

/// With probability 1 - 2 tail or more the mean is in it, for people who are independently drawn and
/// identically distributed; part of `means`, and never empty: each of these is tested with the tails that
/// `unified_tails` gives it. Preconditions: 0 < tail < 1/2, neither `range` nor `means` is a single number.
Interval mean_interval(const BoundedSample& sample, double tail);

/// P(W >= w) is at most this for every distribution of Y with E a(Y) = 0, a(Y) in `range`, and a mean of W
/// under P~,  m = n E[(1 + a) log(1 + a)],  in `gains`, for `people` (n) of them. Preconditions: `range` in
/// [-1/2, 1] and around 0, w > 0, `gains` above 0.
double capital_tail(double w, const Interval& gains, const Interval& range, double people);

}  // namespace sluice
