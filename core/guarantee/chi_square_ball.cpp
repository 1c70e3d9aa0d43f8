// SPDX-License-Identifier: Apache-2.0
#include "guarantee/chi_square_ball.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {
namespace {

// A root is as good as found; what is lost of a bound is the square of that.
constexpr double kNearRoot = 1e-11;
constexpr double kRoughlyNear = 0.2;
constexpr int kMostSteps = 100;
// A root is never so small a share of its upper bound, unless it is 0.
constexpr double kLeastShare = 1e-60;
// What a sum of positive terms, each right to a few ulps, may be off by, per term.
constexpr double kSumUlps = 0x1p-51;

/// The sums that all is made of, at nu = max T + offset; with gaps = max T - T >= 0.
struct Sums {
  Vector<double> roots;  ///< sqrt(nu - T_u)
  double root;           ///< W = sum p_u sqrt(nu - T_u)
  double variance;       ///< sum p_u (sqrt(nu - T_u) - W)^2 = nu - p.T - W^2
};

Sums sums_at(const Vector<double>& sampled, const Vector<double>& gaps, double offset) {
  // Loops, for the sake of the size of what is made of them.
  Sums sums{Vector<double>(gaps.size()), 0, 0};
  for (Index u = 0; u < gaps.size(); ++u) {
    sums.roots(u) = std::sqrt(gaps(u) + offset);
    sums.root += sampled(u) * sums.roots(u);
  }
  for (Index u = 0; u < gaps.size(); ++u) {
    const double off = sums.roots(u) - sums.root;
    sums.variance += sampled(u) * off * off;
  }
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
double offset_for(const Vector<double>& sampled, const Vector<double>& gaps, double allowed, Effort effort) {
  const auto spread = [&](double offset) { return spread_of(sampled, sums_at(sampled, gaps, offset)); };
  const double mean = sampled.dot(gaps);
  double variance = 0;
  for (Index u = 0; u < gaps.size(); ++u) variance += sampled(u) * (gaps(u) - mean) * (gaps(u) - mean);
  // The spread at an offset is at most variance / (4 offset^2).
  double high = std::sqrt(variance / (4 * allowed));
  if (!(high > 0) || spread(0) <= allowed) return 0;
  const double near = effort == Effort::best ? kNearRoot : kRoughlyNear;
  const double least = high * kLeastShare;
  const auto excess = [&](double offset) { return std::log(spread(offset) / allowed); };
  double above = excess(high);
  if (above >= -near) return high;
  double low = high / 4;
  double below = excess(low);
  while (low > least && below <= 0) {
    high = low;
    above = below;
    low /= 4;
    below = excess(low);
  }
  // On logarithms the spread is all but a line: by the rule of false position, an end that stays weighing
  // half.
  double weight_low = below;
  double weight_high = above;
  int stayed = 0;  // how often the low end, or, negative, the high end did
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

/// The offset, and what follows from it.
struct Solution {
  Vector<double> gaps;
  double extreme;
  double offset;
  Sums sums;
};

Solution solve(const Vector<double>& sampled, const Vector<double>& quantity, double growth, End end,
               Effort effort) {
  const double sign = end == End::largest ? 1 : -1;
  const double extreme = end == End::largest ? quantity.maxCoeff() : quantity.minCoeff();
  Vector<double> gaps(quantity.size());
  for (Index u = 0; u < gaps.size(); ++u) gaps(u) = sign * (extreme - quantity(u));
  const double offset = offset_for(sampled, gaps, growth * (2 + growth), effort);
  return {gaps, extreme, offset, sums_at(sampled, gaps, offset)};
}

}  // namespace

BallMean ball_mean(const Vector<double>& sampled, const Vector<double>& quantity, double growth, End end,
                   Effort effort) {
  const double sign = end == End::largest ? 1 : -1;
  const double mean = sampled.dot(quantity);
  // Chances that are rounded themselves make the ball larger by a few ulps, and never one without a size.
  const double ulps = kSumUlps * static_cast<double>(sampled.size() + 8);
  const double grown = growth + ulps * (1 + growth);
  const auto [gaps, extreme, offset, sums] = solve(sampled, quantity, grown, end, effort);
  if (gaps.maxCoeff() <= 0) return {extreme, 0};
  const double m = 1 + grown;
  const double square = sums.root * sums.root;
  const double slope = 2 * square / (m * m * m);
  // nu - W^2 / m^2 in two ways: as it stands, and as what is added to the mean. What cancels least is taken.
  const double nu = extreme + sign * offset;
  const double moved = sums.variance + square * (grown * (2 + grown)) / (m * m);
  const double parts = std::abs(nu) + square / (m * m);
  const bool as_it_stands = parts <= mean + moved;
  const double value = as_it_stands ? nu - sign * square / (m * m) : mean + sign * moved;
  return {value + sign * ulps * (as_it_stands ? parts : mean + moved), sign * slope};
}

Vector<double> at_ball_mean(const Vector<double>& sampled, const Vector<double>& quantity, double growth,
                            End end) {
  if (!(growth > 0)) return sampled;
  const auto [gaps, extreme, offset, sums] = solve(sampled, quantity, growth, end, Effort::best);
  if (!(sums.root > 0)) return sampled;
  Vector<double> distribution = Vector<double>::Zero(sampled.size());
  for (Index u = 0; u < sampled.size(); ++u) {
    if (sampled(u) > 0) distribution(u) = sampled(u) / sums.roots(u);
  }
  if (offset > 0) return distribution / distribution.sum();
  // The rest of the ball is for what has not been seen.
  distribution *= sums.root / ((1 + growth) * (1 + growth));
  Index best = 0;
  gaps.minCoeff(&best);
  distribution(best) += std::max(0.0, 1 - distribution.sum());
  return distribution;
}

}  // namespace sluice
