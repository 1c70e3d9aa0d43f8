// SPDX-License-Identifier: GPL-3.0-or-later
// The optimum of channels that see the secret as well, beside check values and a list of all columns.
#include "optimise/secret_aware.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "effort.hpp"
#include "optimise/assignments.hpp"
#include "optimise/linear_program.hpp"
#include "prior/information.hpp"
#include "priors.hpp"

namespace sluice::secret_aware_test {

namespace {

/// P(X=x, Y=y) for a channel of pairs.
Matrix<double> data_and_report_of_pairs(const Matrix<double>& joint, const Channel& channel) {
  Matrix<double> result = Matrix<double>::Zero(joint.cols(), channel.cols());
  for (Index s = 0; s < joint.rows(); ++s) {
    for (Index x = 0; x < joint.cols(); ++x) result.row(x) += joint(s, x) * channel.row(s * joint.cols() + x);
  }
  return result;
}

/// The level that a channel of pairs reaches: that of a channel of the secret.
double level(const Prior& prior, const Notion& notion, const Channel& channel) {
  const Matrix<double>& joint = prior.probabilities.cells;
  Channel of_secret = Channel::Zero(joint.rows(), channel.cols());
  for (Index s = 0; s < joint.rows(); ++s) {
    for (Index x = 0; x < joint.cols(); ++x) {
      of_secret.row(s) += joint(s, x) / prior.probabilities.secret(s) * channel.row(s * joint.cols() + x);
    }
  }
  const Matrix<double> diagonal = prior.weights.secret.asDiagonal();
  return notion.leakage(test::prior(diagonal), of_secret).level;
}

Result<Envelope> optimum(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options = {}) {
  const auto corners = secret_posteriors(prior, notion, epsilon);
  if (!corners) return corners.failure();
  return secret_aware_optimum(prior.probabilities.cells, *corners, options);
}

/// Over all columns, by one linear program.
double by_all_columns(const Matrix<double>& joint, const Matrix<double>& corners) {
  const Index c = joint.rows();
  const Index a = joint.cols();
  std::vector<Vector<double>> columns;
  std::vector<double> costs;
  for (Index w = 0; w < corners.rows(); ++w) {
    const auto ways = static_cast<Index>(std::pow(static_cast<double>(a), static_cast<double>(c)) + .5);
    for (Index way = 0; way < ways; ++way) {
      Vector<double> column = Vector<double>::Zero(joint.size());
      Vector<double> data = Vector<double>::Zero(a);
      bool occurs = true;
      Index rest = way;
      for (Index s = 0; s < c; ++s, rest /= a) {
        occurs = occurs && (joint(s, rest % a) > 0 || corners(w, s) <= 0);
        column(s * a + rest % a) += corners(w, s);
        data(rest % a) += corners(w, s);
      }
      if (!occurs) continue;
      columns.push_back(column);
      costs.push_back(entropy(data));
    }
  }
  LinearProgram program{Matrix<double>(joint.size(), static_cast<Index>(columns.size())),
                        joint.reshaped<Eigen::RowMajor>(),
                        Eigen::Map<Vector<double>>(costs.data(), static_cast<Index>(costs.size()))};
  for (std::size_t i = 0; i < columns.size(); ++i)
    program.constraints.col(static_cast<Index>(i)) = columns[i];
  const auto solution = solve(program);
  REQUIRE(solution);
  return entropy(joint.colwise().sum().transpose()) - program.cost.dot(solution->x);
}

}  // namespace

TEST_CASE("B's Example 1 has the optima that were computed from all vertices, at every level") {
  const double epsilon[] = {.1, .2, .5, 1, 1.5, 2};
  const double lip[] = {1.026990, 1.071675, 1.216080, 1.318607, 1.335085, 1.335085};
  const double ldp[] = {1.007328, 1.029090, 1.111162, 1.244229, 1.320027, 1.335085};
  const Prior prior = test::prior(test::example());
  for (std::size_t i = 0; i < 6; ++i) {
    for (const bool is_lip : {true, false}) {
      const Notion& notion = *find_notion(is_lip ? "lip" : "ldp");
      const auto best = optimum(prior, notion, epsilon[i]);
      REQUIRE(best);
      const double expected = is_lip ? lip[i] : ldp[i];
      const double reached = mutual_information(data_and_report_of_pairs(test::example(), best->channel));
      CAPTURE(epsilon[i]);
      CAPTURE(notion.name);
      CHECK(std::abs(reached - expected) < 1.6e-6);
      CHECK(std::abs(best->upper_bound - expected) < 1.6e-6);
      CHECK(best->upper_bound >= reached - 1e-12);
      CHECK(level(prior, notion, best->channel) <= epsilon[i] * (1 + 1e-9));
    }
  }
  const auto none = optimum(prior, *find_notion("ldp"), 0);
  REQUIRE(none);
  CHECK(std::abs(none->upper_bound - .988512) < 1.6e-6);
  CHECK(level(prior, *find_notion("ldp"), none->channel) < 1e-12);
}

TEST_CASE("property: random priors, with cells of zero, have the optimum over all columns") {
  test::RandomTables tables(51);
  int compared = 0;
  for (int i = 0; i < test::repeats(100); ++i) {
    const Prior prior = test::prior(tables.next(3, 4));
    const Matrix<double>& joint = prior.probabilities.cells;
    const double epsilon = tables.epsilon();
    CAPTURE(i);
    for (const char* name : {"lip", "ldp"}) {
      const Notion& notion = *find_notion(name);
      const auto corners = secret_posteriors(prior, notion, epsilon);
      REQUIRE(corners);
      const auto best = secret_aware_optimum(joint, *corners, {});
      REQUIRE(best);
      const double expected = by_all_columns(joint, *corners);
      const double reached = mutual_information(data_and_report_of_pairs(joint, best->channel));
      CHECK(best->upper_bound >= expected - 1e-8);
      CHECK(reached <= expected + 1e-8);
      CHECK(best->upper_bound - reached < 1.1e-6);
      CHECK(level(prior, notion, best->channel) <= epsilon * (1 + 1e-9));
      ++compared;
    }
  }
  CHECK((test::in_part() || compared == 200));
}

TEST_CASE("property: subsets, branching and every assignment agree on the least") {
  std::mt19937_64 generator(52);
  std::gamma_distribution<double> gamma(1);
  std::normal_distribution<double> normal;
  int better = 0;
  for (int i = 0; i < test::repeats(60); ++i) {
    const Index c = i % 2 == 0 ? 5 : 16;  // by subsets, by branching; one of them without a proportion
    const Index a = i % 2 == 0 ? 4 : 2;
    Vector<double> proportions(c);
    for (double& w : proportions) w = gamma(generator);
    proportions(i % c) = 0;
    proportions /= proportions.sum();
    Matrix<double> prices(c, a);
    for (double& price : prices.reshaped()) price = normal(generator);
    const Assignments assignments(proportions, prices);
    double least = 1e9;
    const auto ways = static_cast<Index>(std::pow(static_cast<double>(a), static_cast<double>(c)) + .5);
    for (Index way = 0; way < ways; ++way) {
      Vector<double> data = Vector<double>::Zero(a);
      double worth = 0;
      for (Index s = 0, rest = way; s < c; ++s, rest /= a) {
        data(rest % a) += proportions(s);
        worth += proportions(s) * prices(s, rest % a);
      }
      least = std::min(least, entropy(data) - worth);
    }
    const auto found = assignments.least(least + 1e-6, 10'000'000, [] { return true; });
    CHECK(found.complete);
    CHECK(std::abs(found.best.value - least) < 1e-12);
    const double descended = assignments.descend().value;
    CHECK(descended >= least - 1e-12);
    better += descended > least + 1e-9 ? 1 : 0;
    const auto none = assignments.least(least - 1e-6, 10'000'000, [] { return true; });
    CHECK(none.complete);
    CHECK(none.best.value >= least - 1e-12);
  }
  CHECK(better < 60);
}

TEST_CASE("a search that is stopped at once has a channel and a bound") {
  const Prior prior = test::prior(test::example());
  const auto best = optimum(prior, *find_notion("ldp"), .5, {.seconds = 0});
  REQUIRE(best);
  CHECK(best->upper_bound >= 1.111162 - 1e-6);
  CHECK(level(prior, *find_notion("ldp"), best->channel) <= .5);
}

TEST_CASE("many pairs have a proved optimum, and what says nothing of the secret is there at once") {
  std::mt19937_64 generator(1);
  std::gamma_distribution<double> gamma(.5);
  Matrix<double> joint(8, 8);
  for (double& cell : joint.reshaped()) cell = gamma(generator);
  joint /= joint.sum();
  const Prior prior = test::prior(joint);
  const auto stopped = optimum(prior, *find_notion("lip"), .5, {.seconds = 0});
  REQUIRE(stopped);
  CHECK(level(prior, *find_notion("lip"), stopped->channel) < 1e-4);
  CHECK(mutual_information(data_and_report_of_pairs(joint, stopped->channel)) > .1);
  const auto best = optimum(prior, *find_notion("lip"), .5, {.seconds = 300});
  REQUIRE(best);
  const double kept = mutual_information(data_and_report_of_pairs(joint, best->channel));
  CHECK(best->upper_bound - kept < 1.1e-6);
}

}  // namespace sluice::secret_aware_test
