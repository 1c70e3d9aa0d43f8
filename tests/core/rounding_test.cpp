// SPDX-License-Identifier: GPL-3.0-or-later
// Designs from rounded counts.
#include "design/rounding.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "design/sluice.hpp"
#include "effort.hpp"
#include "priors.hpp"
#include "promises.hpp"

namespace sluice::rounding_test {

using sluice::test::RandomTables;
using sluice::test::table;

namespace {

/// Whole counts, of which many are small.
Matrix<double> counts(RandomTables& tables, double people) {
  Matrix<double> weights = tables.next(3, 4);
  if (weights.sum() <= 0) weights.setOnes();
  return (weights * (people / weights.sum())).array().round();
}

}  // namespace

TEST_CASE("rounding keeps everybody's rows and columns, and moves other counts by half a multiple at most") {
  RandomTables tables(11);
  for (int i = 0; i < sluice::test::repeats(200); ++i) {
    const Matrix<double> before = counts(tables, 60);
    for (const double multiple : {2.0, 3.0, 10.0}) {
      const Matrix<double> after = rounded(table(before), multiple).weights;
      for (Index s = 0; s < before.rows(); ++s) {
        CHECK((before.row(s).sum() > 0) == (after.row(s).sum() > 0));
        for (Index x = 0; x < before.cols(); ++x) {
          CHECK(std::fmod(after(s, x), multiple) == 0);
          const bool only =
              after(s, x) == multiple && (after.row(s).sum() == multiple || after.col(x).sum() == multiple);
          CHECK((only || std::abs(after(s, x) - before(s, x)) <= multiple / 2));
        }
      }
      for (Index x = 0; x < before.cols(); ++x) CHECK((before.col(x).sum() > 0) == (after.col(x).sum() > 0));
    }
  }
}

TEST_CASE("a channel from rounded counts keeps its guarantee for the counts as given, under every notion") {
  RandomTables tables(12);
  int proved = 0;
  for (int i = 0; i < sluice::test::repeats(40); ++i) {
    const Matrix<double> people = counts(tables, 300);
    for (const auto& promise : sluice::test::promises(tables, people)) {
      DesignRequest request{table(people), promise.notion, 0.5, "optimal"};
      request.parameters = promise.parameters;
      request.round_counts = 3;
      const auto made = design(request);
      // A claim about people that there are none of is refused.
      if (!made || !made->prior.dropped_secret.empty() || !made->prior.dropped_data.empty()) continue;
      ++proved;
      CAPTURE(promise.notion);
      const Claim claim{promise.notion,   0.5, made->certified.bounds, made->levels, promise.parameters,
                        made->sees_secret};
      const auto verified = verify(made->prior, claim, made->certified.weights);
      REQUIRE(verified);
      CHECK(verified->holds);
      if (made->upper_bound) CHECK(made->mutual_information <= *made->upper_bound + 1e-9);
    }
  }
  CHECK(proved > 8);
}

}  // namespace sluice::rounding_test
