// SPDX-License-Identifier: GPL-3.0-or-later
/// "E" = Lopuhaä-Zwakenberg, Goseling, "Robust Local Differential Privacy", arXiv 2101.09139. Its protocols
/// answer in two parts. One is randomised response on the secret, which costs epsilon_1. The other is one on
/// the data, which costs epsilon_2 = epsilon - epsilon_1. Its noise depends on how far P(u|s) can be from the
/// counts.
#pragma once

#include <functional>

#include "prior/confidence.hpp"
#include "protocol/protocol.hpp"

namespace sluice::robust {

/// Randomised response among k categories; z = e^delta - 1 is the odds of the truth against any other one,
/// less 1.
struct Response {
  double truth;
  double other;
};
/// An infinite z gives the truth.
Response response(double z, Index k);

/// The ranges of P(u|s), c x m each.
struct Ranges {
  Matrix<double> least;
  Matrix<double> most;
};

/// The ranges that the proof covers, seen from one cell. With only the least P(u|s) and three categories or
/// more, one can be more likely there than anywhere in the confidence set. The reason is that not all others
/// can be at their least at once.
Ranges proved_ranges(const Parameters& rldp);

/// d_s, c, rounded up: no P(.|s) of the set is further from the sampled one, in total absolute difference (E,
/// eq. 11). For a_s <= 1 it is sqrt(a_s), which is an upper bound, otherwise the exact reach of the rarest
/// category. It is 2 for a secret that has not been seen, for which the paper divides by 0. By the likelihood
/// sqrt(a_s) is also an upper bound, by Pinsker's inequality.
Vector<double> radii(const Matrix<double>& weights, const ConfidenceSet& set);

/// The same for the counts, with the notion's probability alpha.
Result<Vector<double>> radii(const Prior& prior, const Parameters& rldp);

/// d, rounded up: no two P(.|s), P(.|s') of the set are further apart (E, eq. 12), for s != s'. The paper
/// takes twice the largest radius, or 2 if that is less: no two distributions at all are further apart.
double diameter(const Matrix<double>& weights, const Vector<double>& radii);

/// Randomised response with the noise z = 2 (e^level - 1) / distance: (1 + z P_y) / (1 + z P'_y) <= e^level
/// for all P, P' that far apart. Infinite if the distance is 0.
double noise_within(double distance, double level);

/// The epsilon_2 in [0, epsilon] that keeps the most: the best of 2001, improved between its neighbours. The
/// information has several peaks.
double best_split(double epsilon, const std::function<double(double epsilon2)>& kept);

/// Noise is set for a level this much below the promised one (nats), so that no rounding breaks a promise.
/// Above level 40 it is that of level 40.
double calibrated_level(double epsilon);

}  // namespace sluice::robust
