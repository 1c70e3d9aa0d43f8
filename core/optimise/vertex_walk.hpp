// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "optimise/vertex_tableau.hpp"

namespace sluice {

/// A convex function of x: the sum of t ln t over cells. A cell's t is its given mass plus its share of each
/// x in it. With fixed margins it is, but for a constant, the information of a table.
struct TableInformation {
  Vector<double> given;     ///< the mass of each cell, none below 0
  std::vector<Index> cell;  ///< the cell of each x
  Vector<double> share;     ///< the share of each x, positive

  [[nodiscard]] double at(const Vector<double>& x) const;
};

/// A vertex from which no edge leads to an `information` that is higher by more than rounding. It starts from
/// the vertex `start` and takes the first edge found that leads up each time. It need not be the highest of
/// all; for that, start from many vertices. The result does not depend on the speed of the machine. Only the
/// entries of `start` above 0 matter. Empty if they are not those of a vertex.
std::optional<Vector<double>> walk_up(const Polytope& polytope, const TableInformation& information,
                                      const Vector<double>& start);

/// The vertex with the highest `information`, by examining every basis, neighbours after neighbours. Empty if
/// there are more than `most_bases`, or `start` is not a vertex.
std::optional<Vector<double>> highest_vertex(const Polytope& polytope, const TableInformation& information,
                                             const Vector<double>& start, std::size_t most_bases);

}  // namespace sluice
