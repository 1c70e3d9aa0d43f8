// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guarantee/notion.hpp"

namespace sluice {

/// The posteriors of X that a report may have under a notion at level epsilon:
///   K = { v in the simplex of dimension a-1 : rows * v <= 0 },   v_x = P(X=x | Y=y) = p_x T_y[x] / q_y.
/// Since every notion's rows are homogeneous in T_y they are linear in v as well (A, Section 4.2 for the
/// posterior of S; ldp has dimension a-1 just as lip does).
struct PosteriorPolytope {
  Matrix<double> rows;       ///< m x a, each scaled to a largest entry of 1
  Rows<Integer> exact_rows;  ///< the same conditions on T_y, for the same bound, in integers
  Joint<Integer> exact_prior;
};

/// The bound e^epsilon that a search works with: rounded down, and held within what 62-bit weights can
/// express, which only makes the promise stronger (by less than 1e-11 nats of utility).
double search_bound(double epsilon);

PosteriorPolytope posterior_polytope(const Prior& prior, const Notion& notion, double epsilon);

}  // namespace sluice
