// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/vertices.hpp"

#include <doctest/doctest.h>

#include <Eigen/LU>
#include <algorithm>
#include <vector>

#include "effort.hpp"
#include "optimise/cdd.hpp"
#include "optimise/double_description.hpp"
#include "optimise/envelope.hpp"
#include "promises.hpp"

namespace sluice::vertices_test {

namespace {

constexpr double kTolerance = 1e-9;

bool feasible(const Matrix<double>& rows, const Vector<double>& point) {
  return point.minCoeff() >= -kTolerance && (rows.rows() == 0 || (rows * point).maxCoeff() <= kTolerance);
}

bool holds_point(const Matrix<double>& points, const Vector<double>& point) {
  for (const auto row : points.rowwise()) {
    if ((row.transpose() - point).cwiseAbs().maxCoeff() < 1e-7) return true;
  }
  return false;
}

/// The slow, obvious way: every choice of a-1 conditions met with equality, kept where it is a point of
/// the polytope.
Matrix<double> vertices_by_brute_force(const Matrix<double>& rows) {
  const Index a = rows.cols();
  Matrix<double> conditions(rows.rows() + a, a);
  conditions << rows, -Matrix<double>::Identity(a, a);
  Matrix<double> found(0, a);
  std::vector<int> chosen(static_cast<std::size_t>(conditions.rows()), 0);
  std::fill(chosen.begin(), chosen.begin() + (a - 1), 1);
  do {
    Matrix<double> system(a, a);
    Index filled = 0;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      if (chosen[i] == 1) system.row(filled++) = conditions.row(static_cast<Index>(i));
    }
    system.row(a - 1).setOnes();
    const Eigen::FullPivLU<Matrix<double>> lu(system);
    if (lu.rank() < a) continue;
    const Vector<double> point = lu.solve(Vector<double>::Unit(a, a - 1));
    if (!feasible(rows, point) || holds_point(found, point)) continue;
    found.conservativeResize(found.rows() + 1, Eigen::NoChange);
    found.row(found.rows() - 1) = point.transpose();
  } while (std::ranges::prev_permutation(chosen).found);
  return found;
}

bool same_points(const Matrix<double>& one, const Matrix<double>& other) {
  if (one.rows() != other.rows()) return false;
  for (const auto row : one.rowwise()) {
    if (!holds_point(other, row.transpose())) return false;
  }
  return true;
}

Index rank_of(const Matrix<double>& matrix) {
  Eigen::FullPivLU<Matrix<double>> lu(matrix);
  lu.setThreshold(1e-10);
  return lu.rank();
}

}  // namespace

TEST_CASE("the vertices of a triangle cut at a corner") {
  Rows<Integer> rows(1, 3);
  rows << 1, -1, -1;  // t0 <= t1 + t2
  const auto rays = extreme_rays(rows, {100, 100});
  REQUIRE(rays);
  CHECK(rays->rows() == 4);
}

TEST_CASE("enumeration stops at its limit instead of filling the memory") {
  const Prior prior = test::prior(test::example());
  const auto polytope = posterior_polytope(prior, *find_notion("lip"), 0.5);
  CHECK_FALSE(extreme_rays(polytope.exact_rows, {3, 1'000'000}));
  CHECK_FALSE(extreme_rays(polytope.exact_rows, {1'000, 5}));
  CHECK(extreme_rays(polytope.exact_rows, {1'000, 1'000'000}));
}

TEST_CASE("a set with a vertex missing, moved or invented is not taken for complete") {
  test::RandomTables tables(11);
  int tried = 0;
  while (tried < 30) {
    const Prior prior = test::prior(tables.next(3, 5));
    const auto polytope = posterior_polytope(prior, *find_notion("ldp"), 0.5);
    const auto set = vertices(polytope);
    REQUIRE(set);
    if (!is_complete_vertex_set(polytope.rows, set->vertices) || set->vertices.rows() < 3) continue;
    ++tried;
    const Index last = set->vertices.rows() - 1;
    CHECK_FALSE(is_complete_vertex_set(polytope.rows, set->vertices.topRows(last)));
    Matrix<double> moved = set->vertices;
    moved.row(last) = 0.5 * (moved.row(last) + moved.row(0));
    CHECK_FALSE(is_complete_vertex_set(polytope.rows, moved));
    CHECK_FALSE(is_complete_vertex_set(polytope.rows, 0.5 * set->vertices));
    Matrix<double> twice = set->vertices;
    twice.row(last) = twice.row(0);
    CHECK_FALSE(is_complete_vertex_set(polytope.rows, twice));
  }
}

TEST_CASE("property: integers, cddlib and brute force find the same vertices, degenerate or not") {
  test::RandomTables tables(12);
  int by_cddlib = 0;
  int recovered = 0;
  for (int i = 0; i < test::repeats(150); ++i) {
    const Matrix<double> weights = tables.next(3, 5);
    const Prior prior = test::prior(weights);
    for (const auto& promise : test::promises(tables, weights)) {
      const Notion notion = promise.under(prior);
      // Levels at which doubles can tell vertices apart; epsilon 0 makes every polytope degenerate.
      const double epsilon = i % 5 == 0 ? 0 : std::max(0.05, tables.epsilon());
      const auto polytope = posterior_polytope(prior, notion, epsilon);
      const auto integers = vertices(polytope);
      const auto second = vertices(polytope, Enumeration::cddlib);
      REQUIRE(integers);
      REQUIRE(second);
      CAPTURE(epsilon);
      CAPTURE(prior.weights.cells);
      CHECK(same_points(integers->vertices, second->vertices));
      (second->exact ? recovered : by_cddlib) += 1;
      // Near-degenerate tables are beyond a brute force in doubles.
      if (prior.probabilities.data.minCoeff() < 1e-3 || epsilon == 0) continue;
      if (is_complete_vertex_set(polytope.rows, integers->vertices)) {
        CHECK(same_points(integers->vertices, vertices_by_brute_force(polytope.rows)));
      }
    }
  }
  MESSAGE("cddlib proved complete: ", by_cddlib, ", recovered in integers: ", recovered);
  CHECK((test::in_part() || by_cddlib > 100));
  CHECK((test::in_part() || recovered > 30));
}

TEST_CASE("property: every vertex is feasible and has no more categories than C has rank") {
  test::RandomTables tables(13);
  for (int i = 0; i < test::repeats(200); ++i) {
    const Prior prior = test::prior(tables.next(5, 6));
    const Index rank = rank_of(secret_given_data(prior));
    for (const char* name : {"lip", "ldp", "pml", "pmc"}) {
      const auto polytope = posterior_polytope(prior, *find_notion(name), tables.epsilon());
      const auto set = vertices(polytope);
      REQUIRE(set);
      for (const auto vertex : set->vertices.rowwise()) {
        CHECK(feasible(polytope.rows, vertex.transpose()));
        // The bound of the rank holds in exact arithmetic; columns alike to 1e-9 have a rank of their own.
        if (prior.probabilities.data.minCoeff() > 1e-3) {
          CHECK((vertex.array() > 1e-9).count() <= std::max(rank, Index{1}));
        }
      }
    }
  }
}

TEST_CASE("property: the envelope's bound is not below any mixture of the vertices") {
  test::RandomTables tables(14);
  for (int i = 0; i < test::repeats(60); ++i) {
    const Prior prior = test::prior(tables.next(4, 5));
    const auto set = vertices(posterior_polytope(prior, *find_notion("lip"), 0.3));
    const auto best = envelope(prior, set->vertices);
    REQUIRE(best);
    // The all-alike report is a mixture of vertices as well: I = 0 is attainable, more than H is not.
    CHECK(best->upper_bound >= 0);
    CHECK(best->channel.minCoeff() >= 0);
    CHECK(best->channel.cols() <= prior.categories());
  }
}

}  // namespace sluice::vertices_test
