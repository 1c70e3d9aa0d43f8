// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.hpp"
#include "optimise/column_rows.hpp"

namespace sluice {

/// The best channel whose reports are answers, at a cost for each input and each answer.
struct AnswerOptimum {
  Channel channel;         ///< inputs x answers; a column of zeros for an answer that is never reported
  double lower_bound = 0;  ///< proved: no channel under the conditions costs less
};

/// A program with more rows, or more entries that are not 0, takes minutes.
constexpr double kMostAnswerRows = 8'000;
constexpr double kMostAnswerEntries = 400'000;

/// minimise  sum_g sum_i p_i T_g[i] costs(i,g)  over columns T_g >= 0 that meet `rows`, sum_g T_g = 1; p is
/// the distribution of the inputs, zeros allowed. Answers cost linearly and conditions are homogeneous, so
/// this one linear program is the whole problem: no list of vertices, no search. Among channels of the least
/// cost it takes one with the least sum_g sum_i T_g[i] second(i,g), to within a solver's accuracy. `costs`
/// and `second` are inputs x answers, finite. The bound is that of Lagrange, for any prices of the solver,
/// less a bound on the rounding of its sums. Fails with too_large, and with solver_failed.
Result<AnswerOptimum> answer_optimum(const ColumnRows& rows, const Vector<double>& inputs,
                                     const Matrix<double>& costs, const Matrix<double>& second);

}  // namespace sluice
