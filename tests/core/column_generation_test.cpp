// SPDX-License-Identifier: GPL-3.0-or-later
// The optimum found column by column, beside the optimum over all vertices.
#include "optimise/column_generation.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "optimise/pricing.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"
#include "promises.hpp"
#include "sluice.hpp"

using namespace sluice;
using sluice::test::table;

namespace {

constexpr double kGap = 1e-6;

Result<Design> designed(const Matrix<double>& weights, const test::Promise& promise, double epsilon,
                        Method method) {
  return design(
      {table(weights), promise.notion, epsilon, "optimal", {method, kGap, 30, {}}, promise.parameters});
}

/// A category of probability 1e-9 has conditions of its own where data are compared, which a posterior in
/// doubles cannot tell from 0.
bool too_rare(const test::Promise& promise, const Prior& prior) {
  return (promise.notion == "data-ldp" || promise.notion == "context-aware") &&
         prior.probabilities.data.minCoeff() < 1e-5;
}

}  // namespace

TEST_CASE("property: 500 random priors have the same optimum both ways, to the gap that is stated") {
  test::RandomTables tables(31);
  double widest = 0;
  int searched = 0;
  for (int i = 0; i < 500; ++i) {
    const Matrix<double> weights = tables.next(6, 7);
    const double epsilon = tables.epsilon();
    CAPTURE(i);
    CAPTURE(epsilon);
    CAPTURE(weights);
    for (const auto& promise : test::promises(tables, weights)) {
      CAPTURE(promise.notion);
      if (too_rare(promise, test::prior(weights))) continue;
      const auto listed = designed(weights, promise, epsilon, Method::vertices);
      const auto searched_for = designed(weights, promise, epsilon, Method::columns);
      REQUIRE(listed);
      REQUIRE_MESSAGE(searched_for, (searched_for ? "" : searched_for.failure().message));
      ++searched;
      CHECK(*searched_for->upper_bound >= listed->mutual_information - 1e-12);
      CHECK(searched_for->mutual_information <= *listed->upper_bound + 1e-12);
      CHECK(std::abs(searched_for->mutual_information - listed->mutual_information) < 1.1 * kGap);
      CHECK(*searched_for->upper_bound - searched_for->mutual_information < 1.1 * kGap);
      const Notion notion = promise.under(searched_for->prior);
      CHECK(notion.leakage(searched_for->prior, searched_for->channel).level <= epsilon * (1 + 1e-9));
      CHECK(searched_for->certified.mixing < 1e-7);
      CHECK(searched_for->channel.cols() <= searched_for->prior.categories());
      widest = std::max(widest, *searched_for->upper_bound - searched_for->mutual_information);
    }
  }
  CHECK(searched > 1700);
  MESSAGE("widest gap " << widest);
}

TEST_CASE("property: a proof succeeds below the least value over all vertices and fails above it") {
  test::RandomTables tables(32);
  int proved = 0;
  int refused = 0;
  for (int i = 0; i < 200; ++i) {
    const Matrix<double> weights = tables.next(5, 6);
    const Prior prior = test::prior(weights);
    const double epsilon = tables.epsilon();
    Vector<double> prices(prior.categories());
    for (double& price : prices) price = static_cast<double>(tables.between(-8, 8)) / 4;
    for (const auto& promise : test::promises(tables, weights)) {
      if (too_rare(promise, prior)) continue;
      const Notion notion = promise.under(prior);
      const auto set = vertices(posterior_polytope(prior, notion, epsilon));
      REQUIRE(set);
      double least = 1e9;
      for (Index k = 0; k < set->vertices.rows(); ++k) {
        const Vector<double> v = set->vertices.row(k).transpose();
        least = std::min(least, entropy(v) - prices.dot(v));
      }
      CAPTURE(i);
      CAPTURE(least);
      Pricing pricing(search_polytope(prior, notion, epsilon), [] { return true; });
      constexpr double kApart = 1e-7;
      std::vector<Column> met;
      const auto prove = [&](double target) {
        const auto take = [&](const Column& column) {
          met.push_back(column);
          return true;
        };
        return pricing.prove(
            prices, {target, target, 100'000}, take, [] { return false; }, [] { return true; });
      };
      const auto below = prove(least - kApart);
      CHECK(below.complete);
      CHECK(below.bound <= least);
      CHECK(met.empty());
      proved += below.complete ? 1 : 0;
      const auto above = prove(least + kApart);
      CHECK_FALSE(above.complete);
      CHECK(above.bound <= least + 1e-12);
      REQUIRE_FALSE(met.empty());
      CHECK(met.front().value < least + kApart);
      CHECK(met.front().value >= least - 1e-9);
      refused += above.complete ? 0 : 1;
    }
  }
  CHECK(proved > 600);
  CHECK(refused == proved);
}

TEST_CASE("a search that is stopped has a channel that keeps the promise and a bound that is true") {
  std::mt19937_64 generator(34);
  std::gamma_distribution<double> gamma(0.5);
  Matrix<double> joint(5, 20);
  for (double& cell : joint.reshaped()) cell = gamma(generator);
  const auto whole = designed(joint, {"lip", {}}, 0.5, Method::columns);
  REQUIRE(whole);
  for (const int patience : {0, 1, 10, 50, 100}) {
    int asked = 0;
    double last_lower = -1;
    SearchOptions options{Method::columns, kGap, 30, [&](const SearchProgress& progress) {
                            CHECK(progress.lower <= progress.upper);
                            CHECK(progress.upper >= whole->mutual_information - 1e-9);
                            CHECK(progress.lower >= last_lower - 1e-9);
                            last_lower = progress.lower;
                            return asked++ < patience;
                          }};
    const auto part = design({table(joint), "lip", 0.5, "optimal", options});
    REQUIRE(part);
    CHECK(part->mutual_information <= whole->mutual_information + 1e-9);
    CHECK(*part->upper_bound >= whole->mutual_information - 1e-9);
    CHECK(find_notion("lip")->leakage(part->prior, part->channel).level <= 0.5 * (1 + 1e-9));
  }
}

TEST_CASE("a search without time is no worse than randomised response") {
  std::mt19937_64 generator(35);
  std::gamma_distribution<double> gamma(0.5);
  Matrix<double> joint(30, 60);
  for (double& cell : joint.reshaped()) cell = gamma(generator);
  for (const char* notion : {"lip", "ldp"}) {
    const auto plain = design({table(joint), notion, 1, "grr"});
    const auto hasty =
        design({table(joint), notion, 1, "optimal", {.method = Method::columns, .seconds = 0}});
    REQUIRE(plain);
    REQUIRE(hasty);
    CHECK(plain->mutual_information > 0);
    CHECK(hasty->mutual_information >= plain->mutual_information);
    CHECK(*hasty->upper_bound >= hasty->mutual_information);
  }
}
