// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/binomial.hpp"

#include <algorithm>
#include <cmath>

#include "estimate/unified_tails.hpp"

namespace sluice {
namespace {

constexpr double kOutwards = 1e-12;

/// P(at least k of n), if each happens with chance p: the incomplete beta function I_p(k, n - k + 1). Its
/// continued fraction (Lentz) has some sqrt(n) terms on the side where it is at most about a half. Boost's
/// function would add a twentieth to the engine's size, and does not say on which side it errs either.
/// Preconditions: 0 < k <= n, 0 < p < 1.
double at_least(double k, double n, double p) {
  const double rest = n - k + 1;
  const bool small = p < (k + 1) / (n + 3);
  const double a = small ? k : rest;
  const double b = small ? rest : k;
  const double x = small ? p : 1 - p;
  const double log_x = small ? std::log(p) : std::log1p(-p);
  const double log_y = small ? std::log1p(-p) : std::log(p);
  constexpr double kTiny = 1e-300;
  const auto away = [](double value) { return std::abs(value) < kTiny ? kTiny : value; };
  double c = 1;
  double d = 1 / away(1 - (a + b) * x / (a + 1));
  double fraction = d;
  for (double m = 1; m < 1e6; m += 1) {
    const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    fraction *= c * d;
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    fraction *= c * d;
    if (std::abs(c * d - 1) < 0x1p-52) break;
  }
  const double logarithm = std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * log_x + b * log_y;
  const double tail = std::exp(logarithm) * fraction / a;
  return small ? tail : 1 - tail;
}

/// A bound on the rounding of such a chance: the logarithms in it are as large as n and cancel.
double rounding(double n) { return 1e-13 + 1e-15 * n * std::log(n + 1); }

/// For more people the continued fraction has too many terms, and rounding would decide.
constexpr double kMany = 1e9;

/// Whether P(at least k of n) is at most `tail` by Chernoff's bound, exp(-n KL(k/n | p)). It is slightly
/// larger than the chance itself, which for so many people is next to nothing. Precondition: p < k/n.
bool bounded(double k, double n, double p, double tail) {
  constexpr double kRounding = 4e-15;  // the error of the two terms, which cancel
  const double share = k / n;
  const double rest = (n - k) / n;
  const double divergence =
      share * std::log(share / p) + (rest > 0 ? rest * (std::log(rest) - std::log1p(-p)) : 0);
  return n * (divergence - kRounding) >= -std::log(tail);
}

/// The least chance p among `chances` at which at least k of n happen with probability `tail_at(p)` or more,
/// rounded down. Precondition: the highest chance is not refuted.
template <class TailAt>
double least_chance(double k, double n, const Interval& chances, const TailAt& tail_at) {
  const double safe = 1 - rounding(n);
  const auto below = [&](double p) {
    const double tail = tail_at(p);
    return n > kMany ? p < k / n && bounded(k, n, p, tail) : at_least(k, n, p) <= tail * safe;
  };
  double low = chances.low;
  double high = chances.high;
  if (low > 0 && !below(low)) return low;
  // The exponent is halved until it is known: the chance may be as small as 1 in 10^9.
  while (high - low > high * 0x1p-48) {
    const double middle = low > 0 ? low + (high - low) / 2 : high / 4;
    if (middle < 0x1p-200) return 0;
    (below(middle) ? low : high) = middle;
  }
  return low * (1 - kOutwards);
}

double clopper_pearson_low(double count, double total, double tail) {
  return count <= 0 ? 0 : least_chance(count, total, {0, 1}, [&](double) { return tail; });
}

double low_within(double count, double total, const Interval& chances, double tail) {
  if (count <= 1) return std::clamp(clopper_pearson_low(count, total, tail), chances.low, chances.high);
  return std::max(
      chances.low, least_chance(count, total, chances, [&](double p) {
        const double deviation = std::sqrt(p * (1 - p) / total);
        return unified_tails((p - chances.low) / deviation, (chances.high - p) / deviation, tail).large;
      }));
}

/// 1 - low, rounded up.
double turned(double low) { return low <= 0 ? 1 : std::min(1.0, std::nextafter(1 - low, 2.0)); }

}  // namespace

Interval clopper_pearson(double count, double total, double tail) {
  // P(at most k | p) = P(at least n - k | 1 - p).
  return {clopper_pearson_low(count, total, tail), turned(clopper_pearson_low(total - count, total, tail))};
}

Interval interval_within(double count, double total, const Interval& chances, double tail) {
  const Interval rest{1 - chances.high, 1 - chances.low};
  return {low_within(count, total, chances, tail),
          std::min(chances.high, turned(low_within(total - count, total, rest, tail)))};
}

double normal_quantile(double tail) {
  double low = 0;
  double high = 40;
  while (high - low > 0x1p-45) {
    const double middle = (low + high) / 2;
    (std::erfc(middle / std::sqrt(2.0)) / 2 > tail ? low : high) = middle;
  }
  return high;
}

}  // namespace sluice
