// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/block_pricing.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>

#include "optimise/scatter.hpp"
#include "prior/information.hpp"

namespace sluice {
namespace {

// How many tangents of q ln q are tried; between them the bound is interpolated.
constexpr Index kMultipliers = 32;
// Values of r nearer to each other than this are one.
constexpr double kSameRatio = 1e-13;
// Vertices are kept up to this many; then the list is begun anew.
constexpr Index kMostHeld = 1'000'000;
// What rounding may do to a sum, as a share of the sizes of its terms.
constexpr double kRounding = 0x1p-46;
// How many columns are enough for the next prices, and how many values of r are remembered for having had
// some.
constexpr std::size_t kMostColumns = 30;
constexpr int kMostProducts = 6;
// Parts of columns that differ by little are one; in all that may hide such a share of the target.
constexpr double kIndifference = 0.25;
// How many columns of one product a proof hands on.
constexpr std::size_t kMostOfProduct = 6;
// How strongly a start is drawn to an input.
constexpr double kPull = 20;
// What looking at a product costs, in parts of columns.
constexpr std::uint64_t kNodesOfProduct = 50;
// Parts of columns held at once.
constexpr std::size_t kMostParts = 2'000'000;

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
      for (const double ratio : block_ratios(blocks_[s]))
        all.push_back(s == first ? ratio / bound : bound / ratio);
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
    const Matrix<double> joint = result.points * mass_.segment(starts_[s], result.points.cols()).asDiagonal();
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
  const double mu =
      std::clamp(gain > 0 ? 1 + std::log(gain) : multipliers_(low), multipliers_(low), multipliers_(low + 1));
  return {value + mass * multipliers_(low) + least(low) + gain * (mu - multipliers_(low)) - std::exp(mu - 1),
          mu};
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
    const double bound = product(range).bound;
    if (bound < 0) open.push({bound, range});
  };
  for (Index s = 0; s < secrets(); ++s) {
    const std::size_t count = ratios_[static_cast<std::size_t>(s)].size();
    if (s == 0) consider({s, 0, 0});
    consider({s, s == 0 ? std::size_t{1} : 0, count - 1});
  }
  while (!open.empty()) {
    nodes += kNodesOfProduct;
    const double bound = open.top().bound;
    if (!keep_going()) return bound;
    const Range range = open.top().range;
    open.pop();
    if (range.from == range.to) {
      if (!visit(product(range), range)) return bound;
    } else {
      const std::size_t middle = (range.from + range.to) / 2;
      consider({range.first_secret, range.from, middle});
      consider({range.first_secret, middle + 1, range.to});
    }
  }
  return 0;
}

double BlockPricing::indifference() const {
  return kIndifference * std::abs(target_) / (4 * static_cast<double>(secrets()));
}

PairColumn BlockPricing::column(const Product& product, const Choice& choice) const {
  PairColumn result{Vector<double>(mass_.size()), 0, {}};
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
      // A tangent of q ln q, for it takes no logarithm.
      const double multiplier = 1 + std::log(mass);
      const double constant = multiplier * others - mass;
      for (Index v = 0; v < block.mass.size(); ++v) {
        if (block.value(v) + multiplier * block.mass(v) + constant >= least) continue;
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

void BlockPricing::descend_in(const Range& range, std::vector<PairColumn>& found) {
  const Product in = product(range);
  if (in.bound >= 0) return;
  const auto from = [&](Choice choice) {
    improve(in, choice);
    auto candidate = column(in, choice);
    if (candidate.value >= target_) return;
    candidate.range = range;
    found.push_back(std::move(candidate));
  };
  const auto start = [&](double multiplier) {
    Choice choice(in.blocks.size());
    for (std::size_t s = 0; s < choice.size(); ++s) {
      const Corners& block = *in.blocks[s];
      (block.value + multiplier * block.mass).minCoeff(&choice[s]);
    }
    return choice;
  };
  const Choice middle = start(in.multiplier);
  from(middle);
  from(start(multipliers_(kMultipliers / 4)));
  from(start(multipliers_(kMultipliers / 2)));
  for (std::size_t s = 0; s < middle.size(); ++s) {
    const Corners& block = *in.blocks[s];
    for (Index u = 0; u < block.points.cols(); ++u) {
      Choice pulled = middle;
      (block.value + in.multiplier * block.mass - kPull * mass_(starts_[s] + u) * block.points.col(u))
          .minCoeff(&pulled[s]);
      from(pulled);
    }
  }
}

std::vector<PairColumn> BlockPricing::descend(double target, const std::function<bool()>& keep_going) {
  retarget(target);
  std::vector<PairColumn> found;
  std::vector<Range> ranges = promising_;
  ranges.push_back({0, 0, 0});
  const auto some_of = [&](std::size_t count) {
    return std::min(count - 1, static_cast<std::size_t>(scatter(++tries_) * static_cast<double>(count)));
  };
  for (int i = 0; i < kMostProducts / 2; ++i) {
    const auto s = some_of(blocks_.size());
    const std::size_t at = some_of(ratios_[s].size());
    ranges.push_back({static_cast<Index>(s), at, at});
  }
  for (const Range& range : promising_) {
    const std::size_t count = ratios_[static_cast<std::size_t>(range.first_secret)].size();
    const std::size_t reach = 1 + some_of(1 + count / 16);
    const std::size_t at = scatter(++tries_) < .5 ? std::min(range.from + reach, count - 1)
                                                  : range.from - std::min(range.from, reach);
    ranges.push_back({range.first_secret, at, at});
  }
  for (const Range& range : ranges) {
    if (!keep_going()) break;
    descend_in(range, found);
  }
  arrange(found);
  return found;
}

/// The best first, each once, and where they were found.
void BlockPricing::arrange(std::vector<PairColumn>& found) {
  std::ranges::sort(found, {}, &PairColumn::value);
  const auto same = [](const PairColumn& one, const PairColumn& other) {
    return std::abs(one.value - other.value) < 1e-13;
  };
  found.erase(std::unique(found.begin(), found.end(), same), found.end());
  if (found.size() > kMostColumns) found.resize(kMostColumns);
  for (const PairColumn& column : found) {
    const auto is_same = [&](const Range& range) {
      return range.first_secret == column.range.first_secret && range.from == column.range.from;
    };
    std::erase_if(promising_, is_same);
    promising_.insert(promising_.begin(), column.range);
  }
  if (promising_.size() > static_cast<std::size_t>(kMostProducts))
    promising_.resize(static_cast<std::size_t>(kMostProducts));
}

/// The least F - target q over one product, block after block. A part of a column, over the blocks so far,
/// has a value V and a probability q, and ends as V + V' + (q + q') ln(q + q'). The difference of two parts
/// in that is monotone in q', the logarithm being so: a part that is no better than another for the least q'
/// and the largest that the blocks to come can have is no better for any, and is dropped.
class BlockPricing::Enumeration {
 public:
  Enumeration(const BlockPricing& pricing, const Product& product, std::uint64_t& nodes,
              const std::function<bool()>& keep_going)
      : pricing_(pricing),
        product_(product),
        nodes_(nodes),
        keep_going_(keep_going),
        indifference_(pricing.indifference()) {
    const std::size_t count = product.blocks.size();
    double root = -std::exp(product.multiplier - 1);
    std::vector<Vector<double>> reduced(count);
    for (std::size_t s = 0; s < count; ++s) {
      const Corners& block = *product.blocks[s];
      reduced[s] = block.value + product.multiplier * block.mass;
      root += reduced[s].minCoeff();
    }
    room_ = -root;
    levels_.resize(count);
    for (std::size_t s = 0; s < count; ++s) {
      levels_[s].block = s;
      const Corners& block = *product.blocks[s];
      const double least = reduced[s].minCoeff();
      for (Index v = 0; v < reduced[s].size(); ++v) {
        const double above = reduced[s](v) - least;
        if (above < room_) levels_[s].candidates.push_back({block.value(v), block.mass(v), above, v, 0});
      }
    }
  }

  /// False when it has been stopped.
  bool run() {
    if (room_ <= 0) return true;
    const auto size = [](const Level& level) { return level.candidates.size(); };
    for (Level& level : levels_) {
      // What the other blocks can have together.
      double least = 0;
      double most = 0;
      for (const Level& other : levels_) {
        if (&other == &level) continue;
        const auto [low, high] = std::ranges::minmax(other.candidates, {}, &Part::mass);
        least += low.mass;
        most += high.mass;
      }
      drop_dominated(level.candidates, least, most);
      std::ranges::sort(level.candidates, {}, &Part::above);
    }
    std::ranges::sort(levels_, {}, size);
    Vector<double> rest = Vector<double>::Zero(kMultipliers);
    double least = 0;
    double most = 0;
    for (std::size_t i = levels_.size(); i-- > 0;) {
      Level& level = levels_[i];
      level.rest = rest;
      level.rest_least = least;
      level.rest_most = most;
      rest += product_.blocks[level.block]->least;
      const auto [low, high] = std::ranges::minmax(level.candidates, {}, &Part::mass);
      least += low.mass;
      most += high.mass;
    }
    std::vector<Part> start{{0, 0, 0, 0, 0}};
    const std::vector<Part>* parts = &start;
    for (Level& level : levels_) {
      if (!extend(*parts, level)) return false;
      parts = &level.parts;
    }
    return true;
  }

  /// Of all columns of the product, once it has run.
  [[nodiscard]] double least() const {
    double least = 0;
    for (const Part& part : levels_.back().parts) {
      least = std::min(least, part.value + part.mass * std::log(part.mass));
    }
    return least;
  }

  [[nodiscard]] std::vector<Choice> found() const {
    std::vector<Part> ends = levels_.back().parts;
    std::erase_if(ends, [](const Part& part) { return part.value + part.mass * std::log(part.mass) >= 0; });
    std::ranges::sort(ends, {},
                      [](const Part& part) { return part.value + part.mass * std::log(part.mass); });
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < ends.size() && i < kMostOfProduct; ++i) {
      Choice choice(levels_.size());
      const Part* part = &ends[i];
      for (std::size_t level = levels_.size(); level-- > 0;) {
        choice[levels_[level].block] = part->vertex;
        if (level > 0) part = &levels_[level - 1].parts[part->before];
      }
      choices.push_back(std::move(choice));
    }
    return choices;
  }

 private:
  struct Part {
    double value, mass;
    double above;  // what the blocks so far cost at least, at the product's multiplier
    Index vertex;  // of the last block
    std::size_t before;
  };
  struct Level {
    std::size_t block = 0;
    std::vector<Part> candidates, parts;
    Vector<double> rest;  // what the blocks after it cost at least
    double rest_least = 0, rest_most = 0;
  };

  void drop_dominated(std::vector<Part>& parts, double rest_least, double rest_most) const {
    std::ranges::sort(parts, [](const Part& one, const Part& other) {
      return one.mass != other.mass ? one.mass < other.mass : one.value < other.value;
    });
    double best = std::numeric_limits<double>::infinity();
    const auto no_better = [&](const Part& part, double rest) {
      const double q = part.mass + rest;
      const double end = part.value + (q > 0 ? q * std::log(q) : 0);
      if (end >= best - indifference_) return true;
      best = end;
      return false;
    };
    std::erase_if(parts, [&](const Part& part) { return no_better(part, rest_least); });
    std::ranges::reverse(parts);
    best = std::numeric_limits<double>::infinity();
    std::erase_if(parts, [&](const Part& part) { return no_better(part, rest_most); });
  }

  bool extend(const std::vector<Part>& parts, Level& level) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Part& part = parts[i];
      if (!keep_going_()) return false;
      for (const Part& candidate : level.candidates) {
        const double above = part.above + candidate.above;
        if (above >= room_) break;
        ++nodes_;
        level.parts.push_back(
            {part.value + candidate.value, part.mass + candidate.mass, above, candidate.vertex, i});
      }
      if (level.parts.size() > kMostParts) {
        drop(level);
        if (level.parts.size() > kMostParts / 2) return false;
      }
    }
    drop(level);
    return true;
  }

  void drop(Level& level) const {
    drop_dominated(level.parts, level.rest_least, level.rest_most);
    std::erase_if(level.parts, [&](const Part& part) {
      return pricing_.tangent(part.value, part.mass, level.rest).bound >= 0;
    });
  }

  const BlockPricing& pricing_;
  const Product& product_;
  std::uint64_t& nodes_;
  const std::function<bool()>& keep_going_;
  double room_ = 0;
  double indifference_;
  std::vector<Level> levels_;
};

BlockPricing::Proof BlockPricing::prove(double target, std::uint64_t most_nodes,
                                        const std::function<bool()>& keep_going) {
  retarget(target);
  Proof proof{true, target, 0, {}};
  std::uint64_t nodes = 0;
  const std::function<bool()> going = [&] { return nodes < most_nodes && keep_going(); };
  double least = 0;
  const double unseen = explore(nodes, going, [&](const Product& product, const Range& range) {
    Enumeration enumeration(*this, product, nodes, going);
    const bool finished = enumeration.run();
    if (!finished) least = std::min(least, product.bound);
    if (finished) {
      for (const auto& choice : enumeration.found()) {
        proof.columns.push_back(column(product, choice));
        proof.columns.back().range = range;
        least = std::min(least, enumeration.least());
      }
    }
    return finished && proof.columns.size() < kMostColumns && going();
  });
  proof.least = target + std::min(least, unseen);  // for q is at least 1
  proof.complete = least >= 0 && unseen >= 0;
  arrange(proof.columns);
  const double largest_mass = bound_ * bound_;
  proof.slack =
      kIndifference * std::abs(target) +
      kRounding * (static_cast<double>(secrets()) * largest_ + largest_mass * std::log(largest_mass)) +
      kInformationRounding;
  return proof;
}

}  // namespace sluice
