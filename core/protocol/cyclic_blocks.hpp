// SPDX-License-Identifier: GPL-3.0-or-later
/// Families of blocks, which are sets of categories. Any two categories are together about as often as any
/// other two.
#pragma once

#include "base/scalar.hpp"

namespace sluice {

/// Blocks of one size, with every category in the same number of them.
struct Blocks {
  Matrix<double> sets;     ///< blocks x categories, 1 where a category is in a block
  Vector<double> weights;  ///< how much each block counts: all 1, or positive
  /// The relative excess of the variance of all shares together over that of a balanced family of blocks of
  /// this size. All categories count as equally common. It is 0 if any two categories are in the same number
  /// of blocks. It is infinite if the reports leave something open.
  double unevenness = 0;
};

/// All blocks of `size` categories, in lexicographic order: balanced (subset selection).
/// Precondition: 1 <= size < categories.
Blocks all_blocks(Index categories, Index size);

/// `orbits` blocks of `size` categories, and each of them moved around the circle of categories: `orbits`
/// times `categories` blocks. A local search makes pairs of categories at any distance about as common as
/// those at any other. It uses no randomness: the family is the same each time, on all machines. A family in
/// which all pairs are equally common is a difference family. With one orbit it is a cyclic difference set,
/// whose blocks are a symmetric design. Precondition: 1 <= size < categories, orbits >= 1.
Blocks cyclic_blocks(Index categories, Index size, Index orbits);

/// The same with weights, one for each orbit, which make all pairs equally common. There are at most half as
/// many orbits as categories, for any size. No blocks if none are found. Precondition: as `all_blocks`.
Blocks weighted_blocks(Index categories, Index size);

}  // namespace sluice
