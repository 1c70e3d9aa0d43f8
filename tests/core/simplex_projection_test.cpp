// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/simplex_projection.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "surveyed.hpp"

namespace sluice::simplex_projection_test {

using namespace sluice::test;

TEST_CASE("the nearest distribution is moved by one amount, and leaves distributions alone") {
  Generator generator(9);
  std::normal_distribution<double> normal(0, .4);
  for (int round = 0; round < 50; ++round) {
    Vector<double> numbers(1 + round % 7);
    for (double& number : numbers) number = normal(generator);
    const Vector<double> projected = onto_simplex(numbers);
    CHECK(projected.sum() == doctest::Approx(1));
    CHECK(projected.minCoeff() >= 0);
    // Optimal iff all positive entries are moved by the same amount, and the entries at 0 by no less.
    double moved = -INFINITY;
    for (Index i = 0; i < numbers.size(); ++i) moved = std::max(moved, projected(i) - numbers(i));
    for (Index i = 0; i < numbers.size(); ++i) {
      if (projected(i) > 0)
        CHECK(projected(i) - numbers(i) == doctest::Approx((projected - numbers).minCoeff()));
    }
    const Vector<double> already = random_distribution(generator, 5);
    CHECK((onto_simplex(already) - already).cwiseAbs().maxCoeff() < 1e-12);
  }
  CHECK(onto_simplex(Vector<double>{{72, 2.7e70}}) == Vector<double>{{0, 1}});
}

}  // namespace sluice::simplex_projection_test
