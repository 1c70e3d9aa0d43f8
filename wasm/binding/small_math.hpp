// SPDX-License-Identifier: Apache-2.0
/// Two functions of the C library that are large. No archive makes their tables and coefficients smaller, and
/// these were a tenth of the module. At answer time only the set of a sample uses the functions here, in the
/// place of the library's. They are made for its numbers, within the errors that it allows for.
#pragma once

#include <cmath>
#include <numbers>

namespace sluice::small {

/// To two units in the last place, or 0 where the result is no normal number.
inline double exponential(double x) { return x < 0 ? 1 / (1 + std::expm1(-x)) : 1 + std::expm1(x); }

/// ln Gamma(x) to some units in the last place of the largest term. Precondition: x is a multiple of 1/2, and
/// positive.
inline double log_gamma(double x) {
  constexpr double kMostFactors = 100;  // whose product is a double
  constexpr double kHalfLogOfTwoPi = 0.918938533204672741780;
  if (x < kMostFactors) {
    double factor = x - std::floor(x);
    double product = factor > 0 ? 1 / std::sqrt(std::numbers::inv_pi) : 1;  // Gamma(1/2), Gamma(1)
    for (factor = factor > 0 ? factor : 1; factor < x; ++factor) product *= factor;
    return std::log(product);
  }
  // Stirling's series, the first term that is left out below 1e-17.
  const double square = 1 / (x * x);
  const double series = (1.0 / 12 - square * (1.0 / 360 - square * (1.0 / 1260 - square / 1680))) / x;
  return (x - 0.5) * std::log(x) - x + kHalfLogOfTwoPi + series;
}

}  // namespace sluice::small
