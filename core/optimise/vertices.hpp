// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.hpp"
#include "optimise/double_description.hpp"
#include "optimise/posterior_polytope.hpp"

namespace sluice {

/// The vertices of a polytope of posteriors, one for each row.
struct VertexSet {
  Matrix<double> vertices;
  bool exact = false;  ///< found in integers, not by cddlib
};

/// How to enumerate. In integers is the default: on tables of counts it is 10 to 100 times faster than cddlib
/// as well as exact (bench/). cddlib is the second opinion.
enum class Enumeration { integers, cddlib };

/// All vertices, never a wrong set of them: cddlib's answer is taken only when it is proved complete,
/// otherwise the enumeration is done again in integers. Fails with too_large when that would take too long.
Result<VertexSet> vertices(const PosteriorPolytope& polytope, Enumeration method = Enumeration::integers);
/// In integers, within a budget.
Result<VertexSet> vertices(const PosteriorPolytope& polytope, Budget budget);
/// The budget of an enumeration that is given none: what fits into memory, and takes minutes at most.
Budget budget_for(const PosteriorPolytope& polytope);

/// Whether `candidates` (one a row) are all vertices of { v in the simplex : rows * v <= 0 }, each to within
/// 1e-8: every one is feasible and lies on exactly a-1 conditions, none of them in doubt, and every edge that
/// starts at one of them ends at one of them. The graph of a polytope is connected, so a set closed in this
/// way misses nothing. False when it cannot be decided in doubles, as for degenerate vertices.
bool is_complete_vertex_set(const Matrix<double>& rows, const Matrix<double>& candidates);

}  // namespace sluice
