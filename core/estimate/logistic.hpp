// SPDX-License-Identifier: GPL-3.0-or-later
/// Logistic regression of an answer that nobody has seen except as a report through a known channel:
///   P(yes | z) = pi(z) = 1 / (1 + exp -(b_0 + b . z)),
///   P(report y | z) = P(y | no) + (P(y | yes) - P(y | no)) pi(z).
/// It is fitted by maximum likelihood. (Scheers and Dayton 1988 for Warner's design; van den Hout, van der
/// Heijden and Gilchrist 2007 for misclassification by any known channel.) Covariates are public.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "estimate/binomial.hpp"

namespace sluice {

/// People with the same covariates and the same report, a case each.
struct LogisticCases {
  std::vector<std::string> names;  ///< k: of the covariates, for errors
  Matrix<double> covariates;       ///< m x k, without the column of ones
  Vector<double> if_yes;           ///< m: P(the case's report | yes)
  Vector<double> if_no;            ///< m: P(the case's report | no)
  Vector<double> counts;           ///< m: so many people, above 0
  double confidence = 0.95;
};

struct Coefficient {
  double value = 0;
  double deviation = 0;  ///< from the observed information
  Interval wald{};       ///< value +- z deviation
  /// Values whose profile likelihood is within z^2 / 2 nats of the largest; an end is infinite if no value is
  /// ruled out on that side. It is for many reports, as `wald` is, but nearer to its confidence for few.
  Interval profile{};
};

struct LogisticFit {
  double people = 0;
  std::vector<Coefficient> coefficients;  ///< 1 + k: of the constant, then of each covariate
  Matrix<double> covariance;              ///< (1 + k) x (1 + k)
  double log_likelihood = 0;              ///< nats
  double without_covariates = 0;          ///< the largest log likelihood with the constant alone
};

/// Uses Newton's method from several starts, as the likelihood need not be concave: the best of the maxima
/// that are found. Fails with `covariate-collinear`, `likelihood-flat` or `likelihood-boundless` if there is
/// no single maximum. Fails also with `regression-does-not-fit`, `regression-too-large` or
/// `confidence-out-of-range`.
Result<LogisticFit> fit_logistic(const LogisticCases& cases);

}  // namespace sluice
