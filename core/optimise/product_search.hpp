// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "optimise/block_product.hpp"

namespace sluice {

struct ProductSearch {
  bool finished;  ///< not stopped
  double least;   ///< no column has an F - target q below this
  /// The column with the least, if that is negative, and some others that cost less than they are worth.
  std::vector<Choice> found;
};

/// The least F - target q over one product, if that is negative, by branch and bound. Without the coupling by
/// q a block chooses by itself at every multiplier, and the best multiplier is a bound; what is missing then
/// is that one block, at that multiplier, is of two minds, with less mass or with more. Those are the two
/// branches. Choices that are better by no more than `indifference` > 0 are passed over. Adds the bounds it
/// takes to `nodes`.
ProductSearch search_product(const BlockProduct& product, double target, double indifference,
                             std::uint64_t& nodes, const std::function<bool()>& keep_going);

}  // namespace sluice
