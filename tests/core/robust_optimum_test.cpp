// SPDX-License-Identifier: GPL-3.0-or-later
// The optimum under robust local differential privacy by blocks, beside E's figures and other ways.
#include "optimise/robust_optimum.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "optimise/posterior_polytope.hpp"
#include "prior/confidence.hpp"
#include "prior/information.hpp"
#include "priors.hpp"

using namespace sluice;

namespace {

RobustPrior sampled(const Matrix<double>& weights, double n) {
  const auto set = confidence_set(weights, n, .05);
  REQUIRE(set);
  return {weights / weights.sum(), set->least_probability()};
}

Matrix<double> reference() {
  Matrix<double> joint(2, 3);
  joint << .10, .15, .05, .30, .10, .30;
  return joint;
}

double bound_of(double epsilon) {
  const auto bound = search_bound(epsilon);
  return quotient(bound.numerator, bound.denominator);
}

double information(const RobustPrior& prior, const Channel& channel) {
  const Vector<double> mass = prior.joint.reshaped<Eigen::RowMajor>();
  return mutual_information(mass.asDiagonal() * channel);
}

}  // namespace

TEST_CASE("E's running example has the optima that were computed from the vertices of the whole polytope") {
  const struct {
    double n, epsilon, information;
  } cases[] = {{1000, 1, 1.031164}, {1000, 2, 1.186335}, {10000, 1, 1.071467}};
  for (const auto& [n, epsilon, expected] : cases) {
    CAPTURE(n);
    CAPTURE(epsilon);
    const RobustPrior prior = sampled(reference(), n);
    const auto best = robust_optimum(prior, bound_of(epsilon), {});
    REQUIRE(best);
    CHECK(std::abs(information(prior, best->channel) - expected) < 2e-6);
    CHECK(std::abs(best->upper_bound - expected) < 2e-6);
  }
}
