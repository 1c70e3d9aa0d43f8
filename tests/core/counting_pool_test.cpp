// SPDX-License-Identifier: GPL-3.0-or-later
// The posteriors that a search for counting keeps, and searches for tables of many categories.
#include "optimise/counting_pool.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "effort.hpp"
#include "guarantee/notion.hpp"
#include "optimise/counting_optimum.hpp"
#include "optimise/posterior_polytope.hpp"
#include "optimise/vertices.hpp"
#include "priors.hpp"
#include "vectors.hpp"

namespace sluice::counting_pool_test {

TEST_CASE("a mixture with no more columns than an optimum has reports is next to as good") {
  Matrix<double> weights(1, 8);
  weights << 3, 5, 8, 9, 11, 14, 20, 30;
  const Prior prior = test::prior(weights);
  const Vector<double>& p = prior.probabilities.data;
  const auto set = vertices(posterior_polytope(prior, *find_notion("data-ldp"), 1), {10'000, 100'000'000});
  REQUIRE(set);
  const CountingSpace space(p, (set->vertices.rowwise() - p.transpose()).cwiseAbs().colwise().maxCoeff());
  const Matrix<double> functionals = space.functionals(Matrix<double>::Identity(8, 8));
  CountingPool pool(space, functionals, {1e-4});
  // Randomised response, whose reports have the prior as their mixture.
  pool.start_with((Channel::Ones(8, 8) + 1.7 * Channel::Identity(8, 8)) / 9.7);
  for (const auto& vertex : set->vertices.rowwise()) pool.add(vertex.transpose());
  REQUIRE(pool.mix());
  const double all = pool.at().value;
  constexpr Index kMost = 36;
  REQUIRE(pool.columns().size() > 100);
  pool.prune(kMost);
  CHECK(pool.columns().size() <= kMost);
  REQUIRE(pool.mix());
  CHECK(pool.at().value <= all * 1.02);
  CHECK(pool.value() <= all);
}

TEST_CASE("shares of 16 categories are counted best to a gap of 1 %") {
  const Prior prior = test::prior(test::adult("occupation", "education"));
  const Notion& notion = *find_notion("lip");
  std::vector<double> levels{2, 1, .5};
  if (test::in_part()) levels.resize(1);
  for (const double epsilon : levels) {
    CAPTURE(epsilon);
    CountingOptions options;
    options.search.method = Method::columns;
    options.search.seconds = 300;
    const auto found = counting_optimum(prior, notion, epsilon, options);
    REQUIRE(found);
    CHECK(found->lower_bound >= found->variance * (1 - options.gap));
    CHECK(found->lower_bound <= found->variance);
    CHECK(notion.leakage(prior, found->channel).level <= epsilon * (1 + 1e-9));
  }
}

}  // namespace sluice::counting_pool_test
