// SPDX-License-Identifier: GPL-3.0-or-later
// Families of blocks of any size, and reports that are such blocks: what they claim is counted again.
#include <algorithm>
#include <cmath>

#include "designs.hpp"
#include "fuzzers.hpp"
#include "protocol/cyclic_blocks.hpp"

namespace sluice::fuzz {
namespace {

constexpr double kBlocksRounding = 1e-9;
constexpr Index kMostCategories = 24;
constexpr Index kMostSets = 5000;

/// In how many blocks any two categories are.
void check(const Blocks& blocks, Index categories, Index size) {
  if (blocks.sets.rows() == 0) return;
  require(blocks.sets.cols() == categories && blocks.weights.size() == blocks.sets.rows(), "shapes fit");
  require(blocks.weights.minCoeff() > 0 && blocks.weights.allFinite(), "weights are above 0");
  for (const auto& row : blocks.sets.rowwise()) {
    require(row.sum() == static_cast<double>(size), "blocks are of one size");
    for (const double entry : row) require(entry == 0 || entry == 1, "a category is in a block or not");
  }
  const Matrix<double> together = blocks.sets.transpose() * blocks.weights.asDiagonal() * blocks.sets;
  const double each = together.diagonal().mean();
  require((together.diagonal().array() - each).abs().maxCoeff() <= kBlocksRounding * each,
          "every category is in as many");
  require(!(blocks.unevenness < 0), "unevenness is a number of at least 0");
  Matrix<double> apart = together;
  apart.diagonal().setConstant(each * static_cast<double>(size - 1) / static_cast<double>(categories - 1));
  const double pair = apart(0, 0);
  const bool even = (apart.array() - pair).abs().maxCoeff() <= kBlocksRounding * each;
  if (blocks.unevenness == 0) require(even, "what is balanced has pairs that are as common");
  if (!even) require(blocks.unevenness > 0, "pairs that are not as common are not balanced");
}

double sets_of(Index categories, Index size) {
  double sets = 1;
  for (Index i = 0; i < size; ++i)
    sets = sets * static_cast<double>(categories - i) / static_cast<double>(i + 1);
  return sets;
}

}  // namespace

void blocks(Bytes bytes) {
  const Index categories = bytes.between(2, kMostCategories);
  const Index size = bytes.between(1, categories - 1);
  switch (bytes.between(0, 3)) {
    case 0:
      if (sets_of(categories, size) <= kMostSets) check(all_blocks(categories, size), categories, size);
      return;
    case 1:
      check(cyclic_blocks(categories, size, bytes.between(1, 4)), categories, size);
      return;
    case 2:
      check(weighted_blocks(categories, size), categories, size);
      return;
    default:
      break;
  }
  const Notion& named = notion(bytes);
  DesignRequest request{table(bytes, 3, kMostCategories), std::string(named.name), epsilon(bytes),
                        "block-design"};
  request.search.seconds = kSearchSeconds;
  request.parameters = parameters(bytes, request.table.weights.rows(), request.table.weights.cols());
  const auto made = sluice::design(request);
  if (made) verify(request, *made);
}

}  // namespace sluice::fuzz
