// SPDX-License-Identifier: GPL-3.0-or-later
/// "E" = Lopuhaä-Zwakenberg, Goseling, "Robust Local Differential Privacy", arXiv 2101.09139. Its protocols
/// answer in two parts: randomised response on the secret, which costs epsilon_1, and one on the data, whose
/// noise is set by how far P(u|s) can be from what was counted, which costs epsilon_2 = epsilon - epsilon_1.
#pragma once

#include <functional>

#include "prior/confidence.hpp"
#include "protocol/protocol.hpp"

namespace sluice::robust {

/// Randomised response among k categories, z = e^delta - 1 the odds of the truth over any other one, less 1.
struct Response {
  double truth;
  double other;
};
/// Infinite z: the truth.
Response response(double z, Index k);

/// Of P(u|s), c x m each.
struct Ranges {
  Matrix<double> least;
  Matrix<double> most;
};

/// What the notion proves, as it is seen from one cell. Where it is known by the least P(u|s) only and there
/// are three categories or more, one can be more likely there than anywhere in the confidence set, for not
/// all others can be at their least at once.
Ranges proved_ranges(const Parameters& rldp);

/// d_s, c, rounded up: no P(.|s) of the set is further than this from the sampled one, in total absolute
/// difference (E, eq. 11): sqrt(a_s) for a_s <= 1, which is an upper bound; else what the rarest category can
/// come to, exactly; 2 for a secret that has not been seen, where the paper divides by 0. By the likelihood
/// sqrt(a_s) is one as well, by Pinsker's inequality.
Vector<double> radii(const Matrix<double>& weights, const ConfidenceSet& set);

/// The same of what was counted, with the chance alpha that the notion allows for.
Result<Vector<double>> radii(const Prior& prior, const Parameters& rldp);

/// d, rounded up: no two P(.|s), P(.|s') of the set are further apart (E, eq. 12), for s != s'. The paper
/// takes the largest radius twice, and 2 where that is less: no two distributions at all are further apart.
double diameter(const Matrix<double>& weights, const Vector<double>& radii);

/// Randomised response with the noise z = 2 (e^level - 1) / distance: (1 + z P_y) / (1 + z P'_y) <= e^level
/// for all P, P' that far apart. Infinite where the distance is 0.
double noise_within(double distance, double level);

/// The epsilon_2 in [0, epsilon] that keeps the most: the best of 2001, made better between its neighbours.
/// What is kept has several peaks.
double best_split(double epsilon, const std::function<double(double epsilon2)>& kept);

/// Noise is set for a level this much below what is promised (nats), so that no rounding breaks a promise;
/// that of level 40 is enough for those above.
double calibrated_level(double epsilon);

}  // namespace sluice::robust
