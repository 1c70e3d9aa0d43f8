// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "optimise/linear_program.hpp"

namespace sluice {

/// Solves a program whose last variable is the maximum of others. It returns x (without it) at which that
/// maximum is least and, among all such x, `cost` is least. C's objectives leave a choice, which `cost`
/// settles. `cost`, none below 0, is for all variables before the last. Only the number of the program's own
/// costs matters. Fails with solver_failed.
Result<Vector<double>> minimax_lp(SparseProgram program, const Vector<double>& cost);

}  // namespace sluice
