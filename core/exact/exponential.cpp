// SPDX-License-Identifier: Apache-2.0
#include "exact/exponential.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {
namespace {

constexpr unsigned kWorkingBits = 256;   // binary places while computing
constexpr unsigned kPublishedBits = 96;  // binary places of the result
constexpr unsigned kMantissa = 53;

}  // namespace

Bound<Integer> exponential_from_below(double epsilon) {
  const double level = std::clamp(epsilon, kLeastLevel, kLargestLevel);
  int exponent = 0;
  const double fraction = std::frexp(level, &exponent);  // level = fraction * 2^exponent, fraction < 1
  const auto halvings = static_cast<unsigned>(std::max(0, exponent + 1));
  // level / 2^halvings <= 1/2, in units of 2^-kWorkingBits; exact, as no bit is below 2^-128.
  Integer argument(static_cast<std::int64_t>(std::ldexp(fraction, kMantissa)));
  argument <<= static_cast<unsigned>(static_cast<int>(kWorkingBits - kMantissa - halvings) + exponent);

  const Integer one = Integer(1) << kWorkingBits;
  Integer sum = one;
  Integer term = one;
  for (unsigned k = 1; term > 0; ++k) {
    term = ((term * argument) >> kWorkingBits) / k;
    sum += term;
  }
  for (unsigned i = 0; i < halvings; ++i) sum = (sum * sum) >> kWorkingBits;
  Bound<Integer> bound{sum >> (kWorkingBits - kPublishedBits), Integer(1) << kPublishedBits};
  const Integer divisor = gcd(bound.numerator, bound.denominator);
  return {bound.numerator / divisor, bound.denominator / divisor};
}

}  // namespace sluice
