// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include <cmath>

#include "effort.hpp"
#include "guarantee/notion.hpp"
#include "promises.hpp"
#include "vectors.hpp"

namespace sluice::guarantee_test {

namespace {

/// Random rows that sum to 1, some entries 0.
Channel random_channel(test::RandomTables& tables, Index inputs) {
  Channel channel(inputs, tables.between(1, 5));
  for (double& entry : channel.reshaped()) entry = static_cast<double>(tables.between(0, 9));
  channel.col(0).array() += 1;
  return channel.rowwise().sum().cwiseInverse().asDiagonal() * channel;
}

Rows<double> rows_of(const Notion& notion, const Prior& prior, const Bound<double>& bound) {
  return rows(notion.measured(prior.probabilities, notion.parameters),
              Bounds<double>(notion.levels(prior).size(), bound));
}

/// e^level for each level.
Bounds<double> bounds_at(const Notion& notion, const Prior& prior, double epsilon) {
  Bounds<double> bounds;
  for (const double factor : notion.levels(prior)) bounds.push_back({std::exp(factor * epsilon), 1});
  return bounds;
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
  for (const char* name : {"lip", "ldp"}) {
    const double expected = ex1.get<double>("releaseLevel." + std::string(name));
    CHECK(find_notion(name)->leakage(prior, identity).level == doctest::Approx(expected).epsilon(1e-12));
  }
}

TEST_CASE("leakage names the report and the secrets that attain it") {
  const Prior prior = test::prior(test::example());
  const Channel identity = Channel::Identity(4, 4);
  const Leakage lip = find_notion("lip")->leakage(prior, identity);
  CHECK(lip.report == 2);  // P(s1|x2) = 1/6: belief in s1 falls to a third
  CHECK(lip.less.secret == 1);
  CHECK(lip.more.secret == -1);
  const Leakage ldp = find_notion("ldp")->leakage(prior, identity);
  CHECK(ldp.report == 2);  // .5 against .1
  CHECK(ldp.more.secret == 0);
  CHECK(ldp.less.secret == 1);
}

TEST_CASE("a report that rules a secret out leaks without bound; one that never occurs does not count") {
  Matrix<double> weights(2, 2);
  weights << 1, 1, 0, 1;
  const Prior prior = test::prior(weights);
  Channel channel(2, 3);
  channel << 1, 0, 0, 0, 1, 0;
  for (const char* name : {"lip", "ldp", "pmc"}) {
    const Notion& notion = *find_notion(name);
    CHECK(std::isinf(notion.leakage(prior, channel).level));
    CHECK(notion.leakage(prior, channel).report == 0);
    CHECK(notion.leakage(prior, channel).less.secret == 1);
    CHECK(notion.leakage(prior, Channel::Constant(2, 2, .5)).level == doctest::Approx(0).scale(1));
  }
}

TEST_CASE("property: a column meets the rows at a level exactly when the auditor's level is not above it") {
  test::RandomTables tables(2);
  int above = 0;
  int below = 0;
  for (int i = 0; i < test::repeats(400); ++i) {
    const Matrix<double> table = tables.next(5, 6);
    const Prior prior = test::prior(table);
    const Channel channel = random_channel(tables, prior.categories());
    const double epsilon = tables.epsilon();
    for (const auto& promise : test::promises(tables, table)) {
      const Notion notion = promise.under(prior);
      const double level = notion.leakage(prior, channel).level;
      if (std::abs(level - epsilon) < 1e-9) continue;
      const Rows<double> conditions =
          rows(notion.measured(prior.probabilities, notion.parameters), bounds_at(notion, prior, epsilon));
      const bool meets = conditions.rows() == 0 || (conditions * channel).maxCoeff() <= 0;
      CHECK(meets == (level <= epsilon));
      (meets ? below : above) += 1;
    }
  }
  CHECK((test::in_part() || above > 100));
  CHECK((test::in_part() || below > 100));
}

TEST_CASE("property: rows in integers are rows in doubles, up to one positive factor for each row") {
  test::RandomTables tables(3);
  for (int i = 0; i < test::repeats(200); ++i) {
    const Matrix<double> table = tables.next(4, 5);
    const Prior prior = test::prior(table);
    for (const auto& promise : test::promises(tables, table)) {
      const Notion notion = promise.under(prior);
      const Rows<double> conditions = rows_of(notion, prior, {1.75, 1});
      const Rows<Integer> exact =
          notion.exact_rows(prior.exact(), Bounds<Integer>(notion.levels(prior).size(), {7, 4}));
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
  for (int i = 0; i < test::repeats(300); ++i) {
    const Prior prior = test::prior(tables.next(5, 6));
    const Channel channel = random_channel(tables, prior.categories());
    const double lip = find_notion("lip")->leakage(prior, channel).level;
    const double ldp = find_notion("ldp")->leakage(prior, channel).level;
    CHECK(lip <= ldp + 1e-12);
    CHECK(ldp <= 2 * lip + 1e-12);
  }
}

TEST_CASE("special cases of notions are the notions that they are special cases of") {
  test::RandomTables tables(5);
  for (int i = 0; i < test::repeats(200); ++i) {
    const JointTable table = test::table(tables.next(4, 6));
    const Prior prior = *make_prior(table);
    const Channel channel = random_channel(tables, prior.categories());
    const auto level = [&](const char* name, const Parameters& parameters) {
      const auto notion = find_notion(name)->with(parameters, prior);
      REQUIRE(notion);
      return notion->leakage(prior, channel).level;
    };
    const double lip = level("lip", {});
    const double up = level("pml", {});
    const double down = level("pmc", {});
    const auto secrets = static_cast<std::size_t>(table.weights.rows());
    const auto same = [](double one, double other) {
      return one == other || std::abs(one - other) < 1e-12 * std::max(1.0, one);
    };
    CHECK(same(lip, std::max(up, down)));
    CHECK(same(level("alip", {.level = 1}), lip));
    CHECK(same(level("alip", {.level = 4}), std::max(up, down / 4)));
    CHECK(same(level("per-secret", {.secrets = std::vector<double>(secrets, 1.0)}), lip));
    CHECK(same(level("per-secret", {.secrets = std::vector<double>(secrets, 2.0)}), lip / 2));
    const Index a = table.weights.cols();
    const double data_ldp = level("data-ldp", {});
    CHECK(same(level("context-aware", {.data = Matrix<double>::Ones(a, a)}), data_ldp));
    CHECK(level("srlip", {}) >= lip - 1e-12);  // the observer may know nothing
    CHECK(data_ldp >= level("srldp", {}) - 1e-9);
    CHECK(level("srldp", {}) >= level("ldp", {}) - 1e-12);
    CHECK(level("srldp", {}) >= level("srlip", {}) - 1e-12);
    CHECK(level("srldp", {}) <= 2 * level("srlip", {}) + 1e-12);
    if (prior.secrets() < 2) continue;
    std::vector<std::pair<Index, Index>> edges;
    for (const Index s : prior.kept_secret) {
      for (const Index other : prior.kept_secret) {
        if (s < other) edges.emplace_back(s, other);
      }
    }
    CHECK(same(level("profile", {.neighbours = edges}), level("ldp", {})));
    Prior one_attribute = prior;
    one_attribute.attributes = Matrix<Index>(prior.categories(), 1);
    for (Index x = 0; x < prior.categories(); ++x) one_attribute.attributes(x, 0) = x;
    const auto of_one = [&](const char* name) {
      return find_notion(name)->with({}, one_attribute)->leakage(one_attribute, channel).level;
    };
    CHECK(same(of_one("srlip"), lip));
    CHECK(same(of_one("srldp"), level("ldp", {})));
  }
}

TEST_CASE("the other notions have the levels of B's example as well") {
  const Prior prior = test::prior(test::example());
  const Channel identity = Channel::Identity(4, 4);
  CHECK(find_notion("pml")->leakage(prior, identity).level == doctest::Approx(std::log(5.0 / 3)));
  CHECK(find_notion("pmc")->leakage(prior, identity).level == doctest::Approx(std::log(3.0)));
  CHECK(std::isinf(find_notion("data-ldp")->leakage(prior, identity).level));
}

TEST_CASE("somebody who knows one of two columns is told more by the other") {
  // People by two bits, u and v; the report is their exclusive or, turned over for one in four.
  Matrix<double> weights(2, 4);
  weights << 4, 1, 1, 4, 1, 1, 1, 1;
  Prior prior = test::prior(weights);
  prior.attributes.resize(4, 2);
  prior.attributes << 0, 0, 0, 1, 1, 0, 1, 1;
  Channel channel(4, 2);
  channel << .75, .25, .25, .75, .25, .75, .75, .25;
  const auto reached = [&](const char* name) {
    return find_notion(name)->with({}, prior)->leakage(prior, channel);
  };
  // With the first secret 8 in 10 have equal bits, with the second half of them. So .65 and .5 report 0, .35
  // and .5 do not. An observer who knows one bit sees the same shares.
  CHECK(reached("ldp").level == doctest::Approx(std::log(.5 / .35)));
  CHECK(reached("srldp").level == doctest::Approx(std::log(.5 / .35)));
  // With u = 0 more uneven only they are told more: 9 in 10 and half, .7 and .5, .3 and .5.
  weights(0, 0) = 9;
  prior = test::prior(weights);
  prior.attributes.resize(4, 2);
  prior.attributes << 0, 0, 0, 1, 1, 0, 1, 1;
  const Leakage worst = reached("srldp");
  CHECK(worst.level == doctest::Approx(std::log(.5 / .3)));
  CHECK(worst.report == 1);
  CHECK(worst.more.secret == 1);
  CHECK(worst.less.secret == 0);
  CHECK(worst.more.known != 0);
  CHECK(worst.more.data == worst.less.data);
  CHECK(reached("ldp").level < worst.level);
}

TEST_CASE("parameters that are missing or make no sense are refused") {
  const Prior prior = test::prior(test::example());
  const double infinity = std::numeric_limits<double>::infinity();
  const auto refuses = [&](const char* name, const Parameters& parameters) {
    const auto notion = find_notion(name)->with(parameters, prior);
    return !notion && notion.failure().status == Status::bad_request && !notion.failure().remedy().empty();
  };
  CHECK(refuses("alip", {.level = 0}));
  for (const double wrong : {1e-4, -1.0, std::nan(""), 1e4, infinity}) {
    CHECK(refuses("alip", {.level = wrong}));
    CHECK(refuses("per-secret", {.secrets = {1, wrong}}));
  }
  for (const double wrong : {1e-4, -1.0, std::nan(""), 1e4, -infinity}) {
    Matrix<double> levels = Matrix<double>::Ones(4, 4);
    levels(1, 2) = wrong;
    CHECK(refuses("context-aware", {.data = levels}));
  }
  CHECK(refuses("per-secret", {}));
  CHECK(refuses("per-secret", {.secrets = {1, 1, 1}}));
  CHECK(refuses("context-aware", {}));
  CHECK(refuses("context-aware", {.data = Matrix<double>::Constant(4, 4, infinity)}));
  CHECK(refuses("profile", {}));
  CHECK(refuses("profile", {.neighbours = {{0, 0}}}));
  CHECK(refuses("profile", {.neighbours = {{0, 2}}}));
  CHECK(refuses("profile", {.neighbours = {{-1, 1}}}));
}

TEST_CASE("parameters follow the categories when some never occur") {
  Matrix<double> weights(3, 4);
  weights << .1, 0, .05, .25, 0, 0, 0, 0, .25, 0, .15, .05;
  const Prior prior = test::prior(weights);
  Parameters given{.secrets = {1, 7, 2}, .data = Matrix<double>::Ones(4, 4), .neighbours = {{0, 1}, {0, 2}}};
  given.data(3, 2) = 5;
  CHECK(find_notion("per-secret")->with(given, prior)->parameters.secrets == std::vector<double>{1, 2});
  CHECK(find_notion("context-aware")->with(given, prior)->parameters.data(2, 1) == 5);
  const auto edges = find_notion("profile")->with(given, prior)->parameters.neighbours;
  CHECK(edges == std::vector<std::pair<Index, Index>>{{0, 1}});
}

}  // namespace sluice::guarantee_test
