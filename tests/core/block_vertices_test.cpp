// SPDX-License-Identifier: GPL-3.0-or-later
// The vertices of one secret's part of a column in closed form, beside those found from its rows in integers.
#include "optimise/block_vertices.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "effort.hpp"
#include "guarantee/known_corners.hpp"
#include "optimise/double_description.hpp"
#include "prior/confidence.hpp"
#include "priors.hpp"

namespace sluice::block_vertices_test {

namespace {

constexpr double kTolerance = 1e-9;

/// The bounds of P(.|s) for the first secret, and their corners, one a row, times 2^-40.
struct Known {
  Block block;
  Matrix<std::int64_t> corners;
};

std::optional<Known> known(const Matrix<double>& counts, bool ranges) {
  const auto set = confidence_set(counts, counts.sum(), .05);
  REQUIRE(set);
  const Vector<double> least = set->least_probability().row(0).transpose();
  Block block{least, 1 - least.sum()};
  if (!ranges) return Known{block, corners_by_least(set->least)[0]};
  block.most = std::ldexp(1.0, -40) * set->most.row(0).transpose().cast<double>();
  block.most = block.most.cwiseMin((least.array() + block.slack).matrix());
  const auto corners = corners_by_ranges(set->least, set->most);
  if (!corners) return std::nullopt;
  return Known{block, (*corners)[0]};
}

/// The extreme rays of all (T, low, high) with  T >= 0, low <= R . T <= high  at every corner R; with one
/// more row for a given ratio.
std::optional<Matrix<double>> rays_of(const Known& known, std::optional<std::int64_t> ratio) {
  const Index m = known.corners.cols();
  const Index k = known.corners.rows();
  Rows<Integer> rows(2 * k + (ratio ? 2 : 0), m + 2);
  for (Integer& entry : rows.reshaped()) entry = 0;
  const Integer one(std::int64_t{1} << 40U);
  for (Index i = 0; i < k; ++i) {
    for (Index u = 0; u < m; ++u) {
      rows(i, u) = Integer(-known.corners(i, u));
      rows(k + i, u) = Integer(known.corners(i, u));
    }
    rows(i, m) = one;
    rows(k + i, m + 1) = Integer(0) - one;
  }
  if (ratio) {  // 8 high = ratio low
    for (const Index row : {2 * k, 2 * k + 1}) {
      rows(row, m) = Integer(row == 2 * k ? *ratio : -*ratio);
      rows(row, m + 1) = Integer(row == 2 * k ? -8 : 8);
    }
  }
  const auto rays = extreme_rays(rows, {3'000, 20'000'000});
  if (!rays) return std::nullopt;
  Matrix<double> found(0, m + 1);
  for (Index i = 0; i < rays->rows(); ++i) {
    if ((*rays)(i, m) == 0) continue;
    found.conservativeResize(found.rows() + 1, Eigen::NoChange);
    for (Index u = 0; u < m; ++u) found(found.rows() - 1, u) = quotient((*rays)(i, u), (*rays)(i, m));
    found(found.rows() - 1, m) = quotient((*rays)(i, m + 1), (*rays)(i, m));
  }
  return found;
}

/// How far a point is from the nearest row.
double distance(const Matrix<double>& rows, const Vector<double>& point) {
  double least = 1e300;
  for (const auto& row : rows.rowwise()) {
    least = std::min(least, (row.transpose() - point).cwiseAbs().maxCoeff());
  }
  return least;
}

Matrix<double> random_counts(test::RandomTables& tables, int i) {
  Matrix<double> counts(2, tables.between(2, 4));
  for (double& count : counts.reshaped())
    count = static_cast<double>(tables.between(1, i % 2 == 0 ? 40 : 900));
  if (i % 4 == 3) counts(0, 1) = 0;
  return counts;
}

}  // namespace

TEST_CASE("property: the vertices of a block are among those listed, which all lie in it") {
  test::RandomTables tables(91);
  int compared = 0;
  Index listed = 0;
  Index vertices = 0;
  for (int i = 0; i < test::repeats(60); ++i) {
    const auto of = known(random_counts(tables, i), i % 3 != 0);
    const auto eighths = static_cast<std::int64_t>(tables.between(9, 60));
    CAPTURE(i);
    CAPTURE(eighths);
    if (!of) continue;
    const auto rays = rays_of(*of, eighths);
    if (!rays) continue;
    ++compared;
    const double high = static_cast<double>(eighths) / 8;
    const Matrix<double> list = BlockVertices(of->block).list(1, high);
    vertices += rays->rows();
    listed += list.rows();
    const Matrix<double> corners = std::ldexp(1.0, -40) * of->corners.cast<double>();
    for (const auto& row : list.rowwise()) {
      const Vector<double> seen = corners * row.transpose();
      CHECK(row.minCoeff() >= 0);
      CHECK(seen.minCoeff() > 1 - kTolerance);
      CHECK(seen.maxCoeff() < high * (1 + kTolerance));
    }
    for (const auto& ray : rays->rowwise()) {
      const Vector<double> vertex = ray.head(list.cols()).transpose();
      CHECK(distance(list, vertex) < kTolerance * (1 + vertex.maxCoeff()));
    }
  }
  MESSAGE(listed << " listed, " << vertices << " vertices, of " << compared << " blocks");
  CHECK((test::in_part() || compared > 40));
  CHECK(listed < 3 * vertices);
}

TEST_CASE("property: vertices end at all ratios at which the polytope of all ratios has a vertex") {
  test::RandomTables tables(92);
  int compared = 0;
  for (int i = 0; i < test::repeats(60); ++i) {
    const auto of = known(random_counts(tables, i), i % 3 != 0);
    CAPTURE(i);
    if (!of) continue;
    const auto rays = rays_of(*of, std::nullopt);
    if (!rays) continue;
    const Index m = of->corners.cols();
    const auto ends = BlockVertices(of->block).ends();
    Matrix<double> found(static_cast<Index>(ends.size()), m + 1);
    for (Index k = 0; k < found.rows(); ++k) {
      found.row(k) << ends[static_cast<std::size_t>(k)].point.transpose(),
          ends[static_cast<std::size_t>(k)].ratio;
    }
    for (const auto& ray : rays->rowwise()) {
      if (ray(m) <= 1 + 1e-6) continue;  // the ray of the column that says nothing
      CHECK(distance(found, ray.transpose()) < kTolerance * ray.maxCoeff());
      ++compared;
    }
  }
  CHECK((test::in_part() || compared > 100));
}

TEST_CASE(
    "where everything is known, a block has a vertex for each entry at either end, and no vertex ends") {
  const Block block{Vector<double>{{.25, .75}}, 0, Vector<double>{{.25, .75}}};
  const Matrix<double> list = BlockVertices(block).list(1, 2);
  for (const double mean : {1., 2.}) {
    CHECK(distance(list, Vector<double>{{mean / .25, 0}}) < 1e-15);
    CHECK(distance(list, Vector<double>{{0, mean / .75}}) < 1e-15);
  }
  for (const auto& row : list.rowwise()) CHECK(std::abs(row.dot(block.least) - 1.5) < .5 + 1e-15);
  CHECK(BlockVertices(block).ends().empty());
}

}  // namespace sluice::block_vertices_test
