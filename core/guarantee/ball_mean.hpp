// SPDX-License-Identifier: Apache-2.0
/// How much a mean can differ for distributions near a sampled one p, in closed form but for one root. The
/// distributions are
///   { R : sum_u p_u^2 / R_u <= m^2 },       m = 1 + growth, by Pearson's statistic, and
///   { R : sum_u p_u ln(p_u / R_u) <= ln m }, ln m = growth, by the likelihood.
/// By Cauchy and Schwarz, for every nu >= max T,
///   (sum p_u sqrt(nu - T_u))^2 <= (sum p_u^2 / R_u) (sum R_u (nu - T_u)) <= m^2 (nu - R.T).
/// So no R of the ball has a mean R.T above nu - (sum p_u sqrt(nu - T_u))^2 / m^2. By Jensen likewise
///   prod (nu - T_u)^p_u = prod (R_u (nu - T_u) / p_u)^p_u prod (p_u / R_u)^p_u <= (nu - R.T) m .
/// At the best nu there is equality: R_u is in proportion to p_u / sqrt(nu - T_u), or to p_u / (nu - T_u). If
/// only categories with p_u = 0 have the largest T, the mass that is left goes to one of these. For the
/// smallest mean, T is replaced by -T.
#pragma once

#include "base/scalar.hpp"
#include "prior/confidence.hpp"

namespace sluice {

enum class End { largest, smallest };

/// Any nu gives a bound; the best one is a root, which takes some forty times as long.
enum class Effort { rough, best };

/// The size of a ball of distributions: its growth is 0 or more.
struct Ball {
  double growth;
  Statistic statistic;
};

/// The ball of a whole set. A part with a share of the sample has a growth divided by that share. The growths
/// of parts, each times its share, are together no more than this.
Ball ball_of(Statistic statistic, double radius);

/// A mean at the end of a ball's range, and how it grows with the ball.
struct BallMean {
  /// No distribution of the ball has a mean beyond this: proved, roundings included.
  double bound;
  /// For a ball of another growth, none has one beyond  bound + slope (growth' - growth).
  double slope;
};

/// `sampled` sums to 1, `quantity` is finite and >= 0, of the same length.
BallMean ball_mean(const Vector<double>& sampled, const Vector<double>& quantity, Ball ball, End end,
                   Effort effort = Effort::best);

/// The distribution of the ball that has the mean, but for roundings.
Vector<double> at_ball_mean(const Vector<double>& sampled, const Vector<double>& quantity, Ball ball,
                            End end);

}  // namespace sluice
