// SPDX-License-Identifier: GPL-3.0-or-later
/// An interval for the mean of a bounded number, from independent people. It is exact for any number of them
/// and nearly as narrow as the normal one.
///
/// A bet refutes that E g(Y) is mu. Its capital exp W, W = sum log(1 + a_i), a_i = lambda (g(Y_i) - mu), has
/// mean 1 if it is (Waudby-Smith and Ramdas 2023). So P(W >= w) <= e^-w (Markov). `lambda` is the same for
/// everybody and chosen before any report is seen. W is then a sum of independent terms, which allows a bound
/// without the loss in Markov's inequality. Weighted with the capital the reports have another distribution,
/// P~, and P(W >= w) = E~[e^-W ; W >= w]. Berry and Esseen's theorem bounds the right hand side.
#pragma once

#include "base/scalar.hpp"
#include "estimate/binomial.hpp"

namespace sluice {

/// Values g of reports, and the expectations before them.
struct BoundedSample {
  Vector<double> values;  ///< the values that have come
  Vector<double> counts;  ///< for each value, how often it has come, at least 0, not all of them 0
  Interval range;         ///< the range of g over all possible reports
  Interval means;         ///< the range of possible E g(Y)
  double expected;        ///< its expected mean, and
  double variance;        ///< its expected variance: the interval holds whatever these two are
};

/// The mean is in this interval with probability 1 - 2 tail or more, for people who are drawn independently
/// and identically distributed. It is part of `means`, and never empty: each of these is tested with the
/// tails that `unified_tails` gives it. Preconditions: 0 < tail < 1/2, neither `range` nor `means` is a
/// single number.
Interval mean_interval(const BoundedSample& sample, double tail);

/// An upper bound of P(W >= w) for every distribution of Y with E a(Y) = 0 and a(Y) in `range`. The mean of W
/// under P~, m = n E[(1 + a) log(1 + a)], is in `gains`, for `people` (n) of them. Preconditions: `range` in
/// [-1/2, 1] and around 0, w > 0, `gains` above 0.
double capital_tail(double w, const Interval& gains, const Interval& range, double people);

}  // namespace sluice
