// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/cdd.hpp"

#include <memory>

// cddlib's headers rely on one another and on C's linkage.
extern "C" {
// clang-format off
#include <setoper.h>
#include <cdd.h>
// clang-format on
}

namespace sluice {
namespace {

/// cddlib keeps its constants in global variables, which must be set before and freed after use.
struct Constants {
  Constants() { dd_set_global_constants(); }
  ~Constants() { dd_free_global_constants(); }
  Constants(const Constants&) = delete;
  Constants& operator=(const Constants&) = delete;
};

struct FreeMatrix {
  void operator()(dd_matrixdata* matrix) const { dd_FreeMatrix(matrix); }
};
struct FreePolyhedron {
  void operator()(dd_polyhedradata* polyhedron) const { dd_FreePolyhedra(polyhedron); }
};
using CddMatrix = std::unique_ptr<dd_matrixdata, FreeMatrix>;
using CddPolyhedron = std::unique_ptr<dd_polyhedradata, FreePolyhedron>;

/// cddlib's form is b + A v >= 0, b in column 0. As a cone (b = 0) the simplex needs no equation, so cddlib
/// has no linearities to treat.
CddMatrix inequalities(const Matrix<double>& rows) {
  const Index a = rows.cols();
  const Index m = rows.rows();
  CddMatrix matrix(dd_CreateMatrix(m + a, a + 1));
  matrix->representation = dd_Inequality;
  for (Index i = 0; i < m + a; ++i) {
    dd_set_d(matrix->matrix[i][0], 0);
    for (Index x = 0; x < a; ++x) {
      const double coefficient = i < m ? -rows(i, x) : (i - m == x ? 1.0 : 0.0);
      dd_set_d(matrix->matrix[i][x + 1], coefficient);
    }
  }
  return matrix;
}

}  // namespace

std::optional<Matrix<double>> cdd_vertices(const Matrix<double>& rows) {
  const Constants constants;
  const CddMatrix matrix = inequalities(rows);
  dd_ErrorType error = dd_NoError;
  const CddPolyhedron polyhedron(dd_DDMatrix2Poly(matrix.get(), &error));
  if (!polyhedron || error != dd_NoError) return std::nullopt;
  const CddMatrix generators(dd_CopyGenerators(polyhedron.get()));
  if (!generators || set_card(generators->linset) != 0) return std::nullopt;

  Matrix<double> vertices(generators->rowsize, rows.cols());
  Index found = 0;
  for (Index i = 0; i < generators->rowsize; ++i) {
    if (dd_get_d(generators->matrix[i][0]) != 0) continue;  // the apex of the cone
    for (Index x = 0; x < rows.cols(); ++x) {
      vertices(found, x) = dd_get_d(generators->matrix[i][x + 1]);
    }
    const double sum = vertices.row(found).sum();
    if (!(sum > 0)) return std::nullopt;
    vertices.row(found) /= sum;
    ++found;
  }
  vertices.conservativeResize(found, Eigen::NoChange);
  return vertices;
}

}  // namespace sluice
