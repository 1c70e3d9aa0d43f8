// SPDX-License-Identifier: Apache-2.0
/// How much a mean can differ for distributions near a sampled one p, in closed form but for one root: over
///   { R : sum_u p_u^2 / R_u <= m^2 },   m >= 1,
/// the ball of chi-square radius m^2 - 1. By Cauchy and Schwarz, for every nu >= max T,
///   (sum p_u sqrt(nu - T_u))^2 <= (sum p_u^2 / R_u) (sum R_u (nu - T_u)) <= m^2 (nu - R.T),
/// so that no R of the ball has a mean R.T above nu - (sum p_u sqrt(nu - T_u))^2 / m^2. The best nu has
/// equality: R_u in proportion to p_u / sqrt(nu - T_u), or, where the largest T belongs to categories with
/// p_u = 0 only, what is left goes to one of these. The smallest mean likewise, with -T.
#pragma once

#include "scalar.hpp"

namespace sluice {

enum class End { largest, smallest };

/// Any nu gives a bound; the best one is a root, which takes some forty times as long.
enum class Effort { rough, best };

/// A mean at the end of what a ball allows for, and how it grows with the ball.
struct BallMean {
  /// No distribution of the ball has a mean beyond this: proved, roundings included.
  double bound;
  /// For a ball of m' instead of m none has one beyond  bound + slope (m' - m), whatever m' >= 1 is.
  double slope;
};

/// `sampled` sums to 1, `quantity` is finite and >= 0, of the same length; m = 1 + growth, growth >= 0.
BallMean ball_mean(const Vector<double>& sampled, const Vector<double>& quantity, double growth, End end,
                   Effort effort = Effort::best);

/// The distribution of the ball that has the mean, but for roundings.
Vector<double> at_ball_mean(const Vector<double>& sampled, const Vector<double>& quantity, double growth,
                            End end);

}  // namespace sluice
