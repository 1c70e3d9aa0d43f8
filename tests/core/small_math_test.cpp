// SPDX-License-Identifier: GPL-3.0-or-later
// The functions that answer time has in the place of the C library's, compared with these. Their errors stay
// within the allowance of chi_square_tail. It allows an error in its exponent of 2^-50 of the degrees of
// freedom and of all parts of the exponent.
#include "small_math.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <random>

namespace sluice::small_math_test {

namespace {

/// The largest error of the exponential over some numbers from -700 to 700, relative.
template <class Exponential>
double worst_exponential(Exponential&& exponential) {
  std::mt19937_64 generator(1);
  std::uniform_real_distribution<double> size(-12, std::log(700));
  double worst = 0;
  for (int i = 0; i < 100'000; ++i) {
    const double x = (i % 2 == 0 ? 1 : -1) * std::exp(size(generator));
    worst = std::max(worst, std::abs(exponential(x) / std::exp(x) - 1));
  }
  return worst;
}

/// The largest error of ln Gamma(x) over x = 1/2, 1, 3/2, … as a share of the allowance.
template <class LogGamma>
double worst_log_gamma(LogGamma&& log_gamma) {
  double worst = 0;
  for (double x = 0.5; x < 20'000; x += 0.5) {
    const double exact = std::lgamma(x);
    // The degrees are at least 2 x, without the other parts of the exponent.
    const double allowed = 0x1p-50 * (std::abs(exact) + 2 * x);
    worst = std::max(worst, std::abs(log_gamma(x) - exact) / allowed);
  }
  return worst;
}

}  // namespace

TEST_CASE("the small exponential is the library's to two units in the last place") {
  CHECK(worst_exponential(small::exponential) <= 3 * 0x1p-52);  // one unit is the library's own
  CHECK(small::exponential(0) == 1);
  CHECK(small::exponential(-800) == 0);
}

TEST_CASE("the small ln Gamma is within half of what is allowed for it") {
  CHECK(worst_log_gamma(small::log_gamma) <= 0.5);
  CHECK(small::log_gamma(1) == 0);
  CHECK(small::log_gamma(0.5) == doctest::Approx(std::log(3.14159265358979323846) / 2).epsilon(1e-15));
}

TEST_CASE("negative control: what is slightly off is beyond both bounds") {
  CHECK(worst_exponential([](double x) { return std::exp(x) * (1 + 0x1p-49); }) > 3 * 0x1p-52);
  CHECK(worst_log_gamma([](double x) { return std::lgamma(x) * (1 + 0x1p-48); }) > 0.5);
}

}  // namespace sluice::small_math_test
