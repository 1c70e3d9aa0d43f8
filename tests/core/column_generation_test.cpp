// SPDX-License-Identifier: GPL-3.0-or-later
// The optimum found column by column, beside the optimum over all vertices.
#include <doctest/doctest.h>

#include <cmath>

#include "optimise/column_generation.hpp"
#include "optimise/vertices.hpp"
#include "prior/information.hpp"
#include "priors.hpp"
#include "sluice.hpp"

using namespace sluice;
using sluice::test::table;

namespace {

constexpr double kGap = 1e-6;

Result<Design> designed(const Matrix<double>& weights, std::string_view notion, double epsilon, Method method) {
  return design({table(weights), std::string(notion), epsilon, "optimal", {method, kGap, 30, {}}});
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
    for (const auto& notion : notions()) {
      const auto listed = designed(weights, notion.name, epsilon, Method::vertices);
      const auto searched_for = designed(weights, notion.name, epsilon, Method::columns);
      REQUIRE(listed);
      REQUIRE_MESSAGE(searched_for, (searched_for ? "" : searched_for.failure().message));
      ++searched;
      CHECK(*searched_for->upper_bound >= listed->mutual_information - 1e-12);
      CHECK(searched_for->mutual_information <= *listed->upper_bound + 1e-12);
      CHECK(std::abs(searched_for->mutual_information - listed->mutual_information) < 1.1 * kGap);
      CHECK(*searched_for->upper_bound - searched_for->mutual_information < 1.1 * kGap);
      CHECK(notion.leakage(searched_for->prior, searched_for->channel).level <= epsilon * (1 + 1e-9));
      CHECK(searched_for->certified.mixing < 1e-7);
      CHECK(searched_for->channel.cols() <= searched_for->prior.categories());
      widest = std::max(widest, *searched_for->upper_bound - searched_for->mutual_information);
    }
  }
  CHECK(searched == 1000);
  MESSAGE("widest gap " << widest);
}
