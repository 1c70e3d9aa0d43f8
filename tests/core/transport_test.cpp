// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/transport.hpp"

#include <doctest/doctest.h>

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "effort.hpp"
#include "optimise/vertex_walk.hpp"
#include "prior/information.hpp"
#include "priors.hpp"

namespace sluice::transport_test {

namespace {

/// Whole numbers, of which some differences are 0 and many vertices degenerate.
Transport transport_of(test::RandomTables& tables, Index supplies, Index demands) {
  Transport transport{Vector<double>(supplies), Vector<double>::Ones(demands)};
  for (double& supply : transport.supply) supply = static_cast<double>(tables.between(1, 6));
  while (transport.supply.sum() < transport.demand.sum()) transport.supply(0) += 1;
  while (transport.demand.sum() < transport.supply.sum())
    transport.demand(tables.between(0, demands - 1)) += 1;
  return transport;
}

bool is_plan(const Transport& transport, const Matrix<double>& plan) {
  return plan.minCoeff() >= 0 && (plan.rowwise().sum() - transport.supply).cwiseAbs().maxCoeff() < 1e-12 &&
         (plan.colwise().sum().transpose() - transport.demand).cwiseAbs().maxCoeff() < 1e-12;
}

using Key = std::vector<std::int64_t>;

Key key_of(const Matrix<double>& plan) {
  Key key;
  for (const double amount : plan.reshaped<Eigen::RowMajor>()) key.push_back(std::llround(amount * 1e9));
  return key;
}

/// The slow, obvious way: every choice of as many entries as there are independent equations.
std::set<Key> vertices_by_brute_force(const Transport& transport) {
  const Index m = transport.supply.size();
  const Index n = transport.demand.size();
  const Matrix<double> constraints = plan_constraints(m, n).topRows(m + n - 1);
  Vector<double> right(m + n - 1);
  right << transport.supply, transport.demand.head(n - 1);
  std::vector<int> chosen(static_cast<std::size_t>(m * n), 0);
  std::fill(chosen.begin(), chosen.begin() + (m + n - 1), 1);
  std::set<Key> found;
  do {
    std::vector<Index> basis;
    for (std::size_t j = 0; j < chosen.size(); ++j) {
      if (chosen[j] == 1) basis.push_back(static_cast<Index>(j));
    }
    const Eigen::FullPivLU<Matrix<double>> lu(Matrix<double>(constraints(Eigen::all, basis)));
    if (lu.rank() < m + n - 1) continue;
    const Vector<double> values = lu.solve(right);
    if (values.minCoeff() < -1e-9) continue;
    Vector<double> plan = Vector<double>::Zero(m * n);
    plan(basis) = values;
    found.insert(key_of(Eigen::Map<const Matrix<double>>(plan.data(), m, n)));
  } while (std::ranges::prev_permutation(chosen).found);
  return found;
}

Matrix<double> drawn(test::RandomTables& tables, Index rows, Index columns) {
  Matrix<double> cost(rows, columns);
  for (double& entry : cost.reshaped()) entry = static_cast<double>(tables.between(0, 1000));
  return cost;
}

}  // namespace

TEST_CASE("property: settling pairs in every order meets every vertex and nothing else") {
  test::RandomTables tables(91);
  for (int i = 0; i < test::repeats(60); ++i) {
    const Transport transport = transport_of(tables, tables.between(1, 3), tables.between(1, 4));
    const auto found = transport_vertices(transport, 100000);
    REQUIRE(found);
    std::set<Key> keys;
    for (const auto& plan : *found) {
      CHECK(is_plan(transport, plan));
      keys.insert(key_of(plan));
    }
    CHECK(keys == vertices_by_brute_force(transport));
    const Matrix<double> greedy =
        greedy_plan(transport, drawn(tables, transport.supply.size(), transport.demand.size()));
    CHECK(keys.contains(key_of(greedy)));
    CHECK(is_plan(transport, proportional_plan(transport)));
  }
  CHECK_FALSE(transport_vertices(transport_of(tables, 4, 5), 100));
}

TEST_CASE("property: the cheapest plan is the cheapest vertex") {
  test::RandomTables tables(92);
  for (int i = 0; i < test::repeats(60); ++i) {
    const Transport transport = transport_of(tables, tables.between(1, 3), tables.between(1, 4));
    const Matrix<double> cost = drawn(tables, transport.supply.size(), transport.demand.size());
    const auto cheapest = cheapest_plan(transport, cost);
    REQUIRE(cheapest);
    CHECK(is_plan(transport, *cheapest));
    double least = std::numeric_limits<double>::infinity();
    const auto vertices = transport_vertices(transport, 100000);
    REQUIRE(vertices);
    for (const auto& plan : *vertices) {
      least = std::min(least, plan.cwiseProduct(cost).sum());
    }
    CHECK(std::abs(cheapest->cwiseProduct(cost).sum() - least) < 1e-6);
  }
}

TEST_CASE("plans of nothing are nothing") {
  const Transport nothing{Vector<double>::Zero(3), Vector<double>::Zero(3)};
  CHECK(proportional_plan(nothing).isZero(0));
  CHECK(cheapest_plan(nothing, Matrix<double>::Ones(3, 3))->isZero(0));
  CHECK(transport_vertices(nothing, 10)->size() == 1);
}

TEST_CASE("property: from where a walk ends no edge leads up, and from many starts one ends at the top") {
  test::RandomTables tables(93);
  int at_top = 0;
  constexpr int kTables = 60;
  for (int i = 0; i < kTables; ++i) {
    Transport transport = transport_of(tables, 3, 4);
    transport.demand /= transport.supply.sum();
    transport.supply /= transport.supply.sum();
    // A table of which the plan is a part.
    TableInformation information{Vector<double>::Zero(12), {}, Vector<double>::Constant(12, .5)};
    for (Index cell = 0; cell < 12; ++cell) {
      information.cell.push_back(cell);
      information.given(cell) = static_cast<double>(tables.between(0, 3)) / 24;
    }
    const auto flat = [](const Matrix<double>& plan) {
      return Vector<double>(plan.reshaped<Eigen::RowMajor>());
    };
    const auto vertices = *transport_vertices(transport, 100000);
    double most = -std::numeric_limits<double>::infinity();
    for (const auto& plan : vertices) most = std::max(most, information.at(flat(plan)));
    Vector<double> right(7);
    right << transport.supply, transport.demand;
    double best = -std::numeric_limits<double>::infinity();
    for (int start = 0; start < 8; ++start) {
      const Vector<double> begin = flat(greedy_plan(transport, drawn(tables, 3, 4)));
      const auto end = walk_up({plan_constraints(3, 4), right}, information, begin);
      REQUIRE(end);
      const Matrix<double> plan = Eigen::Map<const Matrix<double>>(end->data(), 3, 4);
      CHECK(is_plan(transport, plan));
      CHECK(information.at(*end) >= information.at(begin) - 1e-12);
      best = std::max(best, information.at(*end));
      // A forest that joins all sides is not degenerate. Its neighbours are the vertices that differ by one
      // cycle: together with it they have one more entry.
      if ((end->array() > 1e-12).count() != 6) continue;
      for (const auto& other : vertices) {
        const Vector<double> there = flat(other);
        if (((end->array() > 1e-12) || (there.array() > 1e-12)).count() != 7) continue;
        CHECK(information.at(there) <= information.at(*end) + 1e-10);
      }
    }
    CHECK(best <= most + 1e-12);
    const auto top = highest_vertex({plan_constraints(3, 4), right}, information,
                                    flat(greedy_plan(transport, drawn(tables, 3, 4))), 1000);
    REQUIRE(top);
    CHECK(std::abs(information.at(*top) - most) < 1e-10);
    at_top += best >= most - 1e-9 ? 1 : 0;
  }
  CHECK(at_top > kTables * 9 / 10);
}

TEST_CASE("what is no vertex is not walked from") {
  const Transport transport{Vector<double>::Ones(3), Vector<double>::Ones(3)};
  TableInformation information{Vector<double>::Zero(9), {0, 1, 2, 3, 4, 5, 6, 7, 8}, Vector<double>::Ones(9)};
  const Polytope polytope{plan_constraints(3, 3), Vector<double>::Ones(6)};
  CHECK_FALSE(walk_up(polytope, information, Vector<double>::Constant(9, 1. / 3)));
  CHECK_FALSE(highest_vertex(polytope, information, Vector<double>::Constant(9, 1. / 3), 1000));
  const Vector<double> vertex = Matrix<double>::Identity(3, 3).reshaped();
  CHECK(walk_up(polytope, information, vertex));
  CHECK(highest_vertex(polytope, information, vertex, 1000));
  CHECK_FALSE(highest_vertex(polytope, information, vertex, 3));
}

}  // namespace sluice::transport_test
