// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "optimise/linear_program.hpp"

namespace sluice {

/// Of a program whose last variable is the maximum that others are held below: x (without it) where that
/// maximum is least, and among all such x where `cost` is. C's objectives leave a choice, which this one
/// ends. `cost`, none below 0, is of all variables before the last; what the program itself has as its costs
/// does not matter but for how many they are. Fails with solver_failed.
Result<Vector<double>> minimax_lp(SparseProgram program, const Vector<double>& cost);

}  // namespace sluice
