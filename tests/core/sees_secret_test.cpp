// SPDX-License-Identifier: GPL-3.0-or-later
// Channels that see the secret as well as the data, as a person gets them.
#include <doctest/doctest.h>

#include <cmath>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "promises.hpp"
#include "vectors.hpp"

namespace sluice::sees_secret_test {

namespace {

Result<Design> designed(const Matrix<double>& weights, const test::Promise& promise, double epsilon) {
  return design({test::table(weights), promise.notion, epsilon, "optimal", {}, promise.parameters, true});
}

}  // namespace

TEST_CASE("channels that see the secret reproduce the check values of B's example, and keep more") {
  const auto ex1 = test::read_vectors("ex1.json");
  const Matrix<double> joint = test::matrix(ex1, "joint");
  const auto levels = test::numbers(ex1, "epsilon");
  for (const std::string name : {"lip", "ldp"}) {
    const auto blind = test::numbers(ex1, "optimal." + name);
    const auto expected = test::numbers(ex1, "seesSecret." + name);
    for (std::size_t i = 0; i < levels.size(); ++i) {
      const auto found = designed(joint, {name, {}}, levels[i]);
      REQUIRE(found);
      CHECK(std::abs(found->mutual_information - expected[i]) < 1.5e-6);
      CHECK(found->mutual_information >= blind[i] - 1e-6);
      CHECK(*found->upper_bound >= expected[i] - 1e-6);
      CHECK(*found->upper_bound - found->mutual_information < 1.1e-6);
      CHECK(found->channel.rows() == 8);
    }
    const auto zero = designed(joint, {name, {}}, 0);
    REQUIRE(zero);
    CHECK(std::abs(zero->mutual_information - ex1.get<double>("seesSecret.atZero")) < 1.5e-6);
  }
}

TEST_CASE("property: what sees the secret keeps its promise, cells of zero included, and keeps no less") {
  test::RandomTables tables(71);
  int seen = 0;
  for (int i = 0; i < test::repeats(80); ++i) {
    const Matrix<double> weights = tables.next(4, 4);
    const double epsilon = i % 8 == 0 ? 0 : tables.epsilon();
    CAPTURE(i);
    CAPTURE(epsilon);
    CAPTURE(weights);
    for (const auto& promise : test::promises(tables, weights)) {
      CAPTURE(promise.notion);
      if (find_notion(promise.notion)->sees != Sees::either) continue;
      const auto found = designed(weights, promise, epsilon);
      REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
      ++seen;
      const auto blind =
          design({test::table(weights), promise.notion, epsilon, "optimal", {}, promise.parameters});
      REQUIRE(blind);
      CHECK(*found->upper_bound >= found->mutual_information);
      CHECK(*found->upper_bound >= blind->mutual_information - 1e-9);
      CHECK(found->mutual_information >= blind->mutual_information - 2e-6);
      const Notion notion = promise.under(found->prior);
      const Prior seen_prior = with_secret(found->prior);
      CHECK(notion.leakage(seen_prior, found->channel).level <= epsilon * (1 + 1e-9) + 1e-12);
      if (found->prior.dropped_secret.empty() && found->prior.dropped_data.empty()) {
        const auto verdict =
            audit(found->prior,
                  {promise.notion, epsilon, found->certified.bounds, found->levels, promise.parameters, true},
                  found->certified.weights);
        REQUIRE(verdict);
        CHECK(verdict->holds);
      }
      // A pair that never occurs is reported as the others with its secret are.
      const Index a = found->prior.categories();
      const Matrix<double> with_secret_report = secret_and_report(found->prior, found->channel);
      for (Index s = 0; s < found->prior.secrets(); ++s) {
        for (Index x = 0; x < a; ++x) {
          if (found->prior.weights.cells(s, x) > 0) continue;
          const Vector<double> mean =
              with_secret_report.row(s).transpose() / found->prior.probabilities.secret(s);
          CHECK((found->channel.row(s * a + x).transpose() - mean).cwiseAbs().maxCoeff() < 1e-7);
        }
      }
    }
  }
  CHECK((test::in_part() || seen > 100));
}

TEST_CASE(
    "robust privacy has the values worked out for a sample of a thousand, and holds for whatever the sample "
    "allows") {
  Matrix<double> weights(2, 3);
  weights << 100, 150, 50, 300, 100, 300;
  // The paper's own set.
  const auto set = confidence_set(weights, 1000, .05, Margin::published, Statistic::pearson);
  REQUIRE(set);
  struct Case {
    const char* protocol;
    double epsilon;
    double expected;
  };
  for (const auto& [protocol, epsilon, expected] : {Case{"polyopt", 1.0, 1.031164},
                                                    {"polyopt", 2.0, 1.186335},
                                                    {"optimal", 1.0, 1.042325},
                                                    {"optimal", 2.0, 1.212806}}) {
    CAPTURE(protocol);
    DesignRequest request{test::table(weights), "rldp", epsilon, protocol};
    request.parameters.known.statistic = Statistic::pearson;
    const auto found = design(request);
    REQUIRE(found);
    CHECK(found->sees_secret);
    CHECK(std::abs(found->mutual_information - expected) < 1.5e-6);
    CHECK(*found->upper_bound - found->mutual_information < 1.1e-6);
    CHECK(std::abs(found->kept_entropy - 1.617255) < 1e-6);
    // Every distribution that has at least the least share of each cell, and no more than the largest.
    const bool ranges = found->known.most.size() > 0;
    CHECK(ranges == (std::string_view(protocol) == "optimal"));
    test::RandomTables tables(72);
    int within = 0;
    for (int i = 0; i < 1000; ++i) {
      Matrix<double> given(2, 3);
      for (Index s = 0; s < 2; ++s) {
        Vector<double> rest(3);
        for (double& share : rest) share = std::pow(static_cast<double>(tables.between(0, 9)), 3);
        if (rest.sum() <= 0) rest(0) = 1;
        given.row(s) = set->least_probability().row(s);
        given.row(s) += (1 - given.row(s).sum()) * rest.transpose() / rest.sum();
      }
      if (ranges && (given.array() > set->most_probability().array()).any()) continue;
      ++within;
      Matrix<double> report(2, found->channel.cols());
      for (Index s = 0; s < 2; ++s) report.row(s) = given.row(s) * found->channel.middleRows(3 * s, 3);
      for (Index y = 0; y < report.cols(); ++y) {
        CHECK(std::abs(std::log(report(0, y) / report(1, y))) <= epsilon * (1 + 1e-9));
      }
    }
    CHECK(within > 100);
  }
  weights *= 10;
  for (const auto& [protocol, expected] : {std::pair{"polyopt", 1.071467}, {"optimal", 1.079728}}) {
    DesignRequest request{test::table(weights), "rldp", 1, protocol};
    request.parameters.known.statistic = Statistic::pearson;
    const auto larger = design(request);
    REQUIRE(larger);
    CHECK(std::abs(larger->mutual_information - expected) < 1.5e-6);
  }
}

TEST_CASE("at the level of B's linear reduction at alpha 0.5 the optimum keeps more than any reduction") {
  for (const auto& [sees_secret, expected] : {std::pair{false, .964592}, {true, 1.175957}}) {
    DesignRequest request{test::table(test::example()), "lip", std::log(1.5), "optimal"};
    request.sees_secret = sees_secret;
    request.search.gap = 1e-8;
    const auto found = design(request);
    REQUIRE(found);
    CHECK(std::abs(found->mutual_information - expected) < 5.1e-7);
    CHECK(found->mutual_information > .916917);
  }
}

TEST_CASE("the optimum survives its proof at every level that is hardly one, with rare pairs") {
  Matrix<double> weights(2, 4);
  weights << 1156, 5, 3, 20, 652090, 13, 506468, 221506;
  for (const double epsilon : {0., 1e-9, 9.9e-7, 1e-6, 1.1e-6, 1.5e-6, 2e-6, 3e-6, 1e-5, 1e-4}) {
    CAPTURE(epsilon);
    DesignRequest request{test::table(weights), "lip", epsilon, "optimal"};
    request.sees_secret = true;
    const auto found = design(request);
    REQUIRE(found);
    CHECK(found->mutual_information > *found->upper_bound - 1e-4);
    CHECK(find_notion("lip")->leakage(with_secret(found->prior), found->channel).level <=
          epsilon * (1 + 1e-9) + 1e-12);
  }
}

TEST_CASE("a search that is told to stop at once has what protocols in closed form keep") {
  test::RandomTables tables(97);
  int helped = 0;
  for (int i = 0; i < test::repeats(30); ++i) {
    Matrix<double> counts(3, 4);
    for (double& count : counts.reshaped()) count = static_cast<double>(tables.between(0, 60));
    counts.col(0).array() += 1;
    counts.row(0).array() += 1;
    CAPTURE(counts);
    for (const auto& [notion, protocols] : std::vector<std::pair<std::string, std::vector<std::string>>>{
             {"rldp", {"cr-tight", "ir-tight"}}, {"ldp", {"cr"}}}) {
      CAPTURE(notion);
      DesignRequest request{test::table(counts), notion, 1, "optimal"};
      request.sees_secret = true;
      request.search.seconds = 0;
      // By Pearson's statistic all are for the same ranges; otherwise it may go somewhat further than the
      // others.
      if (i % 2 == 0) request.parameters.known.statistic = Statistic::pearson;
      const auto hasty = design(request);
      REQUIRE(hasty);
      CHECK(*hasty->upper_bound >= hasty->mutual_information);
      for (const std::string& protocol : protocols) {
        request.protocol = protocol;
        const auto simple = design(request);
        REQUIRE(simple);
        CHECK(hasty->mutual_information >= simple->mutual_information - 1e-9);
        if (hasty->mutual_information < simple->mutual_information + 1e-9) ++helped;
      }
    }
  }
  CHECK((test::in_part() || helped > 10));
}

TEST_CASE("robust privacy allows for cells without observations") {
  Matrix<double> weights(2, 3);
  weights << 100, 0, 50, 300, 100, 0;
  const auto found = design({test::table(weights), "rldp", 1, "optimal"});
  REQUIRE(found);
  CHECK(found->mutual_information > 0.1);
  CHECK(found->channel.rowwise().sum().isOnes(1e-12));
}

TEST_CASE("what a channel that sees the secret cannot do is refused") {
  const JointTable table = test::table(test::example());
  const auto status = [&](const char* notion, const char* protocol) {
    return design({table, notion, 1, protocol, {}, {.data = Matrix<double>::Ones(4, 4)}, true})
        .failure()
        .status;
  };
  CHECK(status("data-ldp", "optimal") == Status::bad_request);
  CHECK(status("context-aware", "optimal") == Status::bad_request);
  CHECK(status("srlip", "optimal") == Status::bad_request);
  CHECK(status("lip", "grr") == Status::bad_request);
  const auto robust = [&](double alpha) {
    return design({table, "rldp", 1, "optimal", {}, {.alpha = alpha}}).failure().status;
  };
  for (const double alpha : {0.0, 1.0, -1.0, std::nan("")}) CHECK(robust(alpha) == Status::bad_request);
  // A channel for the table as it was counted is not for all that there may be.
  const auto found = design({table, "lip", 1, "optimal"});
  CHECK_FALSE(audit(found->prior, {"rldp", 1, found->certified.bounds}, found->certified.weights)->holds);
}

}  // namespace sluice::sees_secret_test
