// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates with survey weights, beside sums over single people.
#include "estimate/weighted.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "effort.hpp"
#include "estimate/linear_estimate.hpp"
#include "marks.hpp"
#include "surveyed.hpp"

namespace sluice::weighted_test {

using namespace sluice::test;

namespace {

struct Person {
  Index report;
  double weight;
};

WeightedReports summed(const std::vector<Person>& people, Index reports) {
  const Vector<double> none = Vector<double>::Zero(reports);
  WeightedReports sums{{}, none, none, none};
  for (const auto& [report, weight] : people) {
    sums.people(report) += 1;
    sums.weights(report) += weight;
    sums.squares(report) += weight * weight;
  }
  return sums;
}

Matrix<std::uint8_t> all_sets(Index categories) {
  Matrix<std::uint8_t> sets(Index{1} << categories, categories);
  for (Index y = 0; y < sets.rows(); ++y) {
    for (Index x = 0; x < categories; ++x) sets(y, x) = in_set(y, x) ? 1 : 0;
  }
  return sets;
}

}  // namespace

TEST_CASE("weighted shares, their deviations and the design effect are those of sums over people") {
  Generator generator(31);
  int outside = 0;
  // A partial run goes on until an estimate has left the range.
  for (int repeat = 0; repeat < repeats(50) || (outside == 0 && repeat < 50); ++repeat) {
    const Index a = std::uniform_int_distribution<Index>(2, 4)(generator);
    const Channel channel = random_channel(generator, a, a + 1);
    std::vector<Person> people;
    std::uniform_int_distribution<Index> reports(0, a);
    std::gamma_distribution<double> weights(2);
    for (int i = 0; i < 200; ++i) people.push_back({reports(generator), weights(generator)});
    const Question question = categories(a, random_distribution(generator, a));
    const auto found = estimate_weighted(channel, summed(people, a + 1), question);
    REQUIRE(found);
    double sum = 0;
    double squares = 0;
    for (const Person& person : people) {
      sum += person.weight;
      squares += person.weight * person.weight;
    }
    CHECK(found->people == 200);
    CHECK(found->design_effect == doctest::Approx(200 * squares / (sum * sum)));
    // The score of a single report is the estimate from that report alone.
    for (Index x = 0; x < a; ++x) {
      const auto score = [&](Index report) {
        const auto one = estimate(channel, Vector<double>::Unit(a + 1, report), question);
        return one->estimates[static_cast<std::size_t>(x)].unbiased;
      };
      double mean = 0;
      for (const Person& person : people) mean += person.weight * score(person.report) / sum;
      double variance = 0;
      for (const Person& person : people)
        variance += std::pow(person.weight * (score(person.report) - mean) / sum, 2) * 200 / 199;
      const WeightedShare& share = found->estimates[static_cast<std::size_t>(x)];
      CHECK(share.unbiased == doctest::Approx(mean).epsilon(1e-7));
      CHECK(share.deviation == doctest::Approx(std::sqrt(variance)).epsilon(1e-7));
      // Cut to the range from 0 to 1, which estimates of such random reports may leave altogether.
      const double width = 1.9599639845 * std::sqrt(variance);
      const double low = std::max(0., mean - width);
      const double high = std::min(1., mean + width);
      outside += low > high ? 1 : 0;
      REQUIRE(share.wald.has_value() == (low <= high));
      if (!share.wald) continue;
      CHECK(share.wald->low == doctest::Approx(low));
      CHECK(share.wald->high == doctest::Approx(high));
    }
  }
  CHECK(outside > 0);
}

TEST_CASE("equal weights change nothing, and marks are the channel that they are") {
  Generator generator(32);
  const Marks marks{3, kRowSum / 5};
  const Channel channel = expanded(marks);
  const Vector<double> counts = drawn(generator, channel.transpose() * Vector<double>{{0.2, 0.3, 0.5}}, 500);
  const Question question = categories(3, Vector<double>::Ones(3) / 3);
  const WeightedReports sums{all_sets(3), counts, 7 * counts, 49 * counts};
  const auto found = estimate_weighted(marks, sums, question);
  const auto plain = estimate(marks, {all_sets(3), counts}, question);
  REQUIRE(found);
  REQUIRE(plain);
  CHECK(found->design_effect == doctest::Approx(1));
  for (std::size_t x = 0; x < 3; ++x) {
    CHECK(found->estimates[x].unbiased == doctest::Approx(plain->estimates[x].unbiased).epsilon(1e-9));
    // One is the variance of the actual reports, the other that of independent marks.
    CHECK(found->estimates[x].deviation == doctest::Approx(plain->estimates[x].deviation).epsilon(0.05));
  }
}

TEST_CASE("few people have no normal interval, and sums that are none of weights are refused") {
  const Channel channel = randomised_response(2, 1);
  const Question question = categories(2, Vector<double>::Ones(2) / 2);
  const auto refused = [&](WeightedReports sums) {
    const auto found = estimate_weighted(channel, sums, question);
    return found ? std::string("none") : std::string(found.failure().text->id);
  };
  const Vector<double> some{{20, 30}};
  // 50 people, one of whom counts for nearly all.
  const auto few = estimate_weighted(
      channel, {{}, some, Vector<double>{{1e3, 30}}, Vector<double>{{0.98e6, 30}}}, question);
  REQUIRE(few);
  CHECK(few->design_effect > 40);
  CHECK_FALSE(few->estimates[0].wald);
  CHECK(refused({{}, some, -some, some}) == "weights-do-not-fit");
  CHECK(refused({{}, some, some, 0.5 * some}) == "weights-do-not-fit");
  CHECK(refused({{}, some, some, 1e3 * some}) == "weights-do-not-fit");
  CHECK(refused({{}, some, Vector<double>{{1, NAN}}, some}) == "weights-do-not-fit");
  // Squares below and above the range of doubles.
  CHECK(refused({{}, some, 1e-200 * some, 0 * some}) == "weights-do-not-fit");
  CHECK(refused({{}, some, Vector<double>{{1.1e154, 1.1e154}}, Vector<double>{{1e307, 1e307}}}) ==
        "weights-do-not-fit");
  const Vector<double> none = Vector<double>::Zero(2);
  CHECK(refused({{}, none, none, none}) == "no-reports-given");
}

TEST_CASE("weighted intervals cover as often as they say") {
  Generator generator(33);
  // Two kinds of people, of whom one is asked four times as often as the other.
  const Vector<double> p{{0.3, 0.7}};
  const Channel channel = randomised_response(2, 1.5);
  const int surveys = sized(repeats(100), 1000);
  int covered = 0;
  int unweighted = 0;
  double bias = 0;
  for (int survey = 0; survey < surveys; ++survey) {
    std::vector<Person> people;
    for (int i = 0; i < 1000; ++i) {
      const bool often = std::bernoulli_distribution(0.8)(generator);
      // Half of the population each: 0.1 and 0.5 of them have the first answer.
      const Index answer = std::bernoulli_distribution(often ? 0.1 : 0.5)(generator) ? 0 : 1;
      const bool kept = std::bernoulli_distribution(channel(answer, answer))(generator);
      people.push_back({kept ? answer : 1 - answer, often ? 1.0 : 4.0});
    }
    const auto found = estimate_weighted(channel, summed(people, 2), categories(2, p));
    REQUIRE(found);
    const WeightedShare& share = found->estimates[0];
    covered += share.wald->low <= p(0) && p(0) <= share.wald->high ? 1 : 0;
    bias += (share.unbiased - p(0)) / surveys;
    for (Person& person : people) person.weight = 1;
    const auto plain = estimate_weighted(channel, summed(people, 2), categories(2, p));
    unweighted += plain->estimates[0].wald->low <= p(0) && p(0) <= plain->estimates[0].wald->high ? 1 : 0;
  }
  MESSAGE(surveys, " surveys: covered ", covered / double(surveys), ", bias ", bias, "; without weights ",
          unweighted / double(surveys));
  CHECK(covered / double(surveys) >= 0.94 - 5 * std::sqrt(0.95 * 0.05 / surveys));
  CHECK(std::abs(bias) < 5 * 0.04 / std::sqrt(surveys));
  // The negative control.
  CHECK(unweighted / double(surveys) < 0.5);
}

}  // namespace sluice::weighted_test
