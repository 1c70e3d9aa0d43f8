// SPDX-License-Identifier: GPL-3.0-or-later
/// The only file that calls GLPK.
#pragma once

#include <vector>

#include "base/result.hpp"
#include "base/scalar.hpp"

namespace sluice {

/// minimise cost . x  subject to  constraints * x = right_hand_side,  x >= 0
struct LinearProgram {
  Matrix<double> constraints;      ///< m x n
  Vector<double> right_hand_side;  ///< m
  Vector<double> cost;             ///< n
};

/// The same if most coefficients are 0; the last `at_most` of the m rows ask for <= in the place of =.
struct SparseProgram {
  struct Entry {
    Index row;
    Index column;
    double value;
  };
  std::vector<Entry> constraints;  ///< the entries of an m x n matrix, no place twice
  Vector<double> right_hand_side;  ///< m
  Vector<double> cost;             ///< n
  Index at_most = 0;               ///< from 0 to m
};

struct LinearSolution {
  Vector<double> x;      ///< n; a basic solution, at most m entries are not 0
  Vector<double> duals;  ///< m; the price of each constraint, dual feasible up to the solver's tolerance only
};

/// Fast if no cost is negative. Fails with solver_failed when the program has no optimum or GLPK gives up,
/// also after scaling the coefficients. It always returns: GLPK's fatal errors become a value.
Result<LinearSolution> solve(const LinearProgram& program);
Result<LinearSolution> solve(const SparseProgram& program);

}  // namespace sluice
