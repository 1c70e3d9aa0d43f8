// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/block_pricing.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <queue>

#include "prior/information.hpp"

namespace sluice {
namespace {

// How many tangents of q ln q are tried; between them the bound is interpolated.
constexpr Index kMultipliers = 48;
// Values of r nearer to each other than this are one.
constexpr double kSameRatio = 1e-13;
// Vertices are kept up to this many; then the list is begun anew.
constexpr Index kMostHeld = 400'000;
// What rounding may do to a sum, as a share of the sizes of its terms.
constexpr double kRounding = 0x1p-46;
// How many columns are enough for the next prices, and how many products are looked at for them.
constexpr std::size_t kMostColumns = 30;
constexpr int kMostProducts = 120;
// How strongly a start is drawn to an input.
constexpr double kPull = 20;
constexpr std::uint64_t kNodesPerQuestion = 512;

}  // namespace

BlockPricing::BlockPricing(std::vector<Block> blocks, Vector<double> mass, double bound)
    : blocks_(std::move(blocks)),
      mass_(std::move(mass)),
      bound_(bound),
      ratios_(blocks_.size()),
      prices_(Vector<double>::Zero(mass_.size())) {
  // q lies between t = 1 and L^2.
  multipliers_ = Vector<double>::LinSpaced(kMultipliers, 1, 1 + std::max(2 * std::log(bound), 1e-3));
  Index start = 0;
  for (const Block& block : blocks_) {
    starts_.push_back(start);
    start += block.least.size();
  }
  for (std::size_t first = 0; first < blocks_.size(); ++first) {
    std::vector<double> all;
    for (std::size_t s = 0; s < blocks_.size(); ++s) {
      // high / low is L r for the first secret, L / r for the others.
      for (const double ratio : block_ratios(blocks_[s])) all.push_back(s == first ? ratio / bound : bound / ratio);
    }
    std::erase_if(all, [&](double r) { return !(r > 1 && r < bound); });
    std::ranges::sort(all);
    auto& kept = ratios_[first];
    if (first == 0) kept.push_back(1);  // where it does not matter which secret is the first
    for (const double r : all) {
      if (kept.empty() || r > kept.back() * (1 + kSameRatio)) kept.push_back(r);
    }
    kept.push_back(bound);
  }
}

void BlockPricing::set_prices(const Vector<double>& prices) {
  prices_ = prices;
  ++version_;
  largest_ = 0;
}

void BlockPricing::retarget(double target) {
  if (target == target_) return;
  target_ = target;
  ++version_;
}

const BlockPricing::Corners& BlockPricing::corners(Index secret, double low, double high) {
  const auto s = static_cast<std::size_t>(secret);
  const auto [found, fresh] = corners_.try_emplace({secret, {low, high}});
  Corners& result = found->second;
  if (fresh) {
    result.points = block_vertices(blocks_[s], low, high);
    const Matrix<double> joint =
        result.points * mass_.segment(starts_[s], result.points.cols()).asDiagonal();
    result.mass = joint.rowwise().sum();
    result.uncertainty = joint.unaryExpr(&entropy_term).rowwise().sum();
    held_ += result.points.rows();
  }
  if (result.priced != version_) price(result, secret);
  result.priced = version_;
  largest_ = std::max(largest_, result.size);
  return result;
}

void BlockPricing::price(Corners& corners, Index secret) const {
  const auto s = static_cast<std::size_t>(secret);
  const auto prices = prices_.segment(starts_[s], corners.points.cols());
  corners.value = corners.uncertainty - corners.points * prices - target_ * corners.mass;
  corners.least.resize(kMultipliers);
  for (Index i = 0; i < kMultipliers; ++i) {
    corners.least(i) = (corners.value + multipliers_(i) * corners.mass).minCoeff();
  }
  corners.size = (corners.points * prices.cwiseAbs() + corners.uncertainty.cwiseAbs() +
                  2 * multipliers_(kMultipliers - 1) * corners.mass)
                     .maxCoeff();
}

BlockPricing::Product BlockPricing::product(const Range& range) {
  if (held_ > kMostHeld) {
    corners_.clear();
    held_ = 0;
  }
  const auto& ratios = ratios_[static_cast<std::size_t>(range.first_secret)];
  Product result{{}, 0, 0};
  Vector<double> least = Vector<double>::Zero(kMultipliers);
  for (Index s = 0; s < secrets(); ++s) {
    // The larger r, the more room for the first secret and the less for the others.
    const bool first = s == range.first_secret;
    const Corners& block =
        corners(s, first ? 1 : ratios[range.from], first ? bound_ * ratios[range.to] : bound_);
    least += block.least;
    result.blocks.push_back(&block);
  }
  const Tangent best = tangent(0, 0, least);
  result.bound = best.bound;
  result.multiplier = best.multiplier;
  return result;
}

// The maximum over mu of  value + mu mass + least(mu) - e^(mu - 1),  where `least`, which is concave, is
// replaced by the straight lines between its values.
BlockPricing::Tangent BlockPricing::tangent(double value, double mass, const Vector<double>& least) const {
  const double step = multipliers_(1) - multipliers_(0);
  const auto slope = [&](Index i) { return mass + (least(i + 1) - least(i)) / step; };
  Index low = 0;
  Index high = kMultipliers - 2;
  while (low < high) {
    const Index middle = (low + high) / 2;
    if (slope(middle) > 0 && std::log(slope(middle)) > multipliers_(middle + 1) - 1) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const double gain = slope(low);
  const double mu = std::clamp(gain > 0 ? 1 + std::log(gain) : multipliers_(low), multipliers_(low),
                               multipliers_(low + 1));
  return {value + mass * multipliers_(low) + least(low) + gain * (mu - multipliers_(low)) - std::exp(mu - 1),
          mu};
}

template <class Visit>
bool BlockPricing::explore(const Visit& visit) {
  struct Open {
    double bound;
    Range range;
    bool operator<(const Open& other) const { return bound > other.bound; }
  };
  std::priority_queue<Open> open;
  const auto consider = [&](const Range& range) {
    const double bound = product(range).bound;
    if (bound < 0) open.push({bound, range});
  };
  for (Index s = 0; s < secrets(); ++s) {
    const std::size_t count = ratios_[static_cast<std::size_t>(s)].size();
    if (s == 0) consider({s, 0, 0});
    consider({s, s == 0 ? std::size_t{1} : 0, count - 1});
  }
  while (!open.empty()) {
    const Range range = open.top().range;
    open.pop();
    if (range.from == range.to) {
      if (!visit(product(range))) return false;
    } else {
      const std::size_t middle = (range.from + range.to) / 2;
      consider({range.first_secret, range.from, middle});
      consider({range.first_secret, middle + 1, range.to});
    }
  }
  return true;
}

PairColumn BlockPricing::column(const Product& product, const Choice& choice) const {
  PairColumn result{Vector<double>(mass_.size()), 0};
  double value = 0;
  double mass = 0;
  for (std::size_t s = 0; s < choice.size(); ++s) {
    const Corners& block = *product.blocks[s];
    result.likelihoods.segment(starts_[s], block.points.cols()) = block.points.row(choice[s]).transpose();
    value += block.value(choice[s]);
    mass += block.mass(choice[s]);
  }
  result.value = (value + mass * std::log(mass)) / mass + target_;
  return result;
}

/// One block after another, the best vertex given the others, for as long as that helps.
void BlockPricing::improve(const Product& product, Choice& choice) const {
  constexpr double kGain = 1e-12;
  double mass = 0;
  for (std::size_t s = 0; s < choice.size(); ++s) mass += product.blocks[s]->mass(choice[s]);
  for (bool moved = true; moved;) {
    moved = false;
    for (std::size_t s = 0; s < choice.size(); ++s) {
      const Corners& block = *product.blocks[s];
      const double others = mass - block.mass(choice[s]);
      const auto total = [&](Index v) {
        const double q = others + block.mass(v);
        return block.value(v) + q * std::log(q);
      };
      double least = total(choice[s]) - kGain;
      for (Index v = 0; v < block.mass.size(); ++v) {
        const double candidate = total(v);
        if (candidate >= least) continue;
        least = candidate;
        choice[s] = v;
        moved = true;
      }
      mass = others + block.mass(choice[s]);
    }
  }
}

std::vector<PairColumn> BlockPricing::descend(double target, const std::function<bool()>& keep_going) {
  retarget(target);
  std::vector<PairColumn> found;
  int products = 0;
  explore([&](const Product& product) {
    const auto start = [&](double multiplier) {
      Choice choice(product.blocks.size());
      for (std::size_t s = 0; s < choice.size(); ++s) {
        const Corners& block = *product.blocks[s];
        (block.value + multiplier * block.mass).minCoeff(&choice[s]);
      }
      return choice;
    };
    const auto from = [&](Choice choice) {
      improve(product, choice);
      auto candidate = column(product, choice);
      if (candidate.value < target) found.push_back(std::move(candidate));
    };
    const Choice middle = start(product.multiplier);
    from(middle);
    for (Index i = 0; i < kMultipliers; i += kMultipliers / 4) from(start(multipliers_(i)));
    for (std::size_t s = 0; s < middle.size(); ++s) {
      const Corners& block = *product.blocks[s];
      for (Index u = 0; u < block.points.cols(); ++u) {
        Choice pulled = middle;
        (block.value + product.multiplier * block.mass - kPull * mass_(starts_[s] + u) * block.points.col(u))
            .minCoeff(&pulled[s]);
        from(pulled);
      }
    }
    return ++products < kMostProducts && keep_going();
  });
  std::ranges::sort(found, {}, &PairColumn::value);
  // The same column is often found again.
  const auto same = [](const PairColumn& one, const PairColumn& other) {
    return std::abs(one.value - other.value) < 1e-13;
  };
  found.erase(std::unique(found.begin(), found.end(), same), found.end());
  if (found.size() > kMostColumns) found.resize(kMostColumns);
  return found;
}

/// Depth first over the blocks of one product, for the least F - target q below 0.
class BlockPricing::Enumeration {
 public:
  Enumeration(const BlockPricing& pricing, const Product& product, std::uint64_t& nodes,
              const std::function<bool()>& keep_going)
      : pricing_(pricing), product_(product), nodes_(nodes), keep_going_(keep_going) {
    const std::size_t count = product.blocks.size();
    root_ = -std::exp(product.multiplier - 1);
    std::vector<Vector<double>> reduced(count);
    for (std::size_t s = 0; s < count; ++s) {
      const Corners& block = *product.blocks[s];
      reduced[s] = block.value + product.multiplier * block.mass;
      root_ += reduced[s].minCoeff();
    }
    levels_.resize(count);
    for (std::size_t s = 0; s < count; ++s) {
      const double least = reduced[s].minCoeff();
      levels_[s].block = s;
      for (Index v = 0; v < reduced[s].size(); ++v) {
        const double above = reduced[s](v) - least;
        if (root_ + above < 0) levels_[s].candidates.push_back({v, above});
      }
      std::ranges::sort(levels_[s].candidates, {}, &Candidate::above);
    }
    std::ranges::sort(levels_, {}, [](const Level& level) { return level.candidates.size(); });
    Vector<double> rest = Vector<double>::Zero(kMultipliers);
    for (std::size_t level = count; level-- > 0;) {
      levels_[level].rest = rest;
      rest += product.blocks[levels_[level].block]->least;
    }
    choice_.resize(count);
  }

  /// False when it has been stopped.
  bool run() { return root_ >= 0 || descend(0, 0, 0, 0); }
  [[nodiscard]] bool found() const { return !best_.empty(); }
  [[nodiscard]] const Choice& best() const { return best_; }

 private:
  struct Candidate {
    Index vertex;
    double above;  // the block's least, at the product's multiplier
  };
  struct Level {
    std::size_t block = 0;
    std::vector<Candidate> candidates;
    Vector<double> rest;  // what the blocks after it cost at least
  };

  bool descend(std::size_t depth, double value, double mass, double above) {
    const Level& level = levels_[depth];
    const Corners& block = *product_.blocks[level.block];
    for (const Candidate& candidate : level.candidates) {
      if (root_ + above + candidate.above >= least_) break;
      if (++nodes_ % kNodesPerQuestion == 0 && !keep_going_()) return false;
      const double v = value + block.value(candidate.vertex);
      const double q = mass + block.mass(candidate.vertex);
      choice_[level.block] = candidate.vertex;
      if (depth + 1 == levels_.size()) {
        const double total = v + q * std::log(q);
        if (total >= least_) continue;
        least_ = total;
        best_ = choice_;
      } else if (pricing_.tangent(v, q, level.rest).bound < least_ &&
                 !descend(depth + 1, v, q, above + candidate.above)) {
        return false;
      }
    }
    return true;
  }

  const BlockPricing& pricing_;
  const Product& product_;
  std::uint64_t& nodes_;
  const std::function<bool()>& keep_going_;
  double root_ = 0;
  double least_ = 0;
  std::vector<Level> levels_;
  Choice choice_, best_;
};

BlockPricing::Proof BlockPricing::prove(double target, std::uint64_t most_nodes,
                                        const std::function<bool()>& keep_going) {
  retarget(target);
  Proof proof{true, 0, {}};
  std::uint64_t nodes = 0;
  const std::function<bool()> going = [&] { return nodes < most_nodes && keep_going(); };
  const bool whole = explore([&](const Product& product) {
    Enumeration enumeration(*this, product, nodes, going);
    const bool finished = enumeration.run();
    if (enumeration.found()) proof.columns.push_back(column(product, enumeration.best()));
    return finished && proof.columns.size() < kMostColumns && going();
  });
  proof.complete = whole && proof.columns.empty();
  const double largest_mass = bound_ * bound_;
  proof.slack =
      kRounding * (static_cast<double>(secrets()) * largest_ + largest_mass * std::log(largest_mass)) +
      kInformationRounding;
  return proof;
}

}  // namespace sluice
