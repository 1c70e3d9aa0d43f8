// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes that shrink, and the optimum if conditions nest: the leakage of the secret is bounded given any part
// of the other attributes.
#include "optimise/branch_and_bound.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "effort.hpp"
#include "optimise/column_generation.hpp"
#include "optimise/double_description.hpp"
#include "prior/information.hpp"
#include "prior/inputs.hpp"
#include "priors.hpp"
#include "proofs.hpp"

namespace sluice::branch_and_bound_test {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kWidened = 0x1p-50;

/// For every proper subset of the attributes, every value they may have together and every secret. A report
/// is at most `bound` times as likely given that value as given the secret as well, and in reverse.
Rows<Integer> nested_conditions(const Matrix<Integer>& counts, const std::vector<Index>& values,
                                const Bound<Integer>& bound) {
  const Index a = counts.cols();
  const auto attributes = static_cast<unsigned>(values.size());
  std::vector<Vector<Integer>> rows;
  for (unsigned known = 0; known + 1 < (1U << attributes); ++known) {
    std::vector<Index> context(static_cast<std::size_t>(a));
    for (Index x = 0; x < a; ++x) {
      Index rest = x;
      for (unsigned j = 0; j < attributes; ++j) {
        auto& key = context[static_cast<std::size_t>(x)];
        key = key * values[j] + ((known >> j & 1U) != 0 ? rest % values[j] : 0);
        rest /= values[j];
      }
    }
    for (Index key = 0; key < a; ++key) {
      Vector<Integer> everybody = Vector<Integer>::Constant(a, 0);
      for (Index x = 0; x < a; ++x) {
        if (context[static_cast<std::size_t>(x)] == key) everybody(x) = counts.col(x).sum();
      }
      const Integer all = everybody.sum();
      if (all == 0) continue;
      for (Index s = 0; s < counts.rows(); ++s) {
        Vector<Integer> share = Vector<Integer>::Constant(a, 0);
        for (Index x = 0; x < a; ++x) {
          if (everybody(x) != 0) share(x) = counts(s, x);
        }
        const Integer part = share.sum();
        if (part == 0) continue;
        Vector<Integer> more(a);
        Vector<Integer> less(a);
        for (Index x = 0; x < a; ++x) {
          more(x) = bound.denominator * all * share(x) - bound.numerator * part * everybody(x);
          less(x) = bound.denominator * part * everybody(x) - bound.numerator * all * share(x);
        }
        rows.push_back(more);
        rows.push_back(less);
      }
    }
  }
  Rows<Integer> conditions(static_cast<Index>(rows.size()), a);
  for (std::size_t i = 0; i < rows.size(); ++i) conditions.row(static_cast<Index>(i)) = rows[i].transpose();
  return conditions;
}

struct Nested {
  Prior prior;
  SearchPolytope polytope;
  Matrix<double> vertices;
};

Nested nested(test::RandomTables& tables, Index secrets, const std::vector<Index>& values) {
  Index a = 1;
  for (const Index count : values) a *= count;
  Matrix<Integer> counts(secrets, a);
  for (Integer& count : counts.reshaped()) count = tables.between(1, 30);
  const Bound<Integer> bound{tables.between(11, 30), 10};
  const Rows<Integer> conditions = nested_conditions(counts, values, bound);

  const Index m = conditions.rows();
  RangedRows rows{Matrix<double>(m + 1, a), Vector<double>::Constant(m + 1, -2), Vector<double>::Zero(m + 1)};
  for (Index i = 0; i < m; ++i) {
    for (Index x = 0; x < a; ++x) rows.rows(i, x) = nearest(conditions(i, x)) / nearest(counts.col(x).sum());
    rows.rows.row(i) /= rows.rows.row(i).cwiseAbs().maxCoeff();
  }
  rows.rows.row(m).setOnes();
  rows.least(m) = 1;
  rows.most(m) = 1;
  RangedRows relaxed = rows;
  relaxed.least.array() -= kWidened;
  relaxed.most.array() += kWidened;

  Matrix<double> weights(secrets, a);
  for (Index s = 0; s < secrets; ++s) {
    for (Index x = 0; x < a; ++x) weights(s, x) = nearest(counts(s, x));
  }
  Prior prior = test::prior(weights);
  const auto rays = extreme_rays(conditions, {100'000, 2'000'000'000});
  REQUIRE(rays);
  Matrix<double> vertices(rays->rows(), a);
  for (Index k = 0; k < rays->rows(); ++k) {
    for (Index x = 0; x < a; ++x) vertices(k, x) = nearest((*rays)(k, x)) * prior.probabilities.data(x);
    vertices.row(k) /= vertices.row(k).sum();
  }
  SearchPolytope polytope{a,
                          std::make_shared<const RangedRows>(rows),
                          std::make_shared<const RangedRows>(relaxed),
                          Vector<double>::Zero(a),
                          Vector<double>::Ones(a),
                          prior.probabilities.data,
                          Vector<double>::Ones(a)};
  return {std::move(prior), std::move(polytope), std::move(vertices)};
}

struct Shape {
  Index secrets;
  std::vector<Index> values;
};
const std::vector<Shape> kShapes = {{2, {2, 2}}, {2, {2, 3}}, {2, {2, 2, 2}}, {3, {2, 3}}, {2, {3, 3}}};

}  // namespace

TEST_CASE("property: where conditions nest, a proof ends at the least value over all vertices") {
  test::RandomTables tables(71);
  for (int i = 0; i < test::repeats(40); ++i) {
    CAPTURE(i);
    const auto& [secrets, values] = kShapes[static_cast<std::size_t>(i) % kShapes.size()];
    const auto [prior, polytope, vertices] = nested(tables, secrets, values);
    test::check_proofs(polytope, vertices, test::random_prices(tables, prior.categories()));
  }
}

TEST_CASE("property: where conditions nest, the optimum by columns is the one over all vertices") {
  test::RandomTables tables(72);
  for (int i = 0; i < test::repeats(40); ++i) {
    CAPTURE(i);
    const auto& [secrets, values] = kShapes[static_cast<std::size_t>(i) % kShapes.size()];
    const auto [prior, polytope, vertices] = nested(tables, secrets, values);
    const auto listed = envelope(prior, vertices);
    const auto searched = column_generation(prior, polytope, {Method::columns, 1e-6, 30, {}});
    REQUIRE(listed);
    REQUIRE(searched);
    const double best = mutual_information(data_and_report(prior, listed->channel));
    const double found = mutual_information(data_and_report(prior, searched->channel));
    CHECK(searched->upper_bound >= best - 1e-9);
    CHECK(found <= listed->upper_bound + 1e-9);
    CHECK(searched->upper_bound - found < 1.1e-6);
  }
}

TEST_CASE("property: smaller boxes keep every point that is in the polytope and worth its price") {
  test::RandomTables tables(73);
  int shrunk = 0;
  int emptied = 0;
  int kept = 0;
  for (int i = 0; i < test::repeats(60); ++i) {
    CAPTURE(i);
    const auto& [secrets, values] = kShapes[static_cast<std::size_t>(i) % kShapes.size()];
    const auto [prior, polytope, vertices] = nested(tables, secrets, values);
    const Index a = polytope.categories;
    const Propagation propagation(*polytope.relaxed);
    for (int box = 0; box < 20; ++box) {
      Vector<double> lower = Vector<double>::Zero(a);
      Vector<double> upper = Vector<double>::Ones(a);
      for (Index x = 0; x < a; ++x) {
        lower(x) = box % 4 == 0 ? static_cast<double>(tables.between(0, 2)) / 20 : 0;
        upper(x) = lower(x) + static_cast<double>(tables.between(1, 20)) / 20;
      }
      Vector<double> cost(a);
      for (double& entry : cost) entry = static_cast<double>(tables.between(-8, 8)) / 4;
      BoxProgram program(polytope.relaxed, lower, upper);
      const bool possible = propagation.narrow(program);
      emptied += possible ? 0 : 1;
      const auto outcome = possible ? program.minimise(cost, kInfinity) : BoxProgram::Outcome::infeasible;
      const double enough = program.bound() + 0.05;
      if (outcome == BoxProgram::Outcome::optimal) shrunk += tighten(program, enough) > 0 ? 1 : 0;
      for (const auto vertex : vertices.rowwise()) {
        const Vector<double> v = vertex.transpose();
        if ((v - lower).minCoeff() < 0 || (upper - v).minCoeff() < 0) continue;
        REQUIRE(outcome != BoxProgram::Outcome::infeasible);
        if (cost.dot(v) > enough - 1e-12) continue;
        ++kept;
        for (Index x = 0; x < a; ++x) {
          CHECK(v(x) >= program.lower(x) - 1e-14);
          CHECK(v(x) <= program.upper(x) + 1e-14);
        }
        const Vector<double> activity = polytope.rows->rows * v;
        for (Index row = 0; row < activity.size(); ++row) {
          CHECK(activity(row) >= program.lower(a + row) - 1e-13);
          CHECK(activity(row) <= program.upper(a + row) + 1e-13);
        }
      }
    }
  }
  CHECK((test::in_part() || shrunk > 100));
  CHECK((test::in_part() || emptied > 5));
  CHECK((test::in_part() || kept > 100));
}

TEST_CASE("property: a program put back into a state gives what it gave") {
  test::RandomTables tables(74);
  for (int i = 0; i < test::repeats(20); ++i) {
    CAPTURE(i);
    const auto [prior, polytope, vertices] = nested(tables, 2, {2, 3});
    BoxProgram program(polytope.relaxed, polytope.lower, polytope.upper);
    Vector<double> cost(polytope.categories);
    const auto draw = [&] {
      for (double& entry : cost) entry = static_cast<double>(tables.between(-8, 8)) / 4;
    };
    draw();
    program.set_range(1, 0, 0.5);
    REQUIRE(program.minimise(cost, kInfinity) == BoxProgram::Outcome::optimal);
    const double bound = program.bound();
    const Vector<double> first = cost;
    const auto state = program.state();
    draw();
    program.set_range(1, 0.25, 1);
    program.set_range(2, 0, 0.25);
    program.minimise(cost, kInfinity);
    program.restore(state);
    CHECK(program.upper(1) == 0.5);
    CHECK(program.upper(2) == 1);
    REQUIRE(program.minimise(first, kInfinity) == BoxProgram::Outcome::optimal);
    CHECK(program.bound() == doctest::Approx(bound).epsilon(1e-12).scale(1));
  }
}

TEST_CASE("a proof that ends early has dealt with the lowest bounds first") {
  test::RandomTables tables(75);
  const auto [prior, polytope, vertices] = nested(tables, 2, {2, 2, 2});
  const Vector<double> prices = Vector<double>::Zero(polytope.categories);
  double least = kInfinity;
  for (const auto v : vertices.rowwise()) least = std::min(least, entropy(v.transpose()));
  double last = -kInfinity;
  BranchAndBound going_on(polytope, prices);
  for (const std::uint64_t nodes : {1U, 10U, 100U, 1000U, 10'000U}) {
    const auto proof =
        BranchAndBound(polytope, prices)
            .prove({1e9, nodes}, [](const Vector<double>&) { return true; }, [] { return true; });
    CHECK_FALSE(proof.complete);
    CHECK(proof.bound >= last);
    last = proof.bound;
    const auto later =
        going_on.prove({1e9, nodes}, [](const Vector<double>&) { return true; }, [] { return true; });
    CHECK(going_on.open());
    CHECK(later.bound >= last - 0.3);
    CHECK(later.bound <= least);
  }
  CHECK(last <= least);
  CHECK(last > least - 0.5);
}

}  // namespace sluice::branch_and_bound_test
