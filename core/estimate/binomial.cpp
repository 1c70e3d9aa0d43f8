// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/binomial.hpp"

#include <algorithm>
#include <boost/math/special_functions/beta.hpp>
#include <cmath>

namespace sluice {
namespace {

namespace policies = boost::math::policies;
// In doubles, and failures as values: WebAssembly has no faster wider type, and nothing here may throw.
using Policy =
    policies::policy<policies::promote_double<false>, policies::domain_error<policies::ignore_error>,
                     policies::overflow_error<policies::ignore_error>,
                     policies::evaluation_error<policies::ignore_error>>;

constexpr double kOutwards = 1e-12;

/// Where a function that rises from 0 to 1 on [0, 1] is `value`, from below: it is at most that there.
template <class Rising>
double last_below(const Rising& rising, double value) {
  double low = 0;
  double high = 1;
  // In halves of the exponent first: chances may be as small as 1 of 10^9.
  while (high - low > high * 0x1p-48) {
    const double middle = low > 0 ? low + (high - low) / 2 : high / 4;
    if (middle < 0x1p-200) return 0;
    (rising(middle) <= value ? low : high) = middle;
  }
  return low;
}

}  // namespace

Interval clopper_pearson(double count, double total, double tail) {
  // P(at least k of n) = I_p(k, n - k + 1).
  const auto at_least = [&](double k, double p) { return boost::math::ibeta(k, total - k + 1, p, Policy()); };
  const auto low = count <= 0 ? 0 : last_below([&](double p) { return at_least(count, p); }, tail);
  // P(at most k | p) = P(at least n - k | 1 - p).
  const auto rest = total - count;
  const auto gap = rest <= 0 ? 0 : last_below([&](double p) { return at_least(rest, p); }, tail);
  return {std::max(0.0, low * (1 - kOutwards)), std::min(1.0, 1 - gap * (1 - kOutwards))};
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
