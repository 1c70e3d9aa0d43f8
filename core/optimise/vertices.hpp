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

/// The method of enumeration. Integers are the default: on tables of counts they are 10 to 100 times faster
/// than cddlib, and exact (bench/). cddlib is the second opinion.
enum class Enumeration { integers, cddlib };

/// All vertices, never a wrong set of them. cddlib's answer counts only if it is proved complete; otherwise
/// the enumeration is done again in integers. Fails with too_large if that would take too long.
Result<VertexSet> vertices(const PosteriorPolytope& polytope, Enumeration method = Enumeration::integers);
/// In integers, within a budget.
Result<VertexSet> vertices(const PosteriorPolytope& polytope, Budget budget);
/// The default budget of an enumeration: as much as fits into memory and takes minutes at most.
Budget budget_for(const PosteriorPolytope& polytope);

/// Whether `candidates` (one a row) are all vertices of { v in the simplex : rows * v <= 0 }, each to within
/// 1e-8. Every one has to be feasible and lie on exactly a-1 conditions, none of them in doubt. Every edge
/// that starts at one of them has to end at one of them. The graph of a polytope is connected, so a set
/// closed in this way misses nothing. False if doubles cannot decide it, as for degenerate vertices.
bool is_complete_vertex_set(const Matrix<double>& rows, const Matrix<double>& candidates);

}  // namespace sluice
