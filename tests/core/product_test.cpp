// SPDX-License-Identifier: GPL-3.0-or-later
// A channel for each attribute: why their levels do not add up, and the correction.
#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "guarantee/srlip_attribute.hpp"
#include "prior/information.hpp"
#include "promises.hpp"

namespace sluice::product_test {

namespace {

/// Counts n[s][x1][x2] of two bits.
JointTable two_bits(std::initializer_list<double> counts) {
  Matrix<double> weights(2, 4);
  std::ranges::copy(counts, weights.data());
  Matrix<Index> attributes(4, 2);
  attributes << 0, 0, 0, 1, 1, 0, 1, 1;
  return {{"S", test::names("s", 2)}, {"X", test::names("x", 4)}, weights, attributes};
}

Channel of_bit(double first, double second) {
  Channel channel(2, 2);
  channel << first, 1 - first, second, 1 - second;
  return channel;
}

double level_of(const srlip_attribute::Setting& setting, const Channel& channel) {
  return setting.notion.leakage(setting.prior, channel).level;
}

/// S one of c, attributes of these sizes, Dirichlet(1/2).
JointTable random_table(std::mt19937_64& generator, Index secrets, const std::vector<Index>& sizes) {
  Index a = 1;
  for (const Index size : sizes) a *= size;
  Matrix<Index> attributes(a, static_cast<Index>(sizes.size()));
  for (Index x = 0; x < a; ++x) {
    Index rest = x;
    for (std::size_t j = sizes.size(); j-- > 0; rest /= sizes[j]) {
      attributes(x, static_cast<Index>(j)) = rest % sizes[j];
    }
  }
  Matrix<double> weights(secrets, a);
  std::gamma_distribution<double> gamma(0.5);
  for (double& weight : weights.reshaped()) weight = gamma(generator);
  return {{"S", test::names("s", secrets)}, {"X", test::names("x", a)}, weights, attributes};
}

Design must(const JointTable& table, double epsilon, const char* protocol) {
  auto found = design({table, "srlip", epsilon, protocol});
  REQUIRE_MESSAGE(found, (found ? "" : found.failure().message()));
  return std::move(*found);
}

}  // namespace

TEST_CASE("levels of factors do not add up: the counterexample to A's Theorem 4 is caught") {
  const JointTable table = two_bits({551, 146, 5, 208, 1385, 11, 5, 5});
  const Prior prior = *make_prior(table);
  const std::vector<Channel> channels{of_bit(.88, .02), of_bit(.09, .49)};
  const auto first = srlip_attribute::setting(prior, 0, {});
  const auto second = srlip_attribute::setting(prior, 1, {});
  CHECK(std::abs(level_of(first, channels[0]) - 0.475045) < 5.1e-7);
  CHECK(std::abs(level_of(second, channels[1]) - 0.487231) < 5.1e-7);
  const double sum = 0.475045 + 0.487231;

  const Channel product = srlip_attribute::product(prior, channels);
  CHECK(std::abs(find_notion("lip")->leakage(prior, product).level - 1.478656) < 5.1e-7);
  const Notion srlip = *find_notion("srlip")->with({}, prior);
  CHECK(srlip.leakage(prior, product).level > sum + 0.5);

  // Under what the first report leaves, the second channel's level is seen to be larger.
  const auto after = srlip_attribute::setting(prior, 1, {channels[0]});
  CHECK(level_of(first, channels[0]) + level_of(after, channels[1]) >=
        srlip.leakage(prior, product).level - 1e-9);

  for (const char* protocol : {"product", "sequential", "optimal"}) {
    const Design repaired = must(table, sum, protocol);
    CHECK(srlip.leakage(prior, repaired.channel).level <= sum * (1 + 1e-9));
    CHECK(repaired.mutual_information > 0.05);
  }
}

TEST_CASE("factors of level 0 that meet the condition of A's Theorem 4, and whose product has ln 5") {
  // Both attributes are the same two bits, the secret their exclusive or, turned over once in ten.
  Matrix<double> weights(2, 4);
  weights << 9, 1, 1, 9, 1, 9, 9, 1;
  Matrix<Index> attributes(4, 2);
  attributes << 0, 0, 1, 1, 2, 2, 3, 3;
  const JointTable table{{"S", test::names("s", 2)}, {"X", test::names("x", 4)}, weights, attributes};
  const Prior prior = *make_prior(table);
  Channel first(4, 2);
  first << 1, 0, 1, 0, 0, 1, 0, 1;
  Channel second(4, 2);
  second << 1, 0, 0, 1, 1, 0, 0, 1;
  CHECK(level_of(srlip_attribute::setting(prior, 0, {}), first) == 0);
  CHECK(level_of(srlip_attribute::setting(prior, 1, {}), second) == 0);
  // Both bits from one attribute do not meet it.
  CHECK(level_of(srlip_attribute::setting(prior, 0, {}), Channel::Identity(4, 4)) > 1);
  const auto lip = find_notion("lip")->with({}, prior);
  CHECK(lip->leakage(prior, srlip_attribute::product(prior, {first, second})).level ==
        doctest::Approx(std::log(5.0)));
  for (const char* protocol : {"product", "sequential"}) {
    const Design found = must(table, 0.2, protocol);
    CHECK(find_notion("srlip")->with({}, prior)->leakage(prior, found.channel).level <= 0.2 * (1 + 1e-9));
  }
}

TEST_CASE("property: levels of factors that are made one after the other do add up") {
  std::mt19937_64 generator(61);
  std::uniform_real_distribution<double> unit;
  for (int i = 0; i < test::repeats(100); ++i) {
    const JointTable table = random_table(generator, 2 + i % 2, {2, 2, 2 + i % 2});
    const Prior prior = *make_prior(table);
    std::vector<Channel> channels;
    double sum = 0;
    for (Index j = 0; j < 3; ++j) {
      const auto setting = srlip_attribute::setting(prior, j, channels);
      Channel channel(setting.prior.categories(), 2);
      for (Index x = 0; x < channel.rows(); ++x) {
        channel(x, 0) = 0.2 + 0.6 * unit(generator);
        channel(x, 1) = 1 - channel(x, 0);
      }
      sum += level_of(setting, channel);
      channels.push_back(channel);
    }
    const Channel product = srlip_attribute::product(prior, channels);
    CHECK(find_notion("srlip")->with({}, prior)->leakage(prior, product).level <= sum + 1e-9);
  }
}

TEST_CASE("property: the optimum on all attributes keeps at least as much as any product") {
  std::mt19937_64 generator(62);
  int better = 0;
  for (int i = 0; i < test::repeats(12); ++i) {
    const JointTable table = random_table(generator, 2, {2, 2});
    const Design whole = must(table, 0.5, "optimal");
    for (const char* protocol : {"product", "sequential"}) {
      const Design parts = must(table, 0.5, protocol);
      const Notion srlip = *find_notion("srlip")->with({}, parts.prior);
      const double level = srlip.leakage(parts.prior, parts.channel).level;
      CHECK(level <= 0.5 * (1 + 1e-9));
      CHECK(parts.mutual_information <= *whole.upper_bound + 1e-9);
      better += whole.mutual_information > parts.mutual_information + 0.01 ? 1 : 0;
    }
  }
  CHECK((test::in_part() || better > 12));
}

TEST_CASE("a product is for side-channel resistance only, and with one attribute it is the optimum") {
  const Matrix<double> weights = test::example();
  CHECK(design({test::table(weights), "lip", 1, "product"}).failure().status == Status::bad_request);
  JointTable table = test::table(weights);
  table.attributes = {};
  const double optimum = must(table, 0.5, "optimal").mutual_information;
  for (const char* protocol : {"product", "sequential"}) {
    CHECK(std::abs(must(table, 0.5, protocol).mutual_information - optimum) < 1e-6);
  }
}

TEST_CASE("an optimum that is not waited for is no worse than the product, which takes little") {
  std::mt19937_64 generator(64);
  int better = 0;
  for (int i = 0; i < 4; ++i) {
    const JointTable table = random_table(generator, 2, {2, 2});
    const Design plain = must(table, 1, "grr");
    const Design product = must(table, 1, "product");
    better += product.mutual_information > plain.mutual_information + 1e-3 ? 1 : 0;
    DesignRequest request{table, "srlip", 1, "optimal"};
    request.search.method = Method::columns;
    const auto stopped = design(request, [](const DesignProgress&) { return false; });
    REQUIRE(stopped);
    CHECK(stopped->mutual_information >= product.mutual_information - 1e-9);
    CHECK(*stopped->upper_bound >= stopped->mutual_information);
  }
  CHECK(better > 0);
}

}  // namespace sluice::product_test
