// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "guarantee/notion.hpp"

namespace sluice {

/// More categories of the data than this have a polytope that cannot be drawn.
constexpr Index kMostDrawnCategories = 4;

/// The whole polytope of posteriors P(X | Y=y) that a report of a channel of the data may have under a
/// guarantee (see `PosteriorPolytope`). It has the vertices, and the faces on which conditions are met with
/// equality. Both are found in integers; only coordinates are rounded, to doubles.
struct Posteriors {
  Prior prior;
  Matrix<double> vertices;  ///< n x a, each a distribution of the data
  /// The vertices (rising) on each face that a condition, or that no probability is negative, cuts out: no
  /// two alike, and none contained in another.
  std::vector<std::vector<Index>> faces;
};

/// The bounds are the published e^(level epsilon), but levels below 2^-40 count as 0. Fails with bad_request
/// for notions whose channels see the secret, and otherwise as `design`. Fails with too_large for more than
/// `kMostDrawnCategories` categories, and for too many conditions.
Result<Posteriors> posteriors(const JointTable& table, const std::string& notion, double epsilon,
                              const Parameters& parameters);

}  // namespace sluice
