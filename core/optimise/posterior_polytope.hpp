// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guarantee/notion.hpp"

namespace sluice {

/// The posteriors of X that a report may have under a notion at level epsilon:
///   K = { v in the simplex of dimension a-1 : rows * v <= 0 },   v_x = P(X=x | Y=y) = p_x T_y[x] / q_y.
/// Every notion's rows are homogeneous in T_y, so they are linear in v as well. (A, Section 4.2 for the
/// posterior of S; ldp has dimension a-1 just as lip does.)
struct PosteriorPolytope {
  Matrix<double> rows;       ///< m x a, each scaled to a largest entry of 1
  Rows<Integer> exact_rows;  ///< the same conditions on T_y, for the same bound, in integers
  Joint<Integer> exact_prior;
};

/// The bound that a search works with, exactly: 1 + z with z = (e^epsilon - 1)(1 - 2^-40), to within an ulp
/// of z. With this margin a channel survives its rounding to integers unchanged. Levels above e^30 are
/// limited to e^30, where all but 1e-12 of the data is kept. Precondition: epsilon is 0 or at least
/// kLeastSearchLevel, and finite.
Bound<Integer> search_bound(double epsilon);
/// A bound for each level of a notion.
Bounds<Integer> search_bounds(const Prior& prior, const Notion& notion, double epsilon);

/// `search_bound` limits higher levels to this one.
constexpr double kLargestSearchLevel = 30;
/// The difference between an optimum at search bounds, with levels limited to `held`, and a bound of the
/// optimum at the levels themselves (nats). Mix a share m of the mean over all inputs into every row of a
/// channel. Then a side has at least m times the mean of a report. Before, it had at most as many times the
/// mean as there are inputs. So m = inputs (2^-40 + e^-held) makes up for the margin and, if a level is
/// limited, for that. It costs at most m U + h(m), where U is the information to keep. If the observer is
/// told which rows were mixed, at most h(m) is learnt.
double search_loss(Index inputs, double uncertainty, double largest_level, double held);
/// The share m above.
double search_share(Index inputs, double largest_level, double held);
/// Below this level polytopes are thinner than doubles can tell from those of level 0.
constexpr double kLeastSearchLevel = 1e-6;

PosteriorPolytope posterior_polytope(const Prior& prior, const Notion& notion, double epsilon);

}  // namespace sluice
