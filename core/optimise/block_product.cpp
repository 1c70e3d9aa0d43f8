// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/block_product.hpp"

namespace sluice {

BlockProduct::BlockProduct(std::vector<const BlockCorners*> all, const Tangents& tangents)
    : blocks(std::move(all)) {
  Vector<double> least = Vector<double>::Zero(tangents.multipliers().size());
  for (const BlockCorners* block : blocks) least += block->least;
  const auto best = tangents.best(0, 0, least);
  bound = best.bound;
  multiplier = best.multiplier;
}

}  // namespace sluice
