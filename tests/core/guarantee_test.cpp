// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include <cmath>

#include "guarantee/notion.hpp"
#include "priors.hpp"
#include "vectors.hpp"

using namespace sluice;

namespace {

/// Random rows that sum to 1, some entries 0.
Channel random_channel(test::RandomTables& tables, Index inputs) {
  Channel channel(inputs, tables.between(1, 5));
  for (double& entry : channel.reshaped()) entry = static_cast<double>(tables.between(0, 9));
  channel.col(0).array() += 1;
  return channel.rowwise().sum().cwiseInverse().asDiagonal() * channel;
}

Rows<double> rows_of(const Notion& notion, const Prior& prior, const Bound<double>& bound) {
  return rows(notion.conditions(prior.probabilities), bound);
}

}  // namespace

TEST_CASE("the registry finds notions by name only") {
  CHECK(find_notion("lip")->name == "lip");
  CHECK(find_notion("ldp")->name == "ldp");
  CHECK(find_notion("LIP") == nullptr);
  CHECK(find_notion("") == nullptr);
}

TEST_CASE("the data as they are leak the published levels") {
  const auto ex1 = test::read_vectors("ex1.json");
  const Prior prior = test::prior(test::matrix(ex1, "joint"));
  const Channel identity = Channel::Identity(4, 4);
  for (const auto& notion : notions()) {
    const double expected = ex1.get<double>("releaseLevel." + std::string(notion.name));
    CHECK(notion.leakage(prior, identity).level == doctest::Approx(expected).epsilon(1e-12));
  }
}

TEST_CASE("leakage names the report and the secrets that attain it") {
  const Prior prior = test::prior(test::example());
  const Channel identity = Channel::Identity(4, 4);
  const Leakage lip = find_notion("lip")->leakage(prior, identity);
  CHECK(lip.report == 2);  // P(s1|x2) = 1/6: belief in s1 falls to a third
  CHECK(lip.secret == 1);
  CHECK(lip.versus == -1);
  const Leakage ldp = find_notion("ldp")->leakage(prior, identity);
  CHECK(ldp.report == 2);  // .5 against .1
  CHECK(ldp.secret == 0);
  CHECK(ldp.versus == 1);
}

TEST_CASE("a report that rules a secret out leaks without bound; one that never occurs does not count") {
  Matrix<double> weights(2, 2);
  weights << 1, 1, 0, 1;
  const Prior prior = test::prior(weights);
  Channel channel(2, 3);
  channel << 1, 0, 0, 0, 1, 0;
  for (const auto& notion : notions()) {
    CHECK(std::isinf(notion.leakage(prior, channel).level));
    CHECK(notion.leakage(prior, channel).report == 0);
    CHECK(notion.leakage(prior, channel).secret >= 0);
    CHECK(notion.leakage(prior, Channel::Constant(2, 2, .5)).level == doctest::Approx(0).scale(1));
  }
}

TEST_CASE("property: a column meets the rows at a level exactly when the auditor's level is not above it") {
  test::RandomTables tables(2);
  int above = 0;
  int below = 0;
  for (int i = 0; i < 400; ++i) {
    const Prior prior = test::prior(tables.next(5, 6));
    const Channel channel = random_channel(tables, prior.categories());
    const double epsilon = tables.epsilon();
    for (const auto& notion : notions()) {
      const double level = notion.leakage(prior, channel).level;
      if (std::abs(level - epsilon) < 1e-9) continue;
      const Rows<double> conditions = rows_of(notion, prior, {std::exp(epsilon), 1});
      const bool meets = conditions.rows() == 0 || (conditions * channel).maxCoeff() <= 0;
      CHECK(meets == (level <= epsilon));
      (meets ? below : above) += 1;
    }
  }
  CHECK(above > 100);
  CHECK(below > 100);
}

TEST_CASE("property: rows in integers are rows in doubles, up to one positive factor for each row") {
  test::RandomTables tables(3);
  for (int i = 0; i < 200; ++i) {
    const Prior prior = test::prior(tables.next(4, 5));
    for (const auto& notion : notions()) {
      const Rows<double> conditions = rows_of(notion, prior, {1.75, 1});
      const Rows<Integer> exact = notion.exact_rows(prior.exact(), {7, 4});
      REQUIRE(exact.rows() == conditions.rows());
      for (Index r = 0; r < conditions.rows(); ++r) {
        Index largest = 0;
        conditions.row(r).cwiseAbs().maxCoeff(&largest);
        if (std::abs(conditions(r, largest)) < 1e-12) continue;
        REQUIRE(exact(r, largest) != 0);
        for (Index x = 0; x < conditions.cols(); ++x) {
          const Integer size = abs(exact(r, x));
          const double ratio = quotient(size, abs(exact(r, largest)));
          const double signed_ratio = (exact(r, x) < 0) == (exact(r, largest) < 0) ? ratio : -ratio;
          CHECK(signed_ratio ==
                doctest::Approx(conditions(r, x) / conditions(r, largest)).epsilon(1e-9).scale(1));
        }
      }
    }
  }
}

TEST_CASE("property: lip <= ldp <= 2 lip, whatever the channel") {
  test::RandomTables tables(4);
  for (int i = 0; i < 300; ++i) {
    const Prior prior = test::prior(tables.next(5, 6));
    const Channel channel = random_channel(tables, prior.categories());
    const double lip = find_notion("lip")->leakage(prior, channel).level;
    const double ldp = find_notion("ldp")->leakage(prior, channel).level;
    CHECK(lip <= ldp + 1e-12);
    CHECK(ldp <= 2 * lip + 1e-12);
  }
}
