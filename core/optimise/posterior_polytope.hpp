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

/// The bound that a search works with, exactly: 1 + z with z = (e^epsilon - 1)(1 - 2^-40), to within an ulp
/// of z. The margin lets a channel survive its rounding to integers as it is. Levels above e^30 are held at
/// e^30, where all but 1e-12 of the data is kept. Precondition: epsilon is 0 or at least kLeastSearchLevel,
/// and finite.
Bound<Integer> search_bound(double epsilon);
/// One for each level of a notion.
Bounds<Integer> search_bounds(const Prior& prior, const Notion& notion, double epsilon);

/// Levels above this are held at it by `search_bound`.
constexpr double kLargestSearchLevel = 30;
/// What an optimum at search bounds, levels above `held` held at it, has to be raised by to bound the optimum
/// at the levels themselves (nats). With a share m of the mean over all inputs mixed into every row of a
/// channel, a side has at least m times the mean of a report and, before, at most so many times the mean as
/// there are inputs: m = inputs (2^-40 + e^-held) makes up for the margin and, where a level is held, for
/// that. It costs at most m U + h(m), U being what is to be kept: tell the observer which rows were mixed,
/// and h(m) at most is learnt.
double search_loss(Index inputs, double uncertainty, double largest_level, double held);
/// That share m.
double search_share(Index inputs, double largest_level, double held);
/// Below this level polytopes are thinner than doubles can tell from those of level 0.
constexpr double kLeastSearchLevel = 1e-6;

PosteriorPolytope posterior_polytope(const Prior& prior, const Notion& notion, double epsilon);

}  // namespace sluice
