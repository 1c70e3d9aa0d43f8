// SPDX-License-Identifier: Apache-2.0
/// How well a reader of one report guesses one person's category: figures in doubles, for utility and for
/// leakage. No guarantee is proved by them.
#pragma once

#include "prior/prior.hpp"

namespace sluice {

/// The best guess of X, with a report and without.
struct Guess {
  double correct = 0;   ///< sum_y max_x P(x,y): 1 less the Bayes error
  double baseline = 0;  ///< max_x P(x)
};

/// The guess for a joint distribution P(x,y), a x b, that sums to 1. `correct` is never below `baseline`.
Guess guess(const Matrix<double>& joint);

/// The mean distance from X of the guess that is best for these distances.
struct GuessDistance {
  double expected = 0;  ///< sum_y min_g sum_x P(x,y) distances(x,g)
  double baseline = 0;  ///< min_g sum_x P(x) distances(x,g)
};

/// The distance for a joint distribution as above. `distances` is a x a, from the truth to the guess, finite
/// and at least 0; it may be asymmetric. `expected` is never above `baseline`. If every error has distance 1,
/// `expected` is the Bayes error.
GuessDistance guess_distance(const Matrix<double>& joint, const Matrix<double>& distances);

/// Maximal leakage  ln sum_y max_s P(y|s)  (nats) over the s that occur, from P(s,y), c x b. (Issa, Wagner,
/// Kamath, An Operational Approach to Information Leakage, 2020.) It is the largest factor, over all
/// functions of s, by which a report makes a right guess likelier. It does not depend on P(s).
double maximal_leakage(const Matrix<double>& joint);

/// Sibson's mutual information of an order > 1 (nats), from P(s,y):
///   order / (order - 1)  ln sum_y (sum_s P(s) P(y|s)^order)^(1/order)
/// (Verdu, alpha-mutual information, 2015). It lies between I(S;Y), its limit at order 1, and the maximal
/// leakage, its limit at infinity. Its largest value over all P(s) is the maximal alpha-leakage (Liao et al.,
/// Tunable Measures for Information Leakage, 2019).
double sibson_information(const Matrix<double>& joint, double order);

}  // namespace sluice
