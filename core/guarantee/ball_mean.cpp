// SPDX-License-Identifier: Apache-2.0
#include "guarantee/ball_mean.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {
namespace {

// This near, a root is as good as exact: the bound loses the square of the error.
constexpr double kNearRoot = 1e-11;
constexpr double kRoughlyNear = 0.2;
constexpr int kMostSteps = 100;
// A root is never so small a share of its upper bound, unless it is 0.
constexpr double kLeastShare = 1e-60;
// The rounding error, per term, of a sum of positive terms that are each right to a few ulps.
constexpr double kSumUlps = 0x1p-51;

/// The sums that everything else is computed from, at nu = max T + offset; with gaps = max T - T >= 0.
struct Sums {
  Vector<double> divisors;  ///< the best R is in proportion to p over these: sqrt(nu - T_u), or nu - T_u
  double root;              ///< W = sum p_u sqrt(nu - T_u), or the geometric mean, which normalises R
  double middle;            ///< the mean of nu - T that bounds: W^2, or the geometric one
  double below;             ///< how far it is below nu - p.T
  double spread;  ///< the chi-square of R, or KL(p || R); infinite if a category with p > 0 has no gap
};

/// W sum p_u / sqrt(nu - T_u) - 1 is the chi-square, and sum p_u (sqrt(nu - T_u) - W)^2 = nu - p.T - W^2.
/// Both are computed without their cancellation.
Sums pearson_sums(const Vector<double>& sampled, const Vector<double>& gaps, double offset) {
  // Loops make a smaller program than Eigen's expressions.
  Sums sums{Vector<double>(gaps.size()), 0, 0, 0, 0};
  for (Index u = 0; u < gaps.size(); ++u) {
    sums.divisors(u) = std::sqrt(gaps(u) + offset);
    sums.root += sampled(u) * sums.divisors(u);
  }
  sums.middle = sums.root * sums.root;
  for (Index u = 0; u < gaps.size(); ++u) {
    const double off = sums.divisors(u) - sums.root;
    sums.below += sampled(u) * off * off;
    if (sampled(u) > 0 && off != 0) sums.spread += sampled(u) * off * off / (sums.divisors(u) * sums.root);
  }
  return sums;
}

/// With x_u = (nu - T_u) / (nu - p.T) - 1 the divergence is ln(1 + sum p_u x_u^2 / (1 + x_u)), less the
/// logarithm of the arithmetic mean over the geometric one.
Sums likelihood_sums(const Vector<double>& sampled, const Vector<double>& gaps, double offset) {
  const double mean = sampled.dot(gaps) + offset;
  Sums sums{Vector<double>(gaps.size()), 0, 0, 0, 0};
  // All people of the sample are at the end.
  if (!(mean > 0)) return sums;
  double apart = 0;
  double squares = 0;
  for (Index u = 0; u < gaps.size(); ++u) {
    const double gap = gaps(u) + offset;
    sums.divisors(u) = gap;
    if (sampled(u) <= 0) continue;
    const double off = (gap - mean) / mean;
    apart += sampled(u) * divergence_of_cell(mean, gap) / mean;
    squares += sampled(u) * off * off / (gap / mean);
  }
  sums.root = sums.middle = mean * std::exp(-apart);
  sums.below = -mean * std::expm1(-apart);
  sums.spread = std::isfinite(apart) ? std::max(0.0, std::log1p(squares) - apart) : apart;
  return sums;
}

Sums sums_at(Statistic statistic, const Vector<double>& sampled, const Vector<double>& gaps, double offset) {
  return statistic == Statistic::pearson ? pearson_sums(sampled, gaps, offset)
                                         : likelihood_sums(sampled, gaps, offset);
}

/// The divisor of the mean of nu - T: m^2, or m.
double divisor_of(const Ball& ball) {
  const double m = 1 + ball.growth;
  return ball.statistic == Statistic::pearson ? m * m : std::exp(ball.growth);
}

/// The offset at which the spread reaches the ball's limit, from the side where it is no more. It is 0 if
/// only unseen categories have the largest T and the ball is large enough to use that fully.
double offset_for(const Vector<double>& sampled, const Vector<double>& gaps, const Ball& ball,
                  Effort effort) {
  const bool pearson = ball.statistic == Statistic::pearson;
  const double allowed = pearson ? ball.growth * (2 + ball.growth) : ball.growth;
  const auto spread = [&](double offset) { return sums_at(ball.statistic, sampled, gaps, offset).spread; };
  const double mean = sampled.dot(gaps);
  double variance = 0;
  for (Index u = 0; u < gaps.size(); ++u) variance += sampled(u) * (gaps(u) - mean) * (gaps(u) - mean);
  // The chi-square at an offset is at most variance / (4 offset^2); the divergence nears variance / (2 nu^2).
  double high = std::sqrt(variance / ((pearson ? 4 : 2) * allowed));
  if (!(high > 0) || spread(0) <= allowed) return 0;
  const double near = effort == Effort::best ? kNearRoot : kRoughlyNear;
  const double least = high * kLeastShare;
  const auto excess = [&](double offset) { return std::log(spread(offset) / allowed); };
  double above = excess(high);
  while (above > near) {
    high *= 2;
    above = excess(high);
  }
  if (above >= -near) return high;
  double low = high / 4;
  double below = excess(low);
  while (low > least && below <= 0) {
    high = low;
    above = below;
    low /= 4;
    below = excess(low);
  }
  // A divergence grows with the logarithm of the offset: its root may be too small for a double.
  if (below <= 0) return low;
  // On logarithms the spread is almost a line, so the rule of false position is used; an end that stays has
  // its weight halved.
  double weight_low = below;
  double weight_high = above;
  int stayed = 0;  // how often the low end stayed, or, negative, the high end
  for (int i = 0; i < kMostSteps && above < -near && high > low * (1 + kNearRoot); ++i) {
    const double share = weight_low / (weight_low - weight_high);
    const double middle = low * std::pow(high / low, std::clamp(share, 0.001, 0.999));
    const double here = excess(middle);
    if (here > 0) {
      low = middle;
      weight_low = here;
      stayed = std::min(stayed, 0) - 1;
      if (stayed < -1) weight_high /= 2;
    } else {
      high = middle;
      above = here;
      weight_high = here;
      stayed = std::max(stayed, 0) + 1;
      if (stayed > 1) weight_low /= 2;
    }
  }
  return high;
}

/// The offset, and the numbers that follow from it.
struct Solution {
  Vector<double> gaps;
  double extreme;
  double offset;
  Sums sums;
};

Solution solve(const Vector<double>& sampled, const Vector<double>& quantity, const Ball& ball, End end,
               Effort effort) {
  const double sign = end == End::largest ? 1 : -1;
  const double extreme = end == End::largest ? quantity.maxCoeff() : quantity.minCoeff();
  Vector<double> gaps(quantity.size());
  for (Index u = 0; u < gaps.size(); ++u) gaps(u) = sign * (extreme - quantity(u));
  const double offset = offset_for(sampled, gaps, ball, effort);
  return {gaps, extreme, offset, sums_at(ball.statistic, sampled, gaps, offset)};
}

}  // namespace

Ball ball_of(Statistic statistic, double radius) {
  return {statistic == Statistic::pearson ? radius / (1 + std::sqrt(1 + radius)) : radius / 2, statistic};
}

BallMean ball_mean(const Vector<double>& sampled, const Vector<double>& quantity, Ball ball, End end,
                   Effort effort) {
  const double sign = end == End::largest ? 1 : -1;
  const double mean = sampled.dot(quantity);
  // Rounded chances make the ball larger by a few ulps, but a ball without a size stays so.
  const double ulps = kSumUlps * static_cast<double>(sampled.size() + 8);
  ball.growth += ulps * (1 + ball.growth);
  const auto [gaps, extreme, offset, sums] = solve(sampled, quantity, ball, end, effort);
  if (gaps.maxCoeff() <= 0) return {extreme, 0};
  const bool pearson = ball.statistic == Statistic::pearson;
  const double divisor = divisor_of(ball);
  const double slope = pearson ? 2 * sums.middle / (divisor * (1 + ball.growth)) : sums.middle / divisor;
  // 1 - 1 / divisor, which may be infinite.
  const double part = pearson ? ball.growth * (2 + ball.growth) / divisor : -std::expm1(-ball.growth);
  // nu - middle / divisor in two ways: directly, and as an amount added to the mean. The way with less
  // cancellation is used.
  const double nu = extreme + sign * offset;
  const double moved = sums.below + sums.middle * part;
  const double parts = std::abs(nu) + sums.middle / divisor;
  const bool as_it_stands = parts <= mean + moved;
  const double value = as_it_stands ? nu - sign * sums.middle / divisor : mean + sign * moved;
  return {value + sign * ulps * (as_it_stands ? parts : mean + moved), sign * slope};
}

Vector<double> at_ball_mean(const Vector<double>& sampled, const Vector<double>& quantity, Ball ball,
                            End end) {
  if (!(ball.growth > 0)) return sampled;
  const auto [gaps, extreme, offset, sums] = solve(sampled, quantity, ball, end, Effort::best);
  if (!(sums.root > 0)) return sampled;
  Vector<double> distribution = Vector<double>::Zero(sampled.size());
  for (Index u = 0; u < sampled.size(); ++u) {
    if (sampled(u) > 0) distribution(u) = sampled(u) / sums.divisors(u);
  }
  if (offset > 0) return distribution / distribution.sum();
  // The remaining mass of the ball is for unseen categories.
  distribution *= sums.root / divisor_of(ball);
  Index best = 0;
  gaps.minCoeff(&best);
  distribution(best) += std::max(0.0, 1 - distribution.sum());
  return distribution;
}

}  // namespace sluice
