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

/// The bound that a search works with, a little below e^epsilon: what is lost is 2^-40 of the way to 1, so
/// that a channel usually survives its rounding to integers as it is, and what lies above e^30, since no
/// channel of 62-bit weights can tell such ratios from infinity.
double search_bound(double epsilon);

/// What an optimum at the search bound has to be raised by to bound the optimum at epsilon (nats). A channel
/// Q that meets e^epsilon meets the search bound once a share m = 2^-40 of its mean report is mixed into
/// every row, and that costs at most m H(X) + h(m) <= 1e-10 (tell the observer which rows were mixed: h(m) at
/// most is learnt). Above e^30 the entropy of the data is the bound instead.
constexpr double kSearchLoss = 1e-10;
constexpr double kLargestSearchLevel = 30;

PosteriorPolytope posterior_polytope(const Prior& prior, const Notion& notion, double epsilon);

}  // namespace sluice
