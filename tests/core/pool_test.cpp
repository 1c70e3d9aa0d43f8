// SPDX-License-Identifier: GPL-3.0-or-later
// Reports of several channels, estimated from together.
#include "estimate/pool.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "effort.hpp"
#include "estimate/linear_estimate.hpp"
#include "marks.hpp"
#include "surveyed.hpp"

namespace sluice::pool_test {

using namespace sluice::test;

namespace {

PooledSample sample(Channel channel, Vector<double> counts) {
  return {std::move(channel), {Matrix<std::uint8_t>(), std::move(counts)}};
}

/// Every set once, with its count.
PooledSample sample(const Marks& marks, Vector<double> counts) {
  Matrix<std::uint8_t> sets(counts.size(), marks.categories);
  for (Index y = 0; y < sets.rows(); ++y) {
    for (Index x = 0; x < marks.categories; ++x) sets(y, x) = in_set(y, x) ? 1 : 0;
  }
  return {marks, {std::move(sets), std::move(counts)}};
}

Marks ticks(Index categories, double u) {
  return {categories, static_cast<std::uint64_t>(u * static_cast<double>(kRowSum))};
}

}  // namespace

TEST_CASE("one sample is estimated as it is by itself, and its halves together as the whole") {
  Generator generator(21);
  for (int repeat = 0; repeat < repeats(50); ++repeat) {
    const Index a = std::uniform_int_distribution<Index>(2, 5)(generator);
    const Channel channel = random_channel(generator, a, a + repeat % 2);
    const Vector<double> p = random_distribution(generator, a);
    const Vector<double> reports = channel.transpose() * p;
    const Vector<double> one = drawn(generator, reports, 400);
    const Vector<double> other = drawn(generator, reports, 400);
    const Question question = categories(a, random_distribution(generator, a));
    const auto alone = estimate(channel, one + other, question);
    const auto pooled = estimate_pooled({sample(channel, one + other)}, question);
    const auto halves = estimate_pooled({sample(channel, one), sample(channel, other)}, question);
    REQUIRE(alone);
    REQUIRE(pooled);
    REQUIRE(halves);
    for (std::size_t x = 0; x < static_cast<std::size_t>(a); ++x) {
      const Estimate& as_ever = alone->estimates[x];
      const PooledShare& same = pooled->estimates[x];
      CHECK(same.identifiable == as_ever.identifiable);
      CHECK(same.unbiased == doctest::Approx(as_ever.unbiased).epsilon(1e-7));
      CHECK(same.deviation == doctest::Approx(as_ever.deviation).epsilon(1e-7));
      CHECK(same.likelihood == doctest::Approx(as_ever.likelihood).epsilon(1e-5));
      const PooledShare& both = halves->estimates[x];
      CHECK(both.unbiased == doctest::Approx(as_ever.unbiased).epsilon(1e-6));
      CHECK(std::abs(both.likelihood - as_ever.likelihood) < 1e-4);
      REQUIRE(both.exact.has_value() == as_ever.together.has_value());
      // Pools use only the chances of reports.
      if (!both.exact || !as_ever.identifiable || alone->together_by_shares) continue;
      CHECK(std::abs(both.exact->low - as_ever.together->low) < 1e-6);
      CHECK(std::abs(both.exact->high - as_ever.together->high) < 1e-6);
    }
  }
}

TEST_CASE(
    "the pooled estimate is unbiased whatever the shares are, and varies less than that of each sample") {
  Generator generator(22);
  for (int repeat = 0; repeat < repeats(50); ++repeat) {
    const Index a = std::uniform_int_distribution<Index>(2, 5)(generator);
    const Channel one = randomised_response(a, 0.5);
    const Channel other = random_channel(generator, a, a + 2);
    const Marks marks = ticks(a, 0.2);
    const Vector<double> prior = random_distribution(generator, a);
    // Zeros, too.
    Vector<double> p = random_distribution(generator, a, 0.3);
    p = (p.array() < 0.05).select(0, p);
    p /= p.sum();
    // Counts that come exactly as often as they do on average.
    const auto on_average = [&](const Channel& channel, double people) -> Vector<double> {
      return people * (channel.transpose() * p);
    };
    const auto pooled =
        estimate_pooled({sample(one, on_average(one, 300)), sample(other, on_average(other, 700)),
                         sample(marks, on_average(expanded(marks), 500))},
                        categories(a, prior));
    REQUIRE(pooled);
    CHECK(pooled->people == doctest::Approx(1500));
    CHECK_FALSE(pooled->impossible);
    CHECK(pooled->best_fit.probability == 1);
    for (Index x = 0; x < a; ++x) {
      const PooledShare& share = pooled->estimates[static_cast<std::size_t>(x)];
      CHECK(std::abs(share.unbiased - p(x)) < 1e-9);
      CHECK(std::abs(share.likelihood - p(x)) < 1e-3);
      REQUIRE(share.exact);
      CHECK(share.exact->low <= p(x) + 1e-9);
      CHECK(share.exact->high >= p(x) - 1e-9);
    }
    // If people are as in the prior, no unbiased estimate varies less. Among these are a sample's own
    // estimate, and the two weighed by their variances.
    p = prior;
    const auto at_prior = estimate_pooled(
        {sample(one, on_average(one, 300)), sample(other, on_average(other, 700))}, categories(a, prior));
    REQUIRE(at_prior);
    for (Index x = 0; x < a; ++x) {
      const auto variance = [&](const Channel& channel, double people) {
        const Vector<double> reports = channel.transpose() * prior;
        const auto g = LinearEstimator(channel, reports).combination(Vector<double>::Unit(a, x));
        return variance_of(*g, reports) / people;
      };
      const double both = 1 / (1 / variance(one, 300) + 1 / variance(other, 700));
      const double deviation = at_prior->estimates[static_cast<std::size_t>(x)].deviation;
      CHECK(deviation * deviation <= both * (1 + 1e-2));
    }
  }
}

TEST_CASE("what one protocol does not tell another one may") {
  // The first tells the first category from the rest, the second the last one.
  const Channel first{{0.8, 0.2}, {0.2, 0.8}, {0.2, 0.8}};
  const Channel last{{0.8, 0.2}, {0.8, 0.2}, {0.2, 0.8}};
  const Vector<double> prior{{0.2, 0.3, 0.5}};
  const auto alone = estimate(first, 1000 * (first.transpose() * prior), categories(3, prior));
  REQUIRE(alone);
  CHECK_FALSE(alone->estimates[1].identifiable);
  const auto pooled = estimate_pooled(
      {sample(first, 1000 * (first.transpose() * prior)), sample(last, 1000 * (last.transpose() * prior))},
      categories(3, prior));
  REQUIRE(pooled);
  for (Index x = 0; x < 3; ++x) {
    CHECK(pooled->estimates[static_cast<std::size_t>(x)].identifiable);
    CHECK(pooled->estimates[static_cast<std::size_t>(x)].unbiased == doctest::Approx(prior(x)));
  }
}

TEST_CASE("samples of different populations do not fit together, and what cannot be pooled is refused") {
  const Channel channel = randomised_response(2, 2);
  const Vector<double> some{{0.9, 0.1}};
  const Vector<double> others{{0.1, 0.9}};
  const auto apart = estimate_pooled({sample(channel, 1000 * (channel.transpose() * some)),
                                      sample(channel, 1000 * (channel.transpose() * others))},
                                     categories(2, some));
  REQUIRE(apart);
  CHECK(apart->impossible);
  CHECK(apart->best_fit.probability < 1e-6);
  CHECK(estimate_pooled({}, categories(2, some)).failure().text->id == std::string("nothing-pooled"));
  const Marks wide = ticks(9, 0.2);
  const auto refused =
      estimate_pooled({sample(wide, Vector<double>::Ones(512))}, categories(9, Vector<double>::Ones(9) / 9));
  REQUIRE(!refused);
  CHECK(refused.failure().text->id == std::string("pooled-unary-too-wide"));
  CHECK(estimate_pooled({sample(channel, Vector<double>::Ones(3))}, categories(2, some)).failure().text->id ==
        std::string("counts-miscounted"));
}

TEST_CASE("two levels of one protocol are counted together, and their intervals cover") {
  Generator generator(24);
  const Vector<double> p{{0.1, 0.9}};
  const Channel weak = randomised_response(2, 1);
  const Channel strong = randomised_response(2, 1.5);
  const int surveys = sized(repeats(100), 1000);
  int held = 0;
  double narrower = 0;
  for (int survey = 0; survey < surveys; ++survey) {
    const Vector<double> one = drawn(generator, weak.transpose() * p, 500);
    const Vector<double> other = drawn(generator, strong.transpose() * p, 500);
    const Question question = categories(2, Vector<double>::Ones(2) / 2);
    const auto pooled = estimate_pooled({sample(weak, one), sample(strong, other)}, question);
    const auto alone = estimate(strong, other, question);
    REQUIRE(pooled);
    REQUIRE(alone);
    if (!pooled->estimates[0].exact || !alone->estimates[0].together) continue;
    const auto& [low, high] = *pooled->estimates[0].exact;
    held += low <= p(0) && p(0) <= high ? 1 : 0;
    narrower +=
        (high - low) / (alone->estimates[0].together->high - alone->estimates[0].together->low) / surveys;
  }
  MESSAGE(surveys, " surveys: covered ", held / double(surveys), ", of the width of one level alone ",
          narrower);
  CHECK(held / double(surveys) >= 0.95 - 5 * std::sqrt(0.95 * 0.05 / surveys));
  CHECK(narrower < 1);
}

TEST_CASE("intervals from several samples cover as often as they say") {
  Generator generator(23);
  const Vector<double> p{{0.05, 0.25, 0.7}};
  const Channel weak = randomised_response(3, 0.5);
  const Channel strong = randomised_response(3, 2);
  const Marks marks = ticks(3, 0.25);
  const int surveys = sized(repeats(60), 1000);
  int exact = 0;
  Vector<double> wald = Vector<double>::Zero(3);
  Vector<double> bias = wald;
  for (int survey = 0; survey < surveys; ++survey) {
    const auto pooled =
        estimate_pooled({sample(weak, drawn(generator, weak.transpose() * p, 400)),
                         sample(strong, drawn(generator, strong.transpose() * p, 200)),
                         sample(marks, drawn(generator, expanded(marks).transpose() * p, 300))},
                        categories(3, Vector<double>::Ones(3) / 3));
    REQUIRE(pooled);
    bool all = true;
    for (Index x = 0; x < 3; ++x) {
      const PooledShare& share = pooled->estimates[static_cast<std::size_t>(x)];
      all = all && share.exact && share.exact->low <= p(x) && p(x) <= share.exact->high;
      wald(x) += share.wald->low <= p(x) && p(x) <= share.wald->high ? 1 : 0;
      bias(x) += (share.unbiased - p(x)) / surveys;
    }
    exact += all ? 1 : 0;
  }
  MESSAGE(surveys, " surveys: all shares within ", exact / double(surveys), ", wald ",
          wald.transpose() / surveys, ", bias ", bias.transpose());
  const double chance = 5 * std::sqrt(0.95 * 0.05 / surveys);
  CHECK(exact / double(surveys) >= 0.95 - chance);
  CHECK(wald.minCoeff() / surveys >= 0.94 - chance);
  CHECK(bias.cwiseAbs().maxCoeff() < 5 * 0.06 / std::sqrt(surveys));
}

}  // namespace sluice::pool_test
