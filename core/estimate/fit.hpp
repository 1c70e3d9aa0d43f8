// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/scalar.hpp"

namespace sluice {

/// How well counts N (b) of n reports fit chances q of these reports. The test compares q with chances that a
/// Dirichlet distribution with the parameters k q has drawn (an urn of Polya):
///   M_q = prod_y prod_{j < N_y} (1 + j / (k q_y)) / prod_{j < n} (1 + j / k).
/// Under q the mean of M_q is 1, so P(M_q >= 1/alpha) <= alpha (Markov), for every n. The mean is at most 1
/// also for people whose reports have different chances with the mean q. M_q is the mean, over Dirichlet's r,
/// of prod_i r(y_i) / q(y_i), and a product of means is at most the n-th power of their mean. k depends on n
/// and b alone. Nothing is asymptotic, and there are no degrees of freedom.
struct Fit {
  /// Honest reports have a probability of at most alpha with a chance of at most alpha: min(1, 1 / M).
  double probability = 1;
};

/// Tests counts (b) against chances (b) that were known before. An impossible report has probability 0.
Fit fit(const Vector<double>& counts, const Vector<double>& chances);

/// Tests counts against all distributions p of the inputs: M is the least M_q over q = Q' p. It is at most
/// M_q of the respondents' own p, whoever they are. So the test needs neither the rank of Q nor the edge that
/// p may lie on. ln M_q is convex in p. The slope at the last point proves a bound, which replaces the
/// minimum, so a search that stops early gives a larger probability. `best` is the start of the search: a
/// distribution under which every report that has come is possible.
Fit fit_of_best(const Channel& channel, const Vector<double>& counts, const Vector<double>& best);

/// Tests the numbers of marks of reports (0, 1, ..., a). One mark has probability 1/2, the a - 1 others
/// `other` each, whatever the distribution of the inputs is.
Fit fit_of_marks(const Vector<double>& sizes, double other);

}  // namespace sluice
