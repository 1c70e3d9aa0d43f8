// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/block_pricing.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>

#include "optimise/product_search.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// The most vertices that are kept; then the list begins anew.
constexpr Index kMostHeld = 1'500'000;
// Vertices unused for this many prices or targets are dropped first.
constexpr std::uint64_t kLongAgo = 9;
// The rounding error of a sum, as a share of the sizes of its terms.
constexpr double kSumRounding = 0x1p-44;
// This many products with columns below the target are enough for the next prices.
constexpr int kMostBelow = 10;
// The number of columns that is enough for the next prices, and the number of values of r with columns that
// are remembered.
constexpr std::size_t kMostColumns = 30;
constexpr std::size_t kMostProducts = 12;
// Columns of one product that are better by no more than this share of the target are skipped.
constexpr double kIndifference = 0.25;
// The cost of a look at a product, in bounds of branches.
constexpr std::uint64_t kNodesOfProduct = 5;

}  // namespace

BlockPricing::BlockPricing(const std::vector<Block>& blocks, Vector<double> mass, double bound, Pairs pairs)
    : mass_(std::move(mass)),
      bound_(bound),
      pairs_(pairs),
      tangents_(bound * bound),
      prices_(Vector<double>::Zero(mass_.size())) {
  Index start = 0;
  for (const Block& block : blocks) {
    starts_.push_back(start);
    const Vector<double> joint = mass_.segment(start, block.least.size());
    firsts_.emplace_back(block, joint, bound, BlockOf::first_secret, tangents_);
    others_.emplace_back(block, joint, bound, BlockOf::other_secret, tangents_);
    start += block.least.size();
  }
}

BlockSlices& BlockPricing::slices(Index secret, Index first_secret) {
  return (secret == first_secret ? firsts_ : others_)[static_cast<std::size_t>(secret)];
}

void BlockPricing::set_prices(const Vector<double>& prices) {
  prices_ = prices;
  reprice();
}

void BlockPricing::retarget(double target) {
  if (target == target_) return;
  target_ = target;
  reprice();
}

void BlockPricing::reprice() {
  for (std::size_t s = 0; s < starts_.size(); ++s) {
    const Index end = s + 1 < starts_.size() ? starts_[s + 1] : mass_.size();
    const Vector<double> prices = prices_.segment(starts_[s], end - starts_[s]);
    firsts_[s].set_prices(prices, target_);
    others_[s].set_prices(prices, target_);
  }
}

double BlockPricing::ratio(const Range& range, std::size_t at) {
  if (range.ending < 0) return at == 0 ? 1 : bound_;
  return ending(range).ends()[at];
}

void BlockPricing::forget() {
  for (const std::uint64_t age : {kLongAgo, std::uint64_t{0}}) {
    Index held = 0;
    for (const auto* each : {&firsts_, &others_}) {
      for (const BlockSlices& of : *each) held += of.held();
    }
    if (held < (age > 0 ? kMostHeld : kMostHeld / 2)) return;
    for (auto* each : {&firsts_, &others_}) {
      for (BlockSlices& of : *each) of.forget(age);
    }
  }
}

/// A lower bound of F - target q in a range. A larger r leaves more room for the first secret and less for
/// the others.
double BlockPricing::bound(const Range& range) {
  forget();
  const double from = ratio(range, range.from);
  const double to = ratio(range, range.to);
  Vector<double> least = Vector<double>::Zero(tangents_.multipliers().size());
  if (range.ending >= 0) ending(range).add_least_end(range.from, range.to, least);
  for (Index s = 0; s < secrets(); ++s) {
    const bool first = s == range.first_secret;
    if (s != range.ending) slices(s, range.first_secret).add_least(first ? to : from, least);
  }
  return tangents_.best(0, 0, least).bound;
}

/// Precondition: a range of one r.
BlockProduct BlockPricing::product(const Range& range) {
  forget();
  const double r = ratio(range, range.from);
  std::vector<const BlockCorners*> blocks;
  for (Index s = 0; s < secrets(); ++s) {
    BlockSlices& of = slices(s, range.first_secret);
    blocks.push_back(s == range.ending ? &of.end(range.from) : &of.at(r));
  }
  return BlockProduct(std::move(blocks), tangents_);
}

template <class Visit>
double BlockPricing::explore(std::uint64_t& nodes, const std::function<bool()>& keep_going,
                             const Visit& visit) {
  struct Open {
    double bound;
    Range range;
    bool operator<(const Open& other) const { return bound > other.bound; }
  };
  std::priority_queue<Open> open;
  const auto consider = [&](const Range& range) {
    const double least = bound(range);
    if (least < 0) open.push({least, range});
  };
  consider({0, -1, 0, 0});  // the case in which it does not matter which secret is the first
  for (Index first = 0; pairs_ == Pairs::different && first < secrets(); ++first) {
    consider({first, -1, 1, 1});
    for (Index s = 0; s < secrets(); ++s) {
      // A slice with many categories takes a tenth of a second, and the later ones are unknown.
      if (!keep_going()) return -std::numeric_limits<double>::infinity();
      const std::size_t count = slices(s, first).ends().size();
      if (count > 0) consider({first, s, 0, count - 1});
    }
  }
  while (!open.empty()) {
    nodes += kNodesOfProduct;
    const double least = open.top().bound;
    if (!keep_going()) return least;
    const Range range = open.top().range;
    open.pop();
    if (range.from == range.to) {
      if (!visit(range)) return least;
    } else {
      const std::size_t middle = (range.from + range.to) / 2;
      consider({range.first_secret, range.ending, range.from, middle});
      consider({range.first_secret, range.ending, middle + 1, range.to});
    }
  }
  return 0;
}

PairColumn BlockPricing::column(const BlockProduct& product, const Choice& choice) const {
  PairColumn result{Vector<double>(mass_.size()), 0, {}};
  double value = 0;
  double mass = 0;
  for (std::size_t s = 0; s < choice.size(); ++s) {
    const BlockCorners& block = *product.blocks[s];
    result.likelihoods.segment(starts_[s], block.points.cols()) = block.points.row(choice[s]).transpose();
    value += block.value(choice[s]);
    mass += block.mass(choice[s]);
  }
  result.value = (value + mass * std::log(mass)) / mass + target_;
  return result;
}

double BlockPricing::indifference() const { return kIndifference * std::abs(target_) + rounding(); }

ProductSearch BlockPricing::search(const Range& range, std::uint64_t& nodes,
                                   const std::function<bool()>& keep_going, std::vector<PairColumn>& found) {
  const BlockProduct in = product(range);
  if (in.bound >= 0) return {true, 0, {}};
  ProductSearch result = search_product(in, target_, indifference(), nodes, keep_going);
  for (const auto& choice : result.found) {
    found.push_back(column(in, choice));
    found.back().range = range;
  }
  return result;
}

std::vector<PairColumn> BlockPricing::revisit(double target, const std::function<bool()>& keep_going) {
  retarget(target);
  std::vector<PairColumn> found;
  std::uint64_t nodes = 0;
  for (const Range& range : promising_) search(range, nodes, keep_going, found);
  arrange(found);
  return found;
}

/// Sorts columns, the best first, each once, and stores where they were found.
void BlockPricing::arrange(std::vector<PairColumn>& found) {
  std::ranges::sort(found, {}, &PairColumn::value);
  const auto same = [](const PairColumn& one, const PairColumn& other) {
    return std::abs(one.value - other.value) < 1e-13;
  };
  found.erase(std::unique(found.begin(), found.end(), same), found.end());
  if (found.size() > kMostColumns) found.resize(kMostColumns);
  for (auto column = found.rbegin(); column != found.rend(); ++column) {
    std::erase(promising_, column->range);
    promising_.insert(promising_.begin(), column->range);
  }
  if (promising_.size() > kMostProducts) promising_.resize(kMostProducts);
}

double BlockPricing::rounding() const {
  double largest = 0;
  for (std::size_t s = 0; s < starts_.size(); ++s) {
    largest = std::max({largest, firsts_[s].size(), others_[s].size()});
  }
  const double largest_mass = bound_ * bound_;
  return kSumRounding * (static_cast<double>(secrets()) * largest + largest_mass * std::log(largest_mass)) +
         kInformationRounding;
}

BlockPricing::Proof BlockPricing::prove(double target, std::uint64_t most_nodes,
                                        const std::function<bool()>& keep_going) {
  retarget(target);
  Proof proof{true, target, 0, {}};
  std::uint64_t nodes = 0;
  const std::function<bool()> going = [&] { return nodes < most_nodes && keep_going(); };
  double least = 0;
  int below = 0;  // products with columns below the target
  const double unseen = explore(nodes, going, [&](const Range& range) {
    const auto searched = search(range, nodes, going, proof.columns);
    least = std::min(least, searched.least);
    if (searched.least < 0) ++below;
    return searched.finished && below < kMostBelow && going();
  });
  proof.least = target + std::min(least, unseen);  // since q is at least 1
  proof.complete = least >= 0 && unseen >= 0;
  arrange(proof.columns);
  proof.slack = indifference() + rounding();
  return proof;
}

}  // namespace sluice
