// SPDX-License-Identifier: GPL-3.0-or-later
#include "guarantee/composition.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"
#include "protocol/grr.hpp"

namespace sluice::composition_test {

namespace {

/// All pairs of a report of one and a report of the other, drawn independently.
Matrix<double> both(const Matrix<double>& one, const Matrix<double>& other) {
  Matrix<double> product(one.rows() * other.rows(), one.cols() * other.cols());
  for (Index i = 0; i < product.rows(); ++i) {
    for (Index j = 0; j < product.cols(); ++j) {
      product(i, j) = one(i / other.rows(), j / other.cols()) * other(i % other.rows(), j % other.cols());
    }
  }
  return product;
}

double level(const char* notion, const Prior& prior, const Channel& channel) {
  return find_notion(notion)->leakage(prior, channel).level;
}

}  // namespace

TEST_CASE("independent samples add up, independent secrets do not") {
  const std::vector<double> levels{.5, .25, 1};
  CHECK(*composed_level("independent samples", "ldp", levels) == 1.75);
  CHECK(*composed_level("independent secrets", "ldp", levels) == 1);
  CHECK(*composed_level("independent samples", "ldp", std::vector<double>{0}) == 0);
  // Never below the true sum.
  CHECK(*composed_level("independent samples", "ldp", std::vector<double>{1, 0x1p-60}) > 1);
  CHECK(*composed_level("independent samples", "ldp", std::vector<double>{1, 0x1p-52}) == 1 + 0x1p-52);
  CHECK(std::isinf(*composed_level("independent samples", "ldp",
                                   std::vector<double>{1, std::numeric_limits<double>::infinity()})));
}

TEST_CASE("what cannot be composed is refused with the reason") {
  const std::vector<double> levels{.5, .25};
  const auto same = composed_level("same observation", "ldp", levels);
  REQUIRE_FALSE(same);
  CHECK(same.failure().status == Status::bad_request);
  CHECK(same.failure().message().find("same observation") != std::string::npos);
  CHECK_FALSE(composed_level("same observation", "context-aware", levels));
  CHECK_FALSE(composed_level("other", "ldp", levels));
  CHECK_FALSE(composed_level("independent samples", "ldp", {}));
  CHECK_FALSE(composed_level("independent samples", "ldp", std::vector<double>{-1}));
  CHECK_FALSE(composed_level("independent samples", "ldp", std::vector<double>{std::nan("")}));
}

TEST_CASE("property: two samples of one person are within the sum of their levels, and come near it") {
  test::RandomTables tables(111);
  double nearest = 0;
  for (int i = 0; i < test::repeats(100); ++i) {
    Matrix<double> weights(3, 3);
    for (double& weight : weights.reshaped()) weight = static_cast<double>(tables.between(1, 9));
    const Prior one = test::prior(weights);
    const Channel channel = grr::channel(3, static_cast<double>(tables.between(1, 20)) / 4);
    // Two answers of a person with s, independent of one another.
    Matrix<double> pairs(3, 9);
    const Matrix<double> given = data_given_secret(one);
    for (Index s = 0; s < 3; ++s)
      pairs.row(s) = one.probabilities.secret(s) * both(given.row(s), given.row(s));
    const Prior two = test::prior(pairs);
    const double own = level("ldp", one, channel);
    const double together = level("ldp", two, both(channel, channel));
    CHECK(together <=
          *composed_level("independent samples", "ldp", std::vector<double>{own, own}) * (1 + 1e-9));
    nearest = std::max(nearest, together / (2 * own));
  }
  CHECK((test::in_part() || nearest > .999));
}

TEST_CASE("levels that compare with everybody do not add up, and are refused") {
  // Two independent answers for each secret: the levels of one, and of both.
  Matrix<double> weights(2, 2);
  weights << 60, 40, 40, 60;
  const Prior one = test::prior(weights);
  Matrix<double> pairs(2, 4);
  for (Index s = 0; s < 2; ++s) pairs.row(s) = both(weights.row(s), weights.row(s));
  const Prior two = test::prior(pairs);
  const auto at = [&](const char* notion, const Prior& prior) {
    return level(notion, prior, Channel::Identity(prior.categories(), prior.categories()));
  };
  CHECK(std::abs(at("lip", two) - .485508) < 5.1e-7);
  CHECK(std::abs(2 * at("lip", one) - .446287) < 5.1e-7);
  for (const char* notion : {"lip", "pml", "pmc", "alip", "per-secret", "srlip", "context-aware", "none"}) {
    CAPTURE(notion);
    const auto sum = composed_level("independent samples", notion, std::vector<double>{.2, .2});
    REQUIRE_FALSE(sum);
    CHECK(sum.failure().status == Status::bad_request);
  }
  // A single release is no composition, and other people's secrets are none of this one's.
  CHECK(*composed_level("independent samples", "lip", std::vector<double>{.2}) == .2);
  CHECK(*composed_level("independent secrets", "lip", std::vector<double>{.2, .3}) == .3);
  // The remedy that the error names.
  const double own = at("ldp", one);
  CHECK(at("lip", two) <= *composed_level("independent samples", "ldp", std::vector<double>{own, own}));
}

TEST_CASE("property: what two people say who have nothing to do with one another tells no more of each") {
  test::RandomTables tables(112);
  for (int i = 0; i < test::repeats(50); ++i) {
    Matrix<double> weights(2, 3);
    Matrix<double> others(3, 2);
    for (double& weight : weights.reshaped()) weight = static_cast<double>(tables.between(1, 9));
    for (double& weight : others.reshaped()) weight = static_cast<double>(tables.between(1, 9));
    // Secret of the first; data of both. Reports of both.
    const Prior alone = test::prior(weights);
    const Prior together = test::prior(both(weights, others.colwise().sum()));
    const Channel first = grr::channel(3, 2);
    const Channel second = grr::channel(2, 3);
    CHECK(std::abs(level("ldp", together, both(first, second)) - level("ldp", alone, first)) < 1e-12);
  }
}

TEST_CASE(
    "property: two reports of the same answer are within the sum of their levels of answers, and come near "
    "it") {
  test::RandomTables tables(113);
  double nearest = 0;
  for (int i = 0; i < test::repeats(100); ++i) {
    const Prior prior = test::prior(Matrix<double>::Identity(3, 3));
    Channel first(3, 3);
    Channel second(3, 2);
    for (Channel* channel : {&first, &second}) {
      for (double& chance : channel->reshaped()) chance = static_cast<double>(tables.between(1, 9));
      channel->array().colwise() /= channel->rowwise().sum().array().eval();
    }
    Channel both(3, 6);
    for (Index y = 0; y < 6; ++y) both.col(y) = first.col(y / 2).cwiseProduct(second.col(y % 2));
    const double sum = *composed_level(
        "same observation", "data-ldp",
        std::vector<double>{level("data-ldp", prior, first), level("data-ldp", prior, second)});
    const double reached = level("data-ldp", prior, both);
    CHECK(reached <= sum + 1e-12);
    nearest = std::max(nearest, reached / sum);
  }
  CHECK(nearest > .999);
}

TEST_CASE("the same observation twice: two releases that say nothing of the secret say all of it together") {
  // Two bits, the secret being whether they are alike.
  Matrix<double> weights(2, 4);
  weights << 1, 0, 0, 1, 0, 1, 1, 0;
  const Prior prior = test::prior(weights);
  Channel first(4, 2);
  Channel second(4, 2);
  first << 1, 0, 1, 0, 0, 1, 0, 1;
  second << 1, 0, 0, 1, 1, 0, 0, 1;
  CHECK(level("ldp", prior, first) == 0);
  CHECK(level("ldp", prior, second) == 0);
  CHECK(std::isinf(level("ldp", prior, Channel::Identity(4, 4))));
}

}  // namespace sluice::composition_test
