// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "optimise/box_program.hpp"

namespace sluice {

/// Makes the box of a program smaller without losing a point that matters; rounding is counted throughout.
class Propagation {
 public:
  /// Of programs that have these conditions; entries of points are at most 2 in size.
  explicit Propagation(const RangedRows& conditions);

  /// What a row leaves to an entry when the others are at the ends of theirs, once for every row. False where
  /// a row cannot be within its range: the box is empty.
  [[nodiscard]] bool narrow(BoxProgram& program) const;

 private:
  SparseRows rows_;
  Vector<double> rounding_;  // of a sum of a row's terms
};

/// What costs more, at the prices of the last minimisation, than there is room for below `enough` cannot be:
/// entries and rows lose that part of their ranges. Returns the largest share that an entry's range lost.
double tighten(BoxProgram& program, double enough);

}  // namespace sluice
