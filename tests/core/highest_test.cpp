// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/highest.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace sluice::highest_test {

TEST_CASE("the highest of several peaks is found, sharp or smooth, inside or at an end") {
  constexpr double kWidth = 1e-12;
  for (const double peak : {0., 0.003, 0.25, 1 / 3., 0.7071, 0.999, 1.}) {
    CAPTURE(peak);
    const auto near = [&](double found) { return std::abs(found - peak); };
    const auto sharp = [&](double x) { return -std::abs(x - peak); };
    CHECK(near(highest(sharp, 0, 1, 10, kWidth)) < 1e-11);
    // Doubles tell values of a smooth peak apart to about 1e-8 beside it.
    const auto smooth = [&](double x) { return 1 - (x - peak) * (x - peak); };
    CHECK(near(highest(smooth, 0, 1, 10, kWidth)) < 1e-7);
    // A broad hill on the other side, nearly as high.
    const auto two = [&](double x) {
      const double other = peak < 0.5 ? peak + 0.5 : peak - 0.5;
      return std::max(1 - std::abs(x - peak) / 2, 0.98 - (x - other) * (x - other));
    };
    CHECK(near(highest(two, 0, 1, 100, kWidth)) < 1e-11);
  }
}

TEST_CASE("a search that has nowhere to go ends") {
  int calls = 0;
  const auto flat = [&](double /*x*/) {
    ++calls;
    return 0.;
  };
  CHECK(highest(flat, 2, 2, 5, 0) == 2);
  CHECK(highest(flat, 0, 1, 5, 0) == 0);
  CHECK(calls < 5000);
}

}  // namespace sluice::highest_test
