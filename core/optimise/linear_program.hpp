// SPDX-License-Identifier: GPL-3.0-or-later
/// The only door to GLPK.
#pragma once

#include "result.hpp"
#include "scalar.hpp"

namespace sluice {

/// minimise cost . x  subject to  constraints * x = right_hand_side,  x >= 0.
struct LinearProgram {
  Matrix<double> constraints;      ///< m x n
  Vector<double> right_hand_side;  ///< m
  Vector<double> cost;             ///< n
};

struct LinearSolution {
  Vector<double> x;      ///< n; a basic solution, at most m entries are not 0
  Vector<double> duals;  ///< m; the price of each constraint, dual feasible up to the solver's tolerance only
};

/// Fails with solver_failed when the program has no optimum or GLPK gives up. Whatever GLPK does with
/// a program, this returns: its fatal errors are turned into a value.
Result<LinearSolution> solve(const LinearProgram& program);

}  // namespace sluice
