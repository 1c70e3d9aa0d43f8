// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "optimise/box_program.hpp"

namespace sluice {

/// Makes the box of a program smaller without losing a relevant point; rounding is counted throughout.
class Propagation {
 public:
  /// For programs that have these conditions; entries of points are at most 2 in size.
  explicit Propagation(const RangedRows& conditions);

  /// Narrows the range of each entry to the room that a row leaves when the others are at the ends of theirs.
  /// Each row is used once. False if a row cannot be within its range: the box is empty.
  [[nodiscard]] bool narrow(BoxProgram& program) const;

 private:
  SparseRows rows_;
  Vector<double> rounding_;  // for the sum of a row's terms
};

/// Entries and rows lose the parts of their ranges whose cost, at the prices of the last minimisation,
/// exceeds the room below `enough`. Returns the largest share that an entry's range lost.
double tighten(BoxProgram& program, double enough);

}  // namespace sluice
