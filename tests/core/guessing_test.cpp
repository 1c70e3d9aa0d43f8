// SPDX-License-Identifier: GPL-3.0-or-later
// The figures about guesses, compared with plain loops over everything a person could do with a report.
#include "prior/guessing.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "design/sluice.hpp"
#include "exact/marks_guessing.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"

namespace sluice::guessing_test {

namespace {

Channel random_channel(std::mt19937& random, Index rows, Index columns) {
  std::gamma_distribution<double> gamma(0.4);
  Channel channel(rows, columns);
  for (double& entry : channel.reshaped()) entry = gamma(random) + 1e-9;
  for (auto row : channel.rowwise()) row /= row.sum();
  return channel;
}

/// Every rule by which each report is answered with a category.
template <class Visit>
void for_each_rule(Index categories, Index reports, const Visit& visit) {
  std::vector<Index> rule(static_cast<std::size_t>(reports), 0);
  for (;;) {
    visit(rule);
    std::size_t y = 0;
    while (y < rule.size() && ++rule[y] == categories) rule[y++] = 0;
    if (y == rule.size()) return;
  }
}

}  // namespace

TEST_CASE("guesses are as good as the best of all rules by which reports can be answered") {
  test::RandomTables tables(31);
  std::mt19937 random(32);
  std::uniform_real_distribution<double> far(0, 3);
  for (int i = 0; i < 60; ++i) {
    const Prior prior = test::prior(tables.next(3, 4));
    const Index a = prior.categories();
    const Index b = 1 + i % 4;
    const bool told = i % 2 == 1;
    const Channel channel = random_channel(random, told ? prior.secrets() * a : a, b);
    const Matrix<double> joint = data_and_report(prior, channel);
    Matrix<double> distances(a, a);
    for (double& entry : distances.reshaped()) entry = far(random);
    distances.diagonal().setZero();
    double most = 0;
    double nearest = 1e9;
    double blind = 0;
    double blind_nearest = 1e9;
    for_each_rule(a, b, [&](const std::vector<Index>& rule) {
      double right = 0;
      double distance = 0;
      for (Index y = 0; y < b; ++y) {
        const Index x_hat = rule[static_cast<std::size_t>(y)];
        right += joint(x_hat, y);
        for (Index x = 0; x < a; ++x) distance += joint(x, y) * distances(x, x_hat);
      }
      most = std::max(most, right);
      nearest = std::min(nearest, distance);
      if (std::ranges::any_of(rule, [&](Index x_hat) { return x_hat != rule[0]; })) return;
      blind = std::max(blind, right);
      blind_nearest = std::min(blind_nearest, distance);
    });
    const Guess found = guess(joint);
    CHECK(std::abs(found.correct - most) < 1e-12);
    CHECK(std::abs(found.baseline - blind) < 1e-12);
    const GuessDistance distance = guess_distance(joint, distances);
    CHECK(std::abs(distance.expected - nearest) < 1e-12);
    CHECK(std::abs(distance.baseline - blind_nearest) < 1e-12);
    const Matrix<double> hamming = Matrix<double>::Ones(a, a) - Matrix<double>::Identity(a, a);
    CHECK(std::abs(guess_distance(joint, hamming).expected - (1 - most)) < 1e-12);
  }
}

TEST_CASE("guesses from sets of marks are those from all sets of them written out") {
  test::RandomTables tables(33);
  for (int i = 0; i < 80; ++i) {
    const Prior prior = test::prior(tables.next(3, 7));
    const Marks marks{prior.categories(), kOwnMark / 20 * static_cast<std::uint64_t>(i % 21)};
    const Guess found = guess(prior, marks);
    const Guess all = guess(data_and_report(prior, expanded(marks)));
    CHECK(std::abs(found.correct - all.correct) < 1e-12);
    CHECK(std::abs(found.baseline - all.baseline) < 1e-12);
  }
}

TEST_CASE("Sibson's information lies between Shannon's and the maximal leakage, and tends to both") {
  test::RandomTables tables(34);
  std::mt19937 random(35);
  for (int i = 0; i < 60; ++i) {
    const Prior prior = test::prior(tables.next(4, 5));
    const Channel channel = random_channel(random, prior.categories(), 1 + i % 5);
    const Matrix<double> joint = secret_and_report(prior, channel);
    const double shannon = mutual_information(joint);
    const double maximal = maximal_leakage(joint);
    double before = shannon;
    for (const double order : {1.5, 2.0, 8.0, 64.0}) {
      const double now = sibson_information(joint, order);
      CHECK(now >= before - 1e-12);
      before = now;
    }
    CHECK(before <= maximal + 1e-12);
    CHECK(sibson_information(joint, 1 + 1e-6) == doctest::Approx(shannon).epsilon(1e-4).scale(1e-3));
    CHECK(sibson_information(joint, 1e5) == doctest::Approx(maximal).epsilon(1e-4).scale(1));
  }
}

TEST_CASE("maximal leakage is what the worst question about a uniform secret gains") {
  // For a uniform secret the largest gain is that of guessing the secret itself.
  std::mt19937 random(36);
  for (Index c = 1; c < 6; ++c) {
    Matrix<double> joint = random_channel(random, c, 4);
    joint /= static_cast<double>(c);
    const Guess found = guess(joint);
    CHECK(maximal_leakage(joint) ==
          doctest::Approx(std::log(found.correct / found.baseline)).epsilon(1e-12).scale(1));
  }
}

TEST_CASE("a design tells guesses, and errors where reports are answers") {
  JointTable table = test::table(test::example());
  const auto told = [&](const std::string& protocol) {
    auto found = design({table, "lip", 0.5, protocol});
    REQUIRE(found);
    return std::move(*found);
  };
  const Design optimal = told("optimal");
  CHECK(optimal.guess.baseline == doctest::Approx(0.35).epsilon(1e-12));
  CHECK(optimal.guess.correct > 0.35);
  CHECK(!optimal.error);
  CHECK(!optimal.guess_distance);
  const Design grr = told("grr");
  CHECK(!grr.report_distance);
  double kept = 0;
  for (std::size_t y = 0; y < grr.answers.size(); ++y) {
    kept +=
        optimal.prior.probabilities.data(grr.answers[y]) * grr.channel(grr.answers[y], static_cast<Index>(y));
  }
  REQUIRE(grr.error);
  CHECK(std::abs(*grr.error - (1 - kept)) < 1e-12);
  CHECK(grr.guess.correct >= kept - 1e-12);

  table.distances = Matrix<double>::Ones(4, 4) - Matrix<double>::Identity(4, 4);
  const Design coupling = told("coupling-distance");
  REQUIRE(coupling.report_distance);
  CHECK(std::abs(*coupling.report_distance - *coupling.error) < 1e-12);
  CHECK(std::abs(coupling.guess_distance->expected - (1 - coupling.guess.correct)) < 1e-12);
}

TEST_CASE("an audit tells what reports say to somebody who guesses") {
  const JointTable table = test::table(test::example());
  const auto made = design({table, "lip", 0.5, "optimal"});
  REQUIRE(made);
  const Claim claim{"lip", 0.5, made->certified.bounds, made->levels};
  const auto found = audit(made->prior, claim, made->certified.weights);
  REQUIRE(found);
  CHECK(found->guess.correct == made->guess.correct);
  REQUIRE(found->guess_leakage);
  const auto& [secret, data] = *found->guess_leakage;
  // No belief in a secret grows by more than the level allows, so no guess of it does.
  CHECK(secret.maximal <= 0.5);
  CHECK(secret.sibson <= secret.maximal);
  CHECK(data.maximal >= secret.maximal);
}

}  // namespace sluice::guessing_test
