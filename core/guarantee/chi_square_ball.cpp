// SPDX-License-Identifier: Apache-2.0
#include "guarantee/chi_square_ball.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {
namespace {

// A root is as good as found; what is lost of a bound is the square of that.
constexpr double kNear = 1e-11;
// A root is never so small a share of its upper bound, unless it is 0.
constexpr double kLeastShare = 1e-60;
// No sample has so many people that a ball were as small as this; it spares a division by 0.
constexpr double kLeastGrowth = 1e-60;
// What a sum of positive terms, each right to a few ulps, may be off by, per term.
constexpr double kUlps = 0x1p-51;

/// The sums that all is made of, at nu = max T + offset; with gaps = max T - T >= 0.
struct Sums {
  Vector<double> roots;  ///< sqrt(nu - T_u)
  double root;           ///< W = sum p_u sqrt(nu - T_u)
  double variance;       ///< sum p_u (sqrt(nu - T_u) - W)^2 = nu - p.T - W^2
};

Sums sums_at(const Vector<double>& sampled, const Vector<double>& gaps, double offset) {
  Sums sums{(gaps.array() + offset).sqrt(), 0, 0};
  sums.root = sampled.dot(sums.roots);
  sums.variance = (sampled.array() * (sums.roots.array() - sums.root).square()).sum();
  return sums;
}

/// The chi-square of the R in proportion to p / sqrt(nu - T): W sum p_u / sqrt(nu - T_u) - 1, without its
/// cancellation. Infinite where a category that has been seen has no gap.
double spread_of(const Vector<double>& sampled, const Sums& sums) {
  double spread = 0;
  for (Index u = 0; u < sampled.size(); ++u) {
    if (sampled(u) <= 0) continue;
    const double off = sums.roots(u) - sums.root;
    if (off == 0) continue;
    spread += sampled(u) * off * off / (sums.roots(u) * sums.root);
  }
  return spread;
}

/// The offset at which the spread is what the ball allows for, from the side where it is no more; 0 where the
/// largest T belongs to what has not been seen and the ball is large enough to make the most of that.
double best_offset(const Vector<double>& sampled, const Vector<double>& gaps, double allowed) {
  const auto spread = [&](double offset) { return spread_of(sampled, sums_at(sampled, gaps, offset)); };
  const double mean = sampled.dot(gaps);
  const double variance = (sampled.array() * (gaps.array() - mean).square()).sum();
  // The spread at an offset is at most variance / (4 offset^2).
  double high = std::sqrt(variance / (4 * allowed));
  if (!(high > 0) || spread(0) <= allowed) return 0;
  const double least = high * kLeastShare;
  double low = high / 4;
  while (low > least && spread(low) <= allowed) {
    high = low;
    low /= 4;
  }
  while (high > low * (1 + kNear)) {
    const double middle = std::sqrt(low) * std::sqrt(high);
    (spread(middle) > allowed ? low : high) = middle;
  }
  return high;
}

Vector<double> distribution_at(const Vector<double>& sampled, const Vector<double>& gaps, const Sums& sums,
                               double offset, double m) {
  if (!(sums.root > 0)) return sampled;
  Vector<double> distribution = Vector<double>::Zero(sampled.size());
  for (Index u = 0; u < sampled.size(); ++u) {
    if (sampled(u) > 0) distribution(u) = sampled(u) / sums.roots(u);
  }
  if (offset > 0) return distribution / distribution.sum();
  distribution *= sums.root / (m * m);
  Index best = 0;
  gaps.minCoeff(&best);
  distribution(best) += std::max(0.0, 1 - distribution.sum());
  return distribution;
}

}  // namespace

BallMean ball_mean(const Vector<double>& sampled, const Vector<double>& quantity, double growth, End end) {
  const double sign = end == End::largest ? 1 : -1;
  const double mean = sampled.dot(quantity);
  const double extreme = end == End::largest ? quantity.maxCoeff() : quantity.minCoeff();
  const Vector<double> gaps = (sign * (extreme - quantity.array())).max(0);
  if (gaps.maxCoeff() <= 0) return {extreme, 0, sampled};
  const double grown = std::max(growth, kLeastGrowth);
  const double m = 1 + grown;
  const double allowed = grown * (2 + grown);
  const double offset = best_offset(sampled, gaps, allowed);
  const Sums sums = sums_at(sampled, gaps, offset);
  const double square = sums.root * sums.root;
  const double slope = 2 * square / (m * m * m);
  // nu - W^2 / m^2 in two ways: as it stands, and as what is added to the mean. What cancels least is taken.
  const double nu = extreme + sign * offset;
  const double moved = sums.variance + square * allowed / (m * m);
  const bool as_it_stands = std::abs(nu) + square / (m * m) <= mean + moved;
  const double value = as_it_stands ? nu - sign * square / (m * m) : mean + sign * moved;
  const double scale = as_it_stands ? std::abs(nu) + square / (m * m) : mean + moved;
  // Chances that are rounded themselves make the ball larger by a few ulps.
  const double ulps = kUlps * static_cast<double>(sampled.size() + 8);
  return {value + sign * ulps * (scale + slope * m), sign * slope,
          distribution_at(sampled, gaps, sums, offset, m)};
}

}  // namespace sluice
