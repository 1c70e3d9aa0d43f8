// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "optimise/block_corners.hpp"

namespace sluice {

/// A part for every block: a row of each one's points.
using Choice = std::vector<Index>;

/// Columns that have any of some parts in every block. The cost of one, less its worth and its target, is
///   F - target q = V + q ln q,  V and q the sums of its parts' values and masses.
struct BlockProduct {
  std::vector<const BlockCorners*> blocks;
  double bound;       ///< a lower bound of F - target q
  double multiplier;  ///< the multiplier that proves it

  BlockProduct(std::vector<const BlockCorners*> blocks, const Tangents& tangents);
};

}  // namespace sluice
