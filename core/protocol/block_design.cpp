// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/block_design.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <vector>

#include "base/infinity.hpp"
#include "optimise/posterior_polytope.hpp"
#include "optimise/search_texts.hpp"
#include "protocol/grr.hpp"
#include "protocol/set_cuts.hpp"

namespace sluice::block_design {
namespace {

/// A design that takes at most so many times the fewest people is as good.
constexpr double kHardlyMore = 1.01;

/// The rows of a notion, each divided by what it leaves for the column of ones.
struct Burden {
  Matrix<double> rows;
  bool forbids = false;  ///< whether every column but that of ones breaks some row
};

Burden burden(const Prior& prior, const Notion& notion, double epsilon) {
  // In integers: the signs decide whether a row binds at all.
  const Rows<Integer> rows = notion.exact_rows(prior.exact(), search_bounds(prior, notion, epsilon));
  Burden found{Matrix<double>::Zero(rows.rows(), rows.cols())};
  for (Index i = 0; i < rows.rows(); ++i) {
    Integer left = 0;
    bool binds = false;
    for (Index x = 0; x < rows.cols(); ++x) {
      left -= rows(i, x);
      binds = binds || rows(i, x) > 0;
    }
    if (!binds) continue;
    if (left <= 0) {
      found.forbids = true;
      continue;
    }
    for (Index x = 0; x < rows.cols(); ++x) {
      const Integer& entry = rows(i, x);
      found.rows(i, x) = entry < 0 ? -quotient(Integer(-entry), left) : quotient(entry, left);
    }
  }
  return found;
}

double z_of(double heaviest) { return heaviest > 0 ? 1 / heaviest : kInfinity; }

/// The largest z for which a channel of these blocks keeps to all rows: r.1 + z r.B <= 0 for each row r and
/// block B. It is the least -r.1 / r.B. Infinite if no row is broken. The released integers are proved
/// afterwards.
double largest_z(const Burden& burden, const Blocks& blocks) {
  if (burden.forbids) return 0;
  double heaviest = 0;
  for (const auto& block : blocks.sets.rowwise()) {
    if (burden.rows.rows() > 0) heaviest = std::max(heaviest, (burden.rows * block.transpose()).maxCoeff());
  }
  return z_of(heaviest);
}

/// A lower bound of `largest_z` for any blocks of each size: one for each size from 1.
std::vector<double> least_z(const Burden& burden, Index sizes) {
  std::vector<double> heaviest(static_cast<std::size_t>(sizes), 0);
  std::vector<double> row(static_cast<std::size_t>(burden.rows.cols()));
  for (Index i = 0; i < burden.rows.rows(); ++i) {
    for (std::size_t x = 0; x < row.size(); ++x) row[x] = burden.rows(i, static_cast<Index>(x));
    std::ranges::sort(row, std::greater{});
    double sum = 0;
    for (std::size_t k = 0; k < heaviest.size(); ++k) heaviest[k] = std::max(heaviest[k], sum += row[k]);
  }
  for (double& each : heaviest) each = z_of(each);
  return heaviest;
}

struct BlockFamily {
  Index size;
  Blocks blocks;
  double z;
  double variance;
};

BlockFamily family(const Burden& burden, Index size, Blocks blocks) {
  const double z = largest_z(burden, blocks);
  const double spread = variance(blocks.sets.cols(), size, z) * (1 + blocks.unevenness);
  return {size, std::move(blocks), z, spread};
}

/// The number of blocks of a size, or more than `kMostReports`.
Index how_many(Index categories, Index size) {
  double ways = 1;
  for (Index k = 1; k <= size; ++k) {
    ways *= static_cast<double>(categories - size + k) / static_cast<double>(k);
  }
  return ways > static_cast<double>(kMostReports) ? kMostReports + 1 : static_cast<Index>(std::lround(ways));
}

/// Chooses among the families that it is shown; see `propose`.
class BlockChoice {
 public:
  BlockChoice(const Burden& burden, double enough) : burden_(burden), enough_(enough) {}

  void look_at(Index size, Blocks blocks) {
    if (blocks.sets.rows() == 0 || blocks.sets.rows() > kMostReports) return;
    BlockFamily next = family(burden_, size, std::move(blocks));
    if (!best_ || is_better(next)) best_ = std::move(next);
  }
  [[nodiscard]] bool is_enough() const { return best_ && best_->variance <= enough_; }
  [[nodiscard]] const std::optional<BlockFamily>& best() const { return best_; }

 private:
  [[nodiscard]] bool is_better(const BlockFamily& next) const {
    const bool both = next.variance <= enough_ && is_enough();
    // NOLINTNEXTLINE(bugprone-unchecked-optional-access): asked once there is one
    return both ? next.blocks.sets.rows() < best_->blocks.sets.rows() : next.variance < best_->variance;
  }

  const Burden& burden_;
  double enough_;
  std::optional<BlockFamily> best_;
};

/// Balanced families: all blocks, difference families of a possible number of blocks, and families with
/// weights.
void look_at_balanced(BlockChoice& choice, Index categories, Index size) {
  if (how_many(categories, size) <= kMostReports) choice.look_at(size, all_blocks(categories, size));
  if (size == 1) return;
  for (Index orbits = 1; orbits * categories <= kMostReports; ++orbits) {
    if (orbits * size * (size - 1) % (categories - 1) != 0) continue;
    Blocks blocks = cyclic_blocks(categories, size, orbits);
    if (blocks.unevenness > 0) continue;
    choice.look_at(size, std::move(blocks));
    break;
  }
  if (categories / 2 * categories <= kMostReports) choice.look_at(size, weighted_blocks(categories, size));
}

/// The choice among the families of these sizes, which are worth trying.
BlockFamily best_family(const Burden& burden, Index categories, const std::vector<Index>& sizes,
                        double enough) {
  BlockChoice choice(burden, enough);
  for (const Index size : sizes) look_at_balanced(choice, categories, size);
  for (Index orbits = 1; !choice.is_enough() && orbits * categories <= kMostReports; ++orbits) {
    for (const Index size : sizes) choice.look_at(size, cyclic_blocks(categories, size, orbits));
  }
  // NOLINTNEXTLINE(bugprone-unchecked-optional-access): some family is looked at for every size
  return *choice.best();
}

}  // namespace

double variance(Index categories, Index size, double z) {
  const auto a = static_cast<double>(categories);
  const auto w = static_cast<double>(size);
  if (!(z > 0)) return kInfinity;
  const double spread = std::isinf(z) ? w : (a / z + w);
  return (a - 1) * (a - 1) * spread * spread / (a * w * (a - w));
}

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options) {
  const Index a = prior.categories();
  if (a > kMostCategories) return fail(texts::kSearch.coupling_too_large);
  if (notion.parameters.by_set && notion.parameters.points.empty())
    return proposal_under_set(prior, notion, epsilon, options, {propose, nullptr, false});
  const Burden rows = burden(prior, notion, epsilon);
  const Index half = std::max(a / 2, Index{1});
  const std::vector<double> levels = least_z(rows, half);
  // There is nothing to hide, nothing to tell, or nothing to choose from.
  if (rows.forbids || std::isinf(levels.front()) || a < 2) {
    const double z = rows.forbids ? 0 : levels.front();
    return Proposal{grr::channel(a, z), {}, std::log1p(z)};
  }
  double least = kInfinity;
  const auto of_size = [&](Index size) {
    return variance(a, size, levels[static_cast<std::size_t>(size - 1)]);
  };
  for (Index size = 1; size <= half; ++size) least = std::min(least, of_size(size));
  std::vector<Index> sizes;
  for (Index size = 1; size <= half; ++size) {
    if (of_size(size) <= kHardlyMore * least) sizes.push_back(size);
  }
  const BlockFamily taken = best_family(rows, a, sizes, kHardlyMore * least);
  Channel channel = taken.blocks.sets.transpose();
  // If no block says too much, an answer is always in its report.
  if (!std::isinf(taken.z)) channel = (1 + taken.z * channel.array()).matrix();
  channel *= taken.blocks.weights.asDiagonal();
  // Every category is in the same number of blocks.
  channel /= channel.row(0).sum();
  return Proposal{std::move(channel), {}, std::log1p(taken.z)};
}

}  // namespace sluice::block_design
