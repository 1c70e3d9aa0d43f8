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
/// q each block chooses separately at every multiplier, and the best multiplier gives a bound. The gap is due
/// to one block that has two choices at that multiplier, with less mass or with more. These are the two
/// branches. Choices that are better by no more than `indifference` > 0 are skipped. Adds the bounds it takes
/// to `nodes`.
ProductSearch search_product(const BlockProduct& product, double target, double indifference,
                             std::uint64_t& nodes, const std::function<bool()>& keep_going);

}  // namespace sluice
