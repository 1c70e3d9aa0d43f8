// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "optimise/vertex_tableau.hpp"

namespace sluice {

/// A convex function of x: the sum of  t ln t  over cells, a cell's t being what it is given and so much of
/// each x that is in it. With margins that stay as they are it is, but for a constant, the information of a
/// table.
struct TableInformation {
  Vector<double> given;     ///< of each cell, none below 0
  std::vector<Index> cell;  ///< of each x, which cell it is in
  Vector<double> share;     ///< of each x, positive

  [[nodiscard]] double at(const Vector<double>& x) const;
};

/// A vertex from which no edge leads to where `information` is higher by more than rounding: from the vertex
/// `start` on, along edges that lead up, the first that is found each time. The highest of all is not
/// promised; who wants it starts from many vertices. The result does not depend on the speed of the machine.
/// Of `start` only matters what is above 0 in it. Empty where these entries are no vertex's.
std::optional<Vector<double>> walk_up(const Polytope& polytope, const TableInformation& information,
                                      const Vector<double>& start);

/// The vertex where `information` is highest, by a look at every basis there is, neighbours after neighbours.
/// Empty where there are more than `most_bases`, or `start` is no vertex.
std::optional<Vector<double>> highest_vertex(const Polytope& polytope, const TableInformation& information,
                                             const Vector<double>& start, std::size_t most_bases);

}  // namespace sluice
