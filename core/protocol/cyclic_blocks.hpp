// SPDX-License-Identifier: GPL-3.0-or-later
/// Families of blocks, that is of sets of categories, in which any two categories are together about as often
/// as any other two.
#pragma once

#include "base/scalar.hpp"

namespace sluice {

/// Blocks of one size, every category in as many of them.
struct Blocks {
  Matrix<double> sets;     ///< blocks x categories, 1 where a category is in a block
  Vector<double> weights;  ///< how much each block counts: all 1, or positive
  /// By how much the variance of all shares together, where all are as common, exceeds that of a balanced
  /// family of blocks of this size, as a share of it; 0 where any two categories are in as many blocks.
  /// Infinite where the reports leave something open.
  double unevenness = 0;
};

/// All blocks of `size` categories, in lexicographic order: balanced (subset selection).
/// Precondition: 1 <= size < categories.
Blocks all_blocks(Index categories, Index size);

/// `orbits` blocks of `size` categories, and each of them moved around the circle of categories: `orbits`
/// times `categories` blocks. A local search makes pairs of categories at any distance about as common as
/// those at any other. It calls no randomness: the same family each time, on all machines. A family in which
/// all pairs are as common is a difference family; with one orbit a cyclic difference set, whose blocks are a
/// symmetric design.
/// Precondition: 1 <= size < categories, orbits >= 1.
Blocks cyclic_blocks(Index categories, Index size, Index orbits);

/// The same with weights, one for each orbit, with which all pairs are as common: half as many orbits as
/// categories at most, for any size. No blocks where none are found.
/// Precondition: as `all_blocks`.
Blocks weighted_blocks(Index categories, Index size);

}  // namespace sluice
