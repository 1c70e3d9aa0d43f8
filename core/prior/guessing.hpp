// SPDX-License-Identifier: Apache-2.0
/// What reports are good for to somebody who guesses one person's category from one report: figures in
/// doubles, of what is kept and of what leaks. No guarantee is proved by them.
#pragma once

#include "prior/prior.hpp"

namespace sluice {

/// The best guess of X, with a report and without.
struct Guess {
  double correct = 0;   ///< sum_y max_x P(x,y): 1 less the Bayes error
  double baseline = 0;  ///< max_x P(x)
};

/// Of a joint distribution P(x,y), a x b, that sums to 1. `correct` is never below `baseline`.
Guess guess(const Matrix<double>& joint);

/// How far from X the guess of it is on average that is best for these distances.
struct GuessDistance {
  double expected = 0;  ///< sum_y min_g sum_x P(x,y) distances(x,g)
  double baseline = 0;  ///< min_g sum_x P(x) distances(x,g)
};

/// Of a joint distribution as above. `distances` is a x a, from the truth to the guess, finite and at least
/// 0; it may be asymmetric. `expected` is never above `baseline`. Where every error is as far, at 1, it is
/// the Bayes error.
GuessDistance guess_distance(const Matrix<double>& joint, const Matrix<double>& distances);

/// Maximal leakage  ln sum_y max_s P(y|s)  (nats) over the s that occur, from P(s,y), c x b (Issa, Wagner,
/// Kamath, An Operational Approach to Information Leakage, 2020): the largest factor, over all
/// functions of s, by which a report makes a right guess likelier. It depends on no P(s).
double maximal_leakage(const Matrix<double>& joint);

/// Sibson's mutual information of an order > 1 (nats), from P(s,y):
///   order / (order - 1)  ln sum_y (sum_s P(s) P(y|s)^order)^(1/order)
/// (Verdu, alpha-mutual information, 2015). Between I(S;Y), its limit at order 1, and the maximal
/// leakage, its limit at infinity; its largest value over all P(s) is the maximal alpha-leakage (Liao et al.,
/// Tunable Measures for Information Leakage, 2019).
double sibson_information(const Matrix<double>& joint, double order);

}  // namespace sluice
