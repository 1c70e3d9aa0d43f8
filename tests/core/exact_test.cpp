// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include <boost/multiprecision/cpp_dec_float.hpp>
#include <cmath>

#include "effort.hpp"
#include "exact/certify.hpp"
#include "exact/exponential.hpp"
#include "exact/in_order.hpp"
#include "exact/verify.hpp"
#include "promises.hpp"

namespace sluice::exact_test {

namespace {

using Decimal = boost::multiprecision::cpp_dec_float_100;

std::uint64_t row_sum(const Weights& weights, Index row) {
  std::uint64_t sum = 0;
  for (Index y = 0; y < weights.cols(); ++y) sum += weights(row, y);
  return sum;
}

}  // namespace

TEST_CASE("the bound is below e^epsilon, by less than 2^-90 of it") {
  for (const double epsilon : {0x1p-40, 1e-9, 0.1, 0.5, std::log(3.0), 1.0, 1.5, 7.25, 30.0, 63.9, 64.0}) {
    const auto bound = exponential_from_below(epsilon);
    const Decimal truth = exp(Decimal(epsilon));
    const Decimal ratio = Decimal(bound.numerator) / Decimal(bound.denominator) / truth;
    CHECK(ratio < 1);
    CHECK(1 - ratio < Decimal(std::ldexp(1.0, -90)));
  }
}

TEST_CASE("the bound of a level that is a multiple of epsilon is below it, rounded as the product may be") {
  const Prior prior = test::prior(test::example());
  int rounded_up = 0;
  for (int i = 1; i <= 60; ++i) {
    Parameters parameters;
    parameters.level = static_cast<double>(i) * 0.3;
    const double epsilon = 0.1;
    rounded_up += std::fma(parameters.level, epsilon, -parameters.level * epsilon) < 0 ? 1 : 0;
    const Notion notion = *find_notion("alip")->with(parameters, prior);
    const auto bounds = published_bounds(prior, notion, epsilon);
    const Decimal truth = exp(Decimal(parameters.level) * Decimal(epsilon));
    CHECK(Decimal(bounds.back().numerator) / Decimal(bounds.back().denominator) < truth);
  }
  CHECK(rounded_up > 10);
}

TEST_CASE("levels are held within what weights of 62 bits can keep") {
  const auto least = exponential_from_below(kLeastLevel);
  const auto zero = exponential_from_below(0);
  CHECK(zero.numerator == least.numerator);
  CHECK(zero.denominator == least.denominator);
  CHECK(zero.numerator > zero.denominator);
  CHECK(exponential_from_below(1e9).numerator == exponential_from_below(kLargestLevel).numerator);
}

TEST_CASE("integer rows sum to 2^62 exactly and stay within a unit of the channel") {
  test::RandomTables tables(21);
  for (int i = 0; i < test::repeats(200); ++i) {
    Matrix<double> channel = tables.next(6, 6);
    channel.col(0).array() += 1e-3;
    channel = Matrix<double>(channel.rowwise().sum().cwiseInverse().asDiagonal() * channel);
    const Weights weights = quantise(channel);
    for (Index x = 0; x < weights.rows(); ++x) {
      CHECK(row_sum(weights, x) == kRowSum);
      for (Index y = 0; y < weights.cols(); ++y) {
        CHECK(probabilities(weights)(x, y) == doctest::Approx(channel(x, y)).epsilon(1e-14).scale(1));
        if (channel(x, y) == 0) CHECK(weights(x, y) <= 1);
      }
    }
  }
  CHECK(quantise(Matrix<double>::Identity(3, 3))(1, 1) == kRowSum);
  CHECK(row_sum(quantise(Matrix<double>::Constant(1, 3, 1.0 / 3)), 0) == kRowSum);
  CHECK(row_sum(quantise(Matrix<double>::Constant(1, 3, 1e-300)), 0) == kRowSum);
}

TEST_CASE("one unit too many is seen") {
  // One secret of two, two categories: report 0 has the ratio w(0,0) / w(1,0), which must not exceed 3/2.
  const Prior prior = test::prior(Matrix<double>::Identity(2, 2));
  Weights weights(2, 2);
  const std::uint64_t low = kRowSum / 5 * 2;
  const std::uint64_t high = low / 2 * 3;
  weights << high, kRowSum - high, low, kRowSum - low;
  const Notion& ldp = *find_notion("ldp");
  CHECK(is_certified(prior, ldp, {{3, 2}}, weights));
  weights(0, 0) += 1;
  weights(0, 1) -= 1;
  CHECK_FALSE(is_certified(prior, ldp, {{3, 2}}, weights));
}

TEST_CASE("property: any channel is repaired to any level, little when little is missing") {
  test::RandomTables tables(22);
  for (int i = 0; i < test::repeats(100); ++i) {
    const Matrix<double> table = tables.next(4, 5);
    const Prior prior = test::prior(table);
    const double epsilon = i % 10 == 0 ? 0 : tables.epsilon();
    const Channel identity = Channel::Identity(prior.categories(), prior.categories());
    for (const auto& promise : test::promises(tables, table)) {
      const Notion notion = promise.under(prior);
      const Certified certified = certify(prior, notion, epsilon, identity);
      CHECK(is_certified(prior, notion, certified.bounds, certified.weights));
      const double level = notion.leakage(prior, probabilities(certified.weights)).level;
      CHECK(level <= epsilon * (1 + 1e-12) + 1e-14);
      if (notion.leakage(prior, identity).level <= epsilon * (1 - 1e-9)) CHECK(certified.mixing == 0);
      // Certified once, a channel passes as it is.
      const Certified again =
          certify(prior, notion, epsilon * 1.001 + 1e-9, probabilities(certified.weights));
      CHECK(again.mixing <= 1e-12);
    }
  }
}

TEST_CASE("a trace that rounding has left becomes none, unless the proof needs it") {
  constexpr double kTrace = 1e-15;
  Matrix<double> weights(2, 2);
  Channel channel(2, 2);
  channel << 1 - kTrace, kTrace, 0, 1;
  const auto certified = [&](const char* notion, double epsilon) {
    const Prior prior = test::prior(weights);
    return certify(prior, *find_notion(notion), epsilon, channel);
  };
  weights << 2, 1, 1, 2;
  CHECK(certified("ldp", 2).weights(0, 1) == 0);
  CHECK(certified("ldp", 2).mixing == 0);
  // Here the second report rules the first secret out but for the trace.
  weights << 1, 0, 0, 1;
  channel << 1 - kTrace, kTrace, kTrace, 1 - kTrace;
  const Certified kept = certified("ldp", 40);
  CHECK(kept.weights(0, 1) > 0);
  CHECK(kept.mixing == 0);
}

namespace {

/// The same numbers in every standard library.
class Fixed {
 public:
  explicit Fixed(std::uint64_t seed) : state_(seed) {}
  double next() {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return std::ldexp(static_cast<double>(state_ >> 11), -53);
  }

 private:
  std::uint64_t state_;
};

}  // namespace

TEST_CASE("a channel becomes the same integers on every machine, repaired, straightened or not") {
  // A hash of all weights of 400 channels (FNV-1a), as computed when this was written.
  std::uint64_t hash = 0xcbf29ce484222325;
  double most = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Fixed numbers(seed);
    Matrix<double> table(3, 5);
    for (double& weight : table.reshaped()) weight = numbers.next();
    const Prior prior = test::prior(table);
    Channel channel(5, 7);
    for (double& entry : channel.reshaped()) entry = numbers.next();
    for (auto row : channel.rowwise()) row /= sum_in_order(row) * (1 + 1e-12 * numbers.next());
    for (const char* notion : {"lip", "ldp"}) {
      for (const double epsilon : {0.0, 0.3}) {
        const Certified certified = certify(prior, *find_notion(notion), epsilon, channel);
        most = std::max(most, certified.mixing);
        for (const std::uint64_t weight : certified.weights.reshaped())
          hash = (hash ^ weight) * 0x100000001b3;
      }
    }
  }
  CHECK(most > 1e-3);
  CHECK(hash == 15480058249641404049U);
}

}  // namespace sluice::exact_test
