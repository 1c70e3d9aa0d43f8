// SPDX-License-Identifier: GPL-3.0-or-later
// How many people are needed, beside the intervals that they then have.
#include "estimate/planner.hpp"

#include <doctest/doctest.h>

#include <Eigen/LU>
#include <algorithm>
#include <cmath>

#include "effort.hpp"
#include "estimate/assemble.hpp"
#include "estimate/binomial.hpp"
#include "estimate/estimate.hpp"
#include "estimate/linear_estimate.hpp"
#include "estimate/mark_variance.hpp"
#include "estimate/widest_interval.hpp"
#include "estimate/worst_case_variance.hpp"
#include "marks.hpp"
#include "surveyed.hpp"

namespace sluice::planner_test {

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
  CHECK(variance_of_marks(c, marks, p) == doctest::Approx(variance_of(values, chances)).epsilon(1e-9));
  // A plan weighs whole sets instead: by Cramer and Rao, from the information in a report.
  const Matrix<double> information = written * chances.cwiseInverse().asDiagonal() * written.transpose();
  const double least = c.dot(information.inverse() * c) - c.dot(p) * c.dot(p);
  CHECK(least < .95 * variance_of(values, chances));
  const auto plan = precision(marks, Question{c.transpose(), 0, p}, 100);
  REQUIRE(plan);
  CHECK(plan->wald(0) == doctest::Approx(normal_quantile(.025) * std::sqrt(least / 100)).epsilon(1e-5));
}

TEST_CASE("as many people as a plan says have intervals as wide as was asked for") {
  Generator generator(12);
  for (const Index a : {2, 4}) {
    const Channel channel = randomised_response(a, 1);
    const Vector<double> p = random_distribution(generator, a, 3);
    const Question question = categories(a, p);
    const auto people = people_for(channel, question, .03);
    REQUIRE(people);
    REQUIRE(people->together);
    REQUIRE(people->wald);
    REQUIRE(people->each);
    CHECK(*people->together >= *people->each);
    CHECK(*people->each >= *people->wald);
    CHECK(*people->each <= *people->wald * 1.1);
    CHECK(precision(channel, question, *people->each)->each.maxCoeff() <= .03);
    CHECK(precision(channel, question, std::floor(*people->each / 1.02))->each.maxCoeff() > .03);
    const auto now = precision(channel, question, *people->together);
    CHECK(now->together.maxCoeff() <= .03);
    CHECK(precision(channel, question, std::floor(*people->together / 1.02))->together.maxCoeff() > .03);
    CHECK(precision(channel, question, *people->wald)->wald.maxCoeff() <= .03);
    // And so they have in a survey.
    const auto found = estimate(
        channel, drawn(generator, channel.transpose() * p, static_cast<int>(*people->together)), question);
    for (const auto& one : found->estimates) CHECK((one.together->high - one.together->low) / 2 < .033);
    const auto single = estimate(
        channel, drawn(generator, channel.transpose() * p, static_cast<int>(*people->each)), question);
    for (const auto& one : single->estimates) CHECK((one.each->high - one.each->low) / 2 < .033);
  }
  // If reports do not tell a share, no number of people does.
  const auto none = people_for(Channel::Constant(2, 2, .5), categories(2, Vector<double>::Ones(2) / 2), .03);
  CHECK_FALSE(none->each);
  CHECK_FALSE(none->together);
  CHECK_FALSE(none->wald);
}

TEST_CASE("a plan for few people ends, with no one too many") {
  const Channel channel = randomised_response(2, 2);
  const Question question = categories(2, Vector<double>{{.4, .6}});
  const auto width = [&](double people) { return precision(channel, question, people)->together.maxCoeff(); };
  int few = 0;
  for (int i = 1; i <= 60; ++i) {
    const double half_width = i / 100.;
    CAPTURE(half_width);
    const auto needed = people_for(channel, question, half_width);
    REQUIRE(needed);
    REQUIRE(needed->together);
    const double people = *needed->together;
    CHECK(width(people) <= half_width);
    if (people < 2 || people > 100) continue;
    CHECK(width(people - 1) > half_width);
    ++few;
  }
  CHECK(few > 10);
}

namespace {

/// Wald's half width for one person, under this distribution, where the prior is another one.
double wald_under(const Channel& channel, const Vector<double>& prior, const Vector<double>& p, Index x) {
  const LinearEstimator estimator(channel, channel.transpose() * prior);
  const auto g = estimator.combination(Vector<double>::Unit(channel.rows(), x));
  return normal_quantile(.025) * std::sqrt(variance_of(*g, channel.transpose() * p));
}

}  // namespace

TEST_CASE(
    "a plan for nobody knows whom holds for everybody: no distribution needs more people, and one needs as "
    "many") {
  Generator generator(13);
  for (const Index a : {2, 3, 5, 16}) {
    for (const double epsilon : {.5, 3.}) {
      CAPTURE(a);
      CAPTURE(epsilon);
      const Channel channel = randomised_response(a, epsilon);
      const Vector<double> uniform = Vector<double>::Constant(a, 1. / static_cast<double>(a));
      const auto worst = precision(channel, categories(a, uniform), 1, Expected::worst);
      REQUIRE(worst);
      double most = 0;
      for (int i = 0; i < 200; ++i) {
        // A share of one answer, all the rest to others as chance has it.
        Vector<double> p = random_distribution(generator, a, .3) * (1 - i / 199.);
        p(0) += i / 199.;
        most = std::max(most, wald_under(channel, uniform, p, 0));
      }
      CHECK(most <= worst->wald(0) * (1 + 1e-9));
      CHECK(most >= worst->wald(0) * .999);
    }
  }
}

TEST_CASE(
    "the hardest mixture is that of all distributions on a grid, whatever the channel and what is asked") {
  Generator generator(14);
  for (int i = 0; i < test::repeats(20); ++i) {
    const Channel channel = random_channel(generator, 3, 3 + i % 2);
    const Vector<double> prior = random_distribution(generator, 3);
    const Vector<double> c = Vector<double>::Random(3);
    const LinearEstimator estimator(channel, channel.transpose() * prior);
    const auto g = estimator.combination(c);
    REQUIRE(g);
    const double variance = worst_case_variance(channel, *g, c).variance;
    double most = 0;
    const int steps = 200;
    for (int one = 0; one <= steps; ++one) {
      for (int two = 0; one + two <= steps; ++two) {
        const Vector<double> p{{one / 200., two / 200., (steps - one - two) / 200.}};
        most = std::max(most, variance_of(*g, channel.transpose() * p));
      }
    }
    CHECK(most <= variance * (1 + 1e-9));
    CHECK(most >= variance * .999);
  }
}

TEST_CASE("with marks the hardest people are the hardest of mixtures of two answers on a grid") {
  const Marks marks{4, kRowSum / 8};
  const Vector<double> uniform = Vector<double>::Constant(4, .25);
  const auto worst = precision(marks, categories(4, uniform), 1, Expected::worst);
  REQUIRE(worst);
  double most = 0;
  for (int i = 0; i <= 200; ++i) {
    const Vector<double> p{{1 - i / 200., 0, i / 200., 0}};
    most = std::max(most, wald_under(test::written_out(marks), uniform, p, 2));
  }
  CHECK(most <= worst->wald(2) * (1 + 1e-9));
  CHECK(most >= worst->wald(2) * .999);
  CHECK(worst->wald(2) > precision(marks, categories(4, uniform), 1)->wald(2) * 1.1);
}

namespace {

/// Half the widest interval of a single answer, over shares of it on a grid; the rest have the other answers.
template <class Channels>
double widest_on_grid(const Channels& channel, Index a, double people) {
  double most = 0;
  for (int i = 0; i <= 200; ++i) {
    Vector<double> p = Vector<double>::Constant(a, (1 - i / 200.) / static_cast<double>(a - 1));
    p(0) = i / 200.;
    most = std::max(most, precision(channel, categories(a, p), people)->each(0));
  }
  return most;
}

/// The same for sets of marks, weighed as for evenly distributed people, whoever they are.
double widest_on_grid(const Marks& marks, Index a, double people) {
  const Channel written = test::written_out(marks);
  MarkedReports reports{Matrix<std::uint8_t>(written.cols(), a), {}};
  for (Index y = 0; y < written.cols(); ++y) {
    for (Index x = 0; x < a; ++x) reports.sets(y, x) = test::in_set(y, x) ? 1 : 0;
  }
  double most = 0;
  for (int i = 0; i <= 100; ++i) {
    Vector<double> p = Vector<double>::Constant(a, (1 - i / 100.) / static_cast<double>(a - 1));
    p(0) = i / 100.;
    reports.counts = people * (written.transpose() * p);
    const auto found =
        estimate(marks, reports, categories(a, Vector<double>::Constant(a, 1. / static_cast<double>(a))));
    const Interval& each = *found->estimates[0].each;
    most = std::max(most, (each.high - each.low) / 2);
  }
  return most;
}

template <class Channels>
void check_each_for_anybody(const Channels& channel, Index a) {
  const Vector<double> uniform = Vector<double>::Constant(a, 1. / static_cast<double>(a));
  const auto people = people_for(channel, categories(a, uniform), .05, Expected::worst);
  REQUIRE(people);
  REQUIRE(people->each);
  CHECK(*people->each >= *people->wald * .9);
  CHECK(*people->each <= *people->wald * 1.1);
  CHECK(widest_on_grid(channel, a, *people->each) <= .05 * 1.01);
  CHECK(widest_on_grid(channel, a, std::floor(*people->each / 1.04)) > .05);
}

}  // namespace

TEST_CASE("intervals of single shares are as narrow for whoever answers, also where all give one answer") {
  for (const Index a : {2, 3, 10}) {
    CAPTURE(a);
    check_each_for_anybody(randomised_response(a, 1), a);
    if (a < 10) check_each_for_anybody(Marks{a, kRowSum / 4}, a);
  }
}

TEST_CASE("intervals of each share are no wider than those of the hardest people, whoever answers") {
  // The weights of these estimates do not depend on the expectation. At low levels the hardest people nearly
  // all have the answer, and their interval almost ends at 1.
  constexpr Index a = 4;
  constexpr int kSteps = 60;
  const auto widest = [](const auto& channel, double n) {
    double most = 0;
    for (int i = 0; i <= kSteps; ++i) {
      Vector<double> p = Vector<double>::Zero(a);
      p(0) = static_cast<double>(i) / kSteps;
      p(1) = 1 - p(0);
      most = std::max(most, precision(channel, categories(a, p), n)->each(0));
    }
    return most;
  };
  const Question question = categories(a, Vector<double>::Constant(a, 1.0 / a));
  for (const double epsilon : {.1, .5, 1.0, 3.0}) {
    for (const double n : {300.0, 5000.0, 80000.0}) {
      CAPTURE(epsilon);
      CAPTURE(n);
      const Channel channel = randomised_response(a, epsilon);
      CHECK(precision(channel, question, n, Expected::worst)->each(0) >= widest(channel, n) * .99);
      const Marks marks{a, static_cast<std::uint64_t>(kRowSum / (1 + std::exp(epsilon)))};
      CHECK(precision(marks, question, n, Expected::worst)->each(0) >= widest(marks, n) * .99);
    }
  }
}

TEST_CASE("exact intervals of so many people are wide enough for whoever answers") {
  Generator generator(15);
  for (const Index a : {2, 4}) {
    for (const double epsilon : {1., 3.}) {
      CAPTURE(a);
      CAPTURE(epsilon);
      const Channel channel = randomised_response(a, epsilon);
      const Vector<double> uniform = Vector<double>::Constant(a, 1. / static_cast<double>(a));
      const Question question = categories(a, uniform);
      const auto people = people_for(channel, question, .05, Expected::worst);
      REQUIRE(people);
      REQUIRE(people->together);
      CHECK(*people->together > *people_for(channel, question, .05)->together * (a == 2 ? .98 : 1.05));
      const double promised =
          precision(channel, question, *people->together, Expected::worst)->together.maxCoeff();
      CHECK(promised <= .05 * 1.02);
      for (int i = 0; i < 40; ++i) {
        Vector<double> p = random_distribution(generator, a, .3) * (1 - i / 39.);
        p(0) += i / 39.;
        CHECK(precision(channel, categories(a, p), *people->together)->together.maxCoeff() <= .05 * 1.02);
      }
    }
  }
}

namespace {

/// The width of a functional's range given the chances of all reports, if these come exactly as often as
/// under p.
double exact_under(const Channel& channel, const Vector<double>& functional, const Vector<double>& p,
                   double people) {
  const Vector<double> counts = people * (channel.transpose() * p);
  const auto [low, high] =
      Compatible(channel, observed(counts, people, .95, channel.cols())).range(functional);
  return high - low;
}

double widest_on_grid(const Channel& channel, const Vector<double>& functional, double people) {
  double most = 0;
  const int steps = 24;
  for (int one = 0; one <= steps; ++one) {
    for (int two = 0; one + two <= steps; ++two) {
      const Vector<double> p{{one / 24., two / 24., (steps - one - two) / 24.}};
      most = std::max(most, exact_under(channel, functional, p, people));
    }
  }
  return most;
}

}  // namespace

TEST_CASE(
    "a plan for some people has the intervals of reports that come exactly as often, also near an end") {
  double widest = 0;
  for (const Index a : {3, 4}) {
    for (const double epsilon : {.3, 1., 3.}) {
      const Channel channel = randomised_response(a, epsilon);
      for (const double people : {10., 40., 1000., 20000.}) {
        for (int i = 0; i <= 20; ++i) {
          CAPTURE(a);
          CAPTURE(epsilon);
          CAPTURE(people);
          CAPTURE(i);
          Vector<double> p = Vector<double>::Zero(a);
          p(0) = i / 20.;
          p(1) = 1 - p(0);
          const Question question = categories(a, p);
          const auto plan = precision(channel, question, people);
          const auto found = estimate(channel, people * (channel.transpose() * p), question);
          REQUIRE(plan);
          REQUIRE(found);
          const Estimate& one = found->estimates.front();
          CHECK(plan->each(0) == doctest::Approx((one.each->high - one.each->low) / 2).epsilon(1e-9));
          CHECK(plan->together(0) ==
                doctest::Approx((one.together->high - one.together->low) / 2).epsilon(1e-9));
          const double proved = exact_under(channel, Vector<double>::Unit(a, 0), p, people) / 2;
          widest = std::max(widest, plan->together(0) / proved);
        }
      }
    }
  }
  MESSAGE(widest, " times as wide at most as what the widest is looked for among");
  CHECK(widest <= 1.001);
}

TEST_CASE("the widest exact interval is that of all distributions on a grid, whatever the channel") {
  Generator generator(16);
  for (int i = 0; i < test::repeats(12); ++i) {
    Channel channel = random_channel(generator, 3, 3 + i % 2);
    // These reports only tell two inputs apart from the third.
    if (i % 3 == 0) channel.row(1) = channel.row(0);
    const Vector<double> c =
        i % 4 == 0 ? Vector<double>(Vector<double>::Random(3)) : Vector<double>::Unit(3, 0);
    for (const double people : {20., 1000.}) {
      CAPTURE(i);
      CAPTURE(people);
      const Asked asked{people, .95, channel.cols()};
      const Width width = widest_interval(channel, c, Matrix<double>::Identity(3, 3), asked);
      const double grid = widest_on_grid(channel, c, people);
      CHECK(grid <= width.most * (1 + 1e-6));
      CHECK(grid >= width.least * .97);
      CHECK(width.most - width.least <= .0051 * width.most);
      CHECK(exact_under(channel, c, width.shares, people) == doctest::Approx(width.least).epsilon(1e-6));
    }
  }
}

TEST_CASE(
    "no people need more than a plan for nobody knows whom says: marks, and answers that reports hide") {
  // Take three answers, none of which is common. Then the intervals of the others leave this one less room
  // than if two were equally common.
  const Marks marks{3, static_cast<std::uint64_t>(std::llround(std::ldexp(1 / (1 + std::exp(5.)), 62)))};
  const Vector<double> uniform = Vector<double>::Constant(3, 1. / 3);
  const auto people = people_for(marks, categories(3, uniform), .03, Expected::worst);
  REQUIRE(people);
  REQUIRE(people->together);
  CHECK(*people->together > 6000);
  for (const double share : {0., .2, .4, .6, .7, .8, .9, .97, 1.}) {
    const Vector<double> p{{share, (1 - share) / 2, (1 - share) / 2}};
    CHECK(precision(marks, categories(3, p), *people->together)->together.maxCoeff() <= .03);
  }
  Channel hidden(3, 2);
  hidden << .7, .3, .7, .3, .2, .8;
  const auto untold = people_for(hidden, categories(3, uniform), .36, Expected::worst);
  REQUIRE(untold);
  CHECK_FALSE(untold->together);
  CHECK(precision(hidden, categories(3, uniform), 1e6, Expected::worst)->together(0) > .49);
  CHECK(people_for(hidden, categories(3, uniform), .51, Expected::worst)->together);
}

TEST_CASE(
    "a share that no number of people tells is not taken for one that few tell, after a share that is told") {
  Channel hidden(3, 2);
  hidden << .2, .8, .7, .3, .7, .3;
  const Question question = categories(3, Vector<double>::Constant(3, 1. / 3));
  CHECK(precision(hidden, question, 1e6, Expected::worst)->each(1) > .4);
  for (const double half_width : {.01, .05, .1, .2}) {
    CAPTURE(half_width);
    const auto people = people_for(hidden, question, half_width, Expected::worst);
    REQUIRE(people);
    CHECK_FALSE(people->each);
    CHECK_FALSE(people->together);
  }
}

}  // namespace sluice::planner_test
