// SPDX-License-Identifier: GPL-3.0-or-later
// The progress that a search tells.
#include <doctest/doctest.h>

#include <random>

#include "design/sluice.hpp"
#include "priors.hpp"

namespace sluice::progress_test {

using sluice::test::table;

namespace {

Matrix<double> random_joint(Index secrets, Index categories, unsigned seed) {
  std::mt19937_64 generator(seed);
  std::gamma_distribution<double> gamma(0.5);
  Matrix<double> joint(secrets, categories);
  for (double& cell : joint.reshaped()) cell = gamma(generator);
  return joint;
}

/// The observations of one search.
struct Seen {
  int calls = 0;
  int designs = 0;
  double lower = 0;
  double upper = 1e9;
  double best = 0;  ///< I(X;Y) of the last design
};

/// Looks at every call, and at the design of each `every`-th.
Watch observer(Seen& seen, const DesignRequest& request, int every) {
  return [&seen, &request, every](const DesignProgress& progress) {
    CHECK(progress.lower >= seen.lower);
    CHECK(progress.upper <= seen.upper);
    CHECK(progress.lower <= progress.upper);
    seen.lower = progress.lower;
    seen.upper = progress.upper;
    if (seen.calls++ % every != 0) return true;
    const auto interim = progress.interim();
    REQUIRE(interim);
    const auto checked =
        audit(interim->prior, {request.notion, request.epsilon, interim->certified.bounds, interim->levels},
              interim->certified.weights);
    REQUIRE(checked);
    CHECK(checked->holds);
    CHECK(*interim->upper_bound == progress.upper);
    CHECK(interim->mutual_information <= progress.upper);
    CHECK(interim->mutual_information >= progress.lower - 1e-6);
    CHECK(interim->mutual_information >= seen.best - 1e-6);
    CHECK(!interim->leakage.empty());
    seen.best = interim->mutual_information;
    ++seen.designs;
    return true;
  };
}

}  // namespace

TEST_CASE("every design in the middle of a search is certified, and the bounds only ever close in") {
  Matrix<double> joint = random_joint(4, 16, 51);
  joint(0, 0) = 0;  // no level at which the data may go out as they are
  // Between 0 and 1e-6 the search is at two levels other than the one asked for, and above 14 at another one.
  for (const double epsilon : {1e-7, 0.1, 0.5, 20.0}) {
    for (const char* notion : {"lip", "ldp"}) {
      CAPTURE(notion);
      CAPTURE(epsilon);
      const DesignRequest request{table(joint), notion, epsilon, "optimal", {.method = Method::columns}};
      Seen seen;
      const auto last = design(request, observer(seen, request, 20));
      REQUIRE(last);
      CHECK(seen.calls > 20);
      CHECK(seen.designs > 1);
      CHECK(last->mutual_information >= seen.best - 1e-9);
      CHECK(last->mutual_information <= seen.upper + 1e-12);
      CHECK(*last->upper_bound <= seen.upper + 1e-12);
      CHECK(*last->upper_bound >= seen.lower - 1e-12);
    }
  }
}

TEST_CASE("the first design of a search is no worse than randomised response, which takes no time") {
  const DesignRequest request{
      table(random_joint(6, 24, 52)), "ldp", 1, "optimal", {.method = Method::columns}};
  const auto plain = design({request.table, request.notion, request.epsilon, "grr"});
  REQUIRE(plain);
  REQUIRE(plain->mutual_information > 0);
  double first = 0;
  const auto stopped = design(request, [&](const DesignProgress& progress) {
    const auto interim = progress.interim();
    REQUIRE(interim);
    first = interim->mutual_information;
    return false;
  });
  REQUIRE(stopped);
  CHECK(first >= plain->mutual_information - 1e-12);
  CHECK(stopped->mutual_information >= first - 1e-12);
}

TEST_CASE("being watched changes nothing about the result") {
  const DesignRequest request{
      table(random_joint(4, 16, 53)), "lip", 0.4, "optimal", {.method = Method::columns}};
  const auto alone = design(request);
  Seen seen;
  const auto watched = design(request, observer(seen, request, 30));
  REQUIRE(alone);
  REQUIRE(watched);
  CHECK(seen.designs > 1);
  CHECK(watched->certified.weights == alone->certified.weights);
  CHECK(*watched->upper_bound == *alone->upper_bound);
}

}  // namespace sluice::progress_test
