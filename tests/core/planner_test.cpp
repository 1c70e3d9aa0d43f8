// SPDX-License-Identifier: GPL-3.0-or-later
// How many people are needed, beside the intervals that they then have.
#include "estimate/planner.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "estimate/binomial.hpp"
#include "estimate/estimate.hpp"
#include "estimate/linear_estimate.hpp"
#include "marks.hpp"
#include "surveyed.hpp"

using namespace sluice;
using namespace sluice::test;

TEST_CASE("the variance of a sum over marked categories is that of the sums themselves") {
  Generator generator(11);
  const Marks marks{3, kRowSum / 8};
  const Channel written = test::written_out(marks);
  const Vector<double> p = random_distribution(generator, 3);
  const Vector<double> chances = written.transpose() * p;
  Vector<double> c(3);
  c << 1, .5, -.25;
  const double u = .125;
  Vector<double> values(8);
  for (Index y = 0; y < 8; ++y) {
    values(y) = 0;
    for (Index x = 0; x < 3; ++x) values(y) += c(x) * ((test::in_set(y, x) ? 1 : 0) - u) / (.5 - u);
  }
  CHECK(values.dot(chances) == doctest::Approx(c.dot(p)).epsilon(1e-9));
  const auto plan = precision(marks, Question{c.transpose(), 0, p}, 100);
  REQUIRE(plan);
  CHECK(plan->wald(0) ==
        doctest::Approx(normal_quantile(.025) * std::sqrt(variance_of(values, chances) / 100)).epsilon(1e-9));
}

TEST_CASE("as many people as a plan says have intervals as wide as was asked for") {
  Generator generator(12);
  for (const Index a : {2, 4}) {
    const Channel channel = randomised_response(a, 1);
    const Vector<double> p = random_distribution(generator, a, 3);
    const Question question = categories(a, p);
    const auto people = people_for(channel, question, .03);
    REQUIRE(people);
    REQUIRE(people->exact);
    REQUIRE(people->wald);
    CHECK(*people->exact >= *people->wald);
    const auto now = precision(channel, question, *people->exact);
    CHECK(now->exact.maxCoeff() <= .03);
    CHECK(precision(channel, question, std::floor(*people->exact / 1.02))->exact.maxCoeff() > .03);
    CHECK(precision(channel, question, *people->wald)->wald.maxCoeff() <= .03);
    // And so they have in a survey.
    const auto found = estimate(
        channel, drawn(generator, channel.transpose() * p, static_cast<int>(*people->exact)), question);
    for (const auto& one : found->estimates) CHECK((one.exact->high - one.exact->low) / 2 < .033);
  }
  // What reports do not tell no number of people tells.
  const auto none = people_for(Channel::Constant(2, 2, .5), categories(2, Vector<double>::Ones(2) / 2), .03);
  CHECK_FALSE(none->exact);
  CHECK_FALSE(none->wald);
}

TEST_CASE("a plan for few people ends, with no one too many") {
  const Channel channel = randomised_response(2, 2);
  const Question question = categories(2, Vector<double>{{.4, .6}});
  const auto width = [&](double people) { return precision(channel, question, people)->exact.maxCoeff(); };
  int few = 0;
  for (int i = 1; i <= 60; ++i) {
    const double half_width = i / 100.;
    CAPTURE(half_width);
    const auto needed = people_for(channel, question, half_width);
    REQUIRE(needed);
    REQUIRE(needed->exact);
    const double people = *needed->exact;
    CHECK(width(people) <= half_width);
    if (people < 2 || people > 100) continue;
    CHECK(width(people - 1) > half_width);
    ++few;
  }
  CHECK(few > 10);
}
