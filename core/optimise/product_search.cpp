// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/product_search.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sluice {
namespace {

// A multiplier is the best when no other can raise the bound by more than this share of the indifference.
constexpr double kAccuracy = 0.125;
// The best multiplier is found in a few steps, unless rounding prevents it.
constexpr int kMostSteps = 60;

struct Part {
  double value, mass;
  Index vertex;
};

/// For every block, its parts from one place to another.
using Ranges = std::vector<std::pair<std::size_t, std::size_t>>;

struct Node {
  Ranges ranges;
  double bound, multiplier;
};

/// The choice of every block at some multiplier: places among its parts.
struct Point {
  double value = 0, mass = 0;
  std::vector<std::size_t> chosen;
  [[nodiscard]] double total() const { return value + mass * std::log(mass); }
};

class Search {
 public:
  Search(const BlockProduct& product, double target, double indifference, std::uint64_t& nodes,
         const std::function<bool()>& keep_going)
      : product_(product),
        target_(target),
        indifference_(indifference),
        nodes_(nodes),
        keep_going_(keep_going) {}

  ProductSearch run() {
    list();
    Ranges all;
    for (const auto& parts : parts_) all.emplace_back(0, parts.size());
    open_.push_back({std::move(all), product_.bound, product_.multiplier});
    while (!open_.empty() && keep_going_()) {
      const Node node = std::move(open_.back());
      open_.pop_back();
      branch(node);
      root_ = false;
    }
    ProductSearch result{open_.empty(), std::min(best_, least_), {}};
    for (const Node& node : open_) result.least = std::min(result.least, node.bound);
    result.found = std::move(found_);
    return result;
  }

 private:
  /// Lists the parts that may belong to a column below 0, by mass.
  void list() {
    double room = std::exp(product_.multiplier - 1);
    std::vector<Vector<double>> above;
    for (const BlockCorners* block : product_.blocks) {
      above.emplace_back(block->value + product_.multiplier * block->mass);
      const double least = above.back().minCoeff();
      above.back().array() -= least;
      room -= least;
    }
    double least = 0;
    double most = 0;
    for (std::size_t s = 0; s < above.size(); ++s) {
      const BlockCorners& block = *product_.blocks[s];
      parts_.emplace_back();
      for (Index v = 0; v < above[s].size(); ++v) {
        if (above[s](v) <= std::max(room, 0.0)) parts_[s].push_back({block.value(v), block.mass(v), v});
      }
      least += parts_[s].front().mass;
      most += parts_[s].back().mass;
    }
    for (auto& parts : parts_) drop_dominated(parts, least - parts.front().mass, most - parts.back().mass);
  }

  /// A part ends as V + (q + q') ln(q + q'), where q' is the mass of the others. The difference of two parts
  /// in this is monotone in q', as the logarithm is. So a part that is no better than another for the least
  /// q' and the largest is no better for any.
  static void drop_dominated(std::vector<Part>& parts, double rest_least, double rest_most) {
    double best = 0;
    const auto no_better = [&](const Part& part, double rest) {
      const double q = part.mass + rest;
      const double end = part.value + (q > 0 ? q * std::log(q) : 0);
      if (end >= best) return true;
      best = end;
      return false;
    };
    for (const double rest : {rest_least, rest_most}) {
      best = std::numeric_limits<double>::infinity();
      std::erase_if(parts, [&](const Part& part) { return no_better(part, rest); });
      std::ranges::reverse(parts);
    }
  }

  [[nodiscard]] Point at(double multiplier, const Ranges& ranges) {
    ++nodes_;
    Point point;
    for (std::size_t s = 0; s < ranges.size(); ++s) {
      const auto& parts = parts_[s];
      std::size_t chosen = ranges[s].first;
      double least = std::numeric_limits<double>::infinity();
      for (std::size_t i = ranges[s].first; i < ranges[s].second; ++i) {
        const double cost = parts[i].value + multiplier * parts[i].mass;
        if (cost < least) {
          least = cost;
          chosen = i;
        }
      }
      point.chosen.push_back(chosen);
      point.value += parts[chosen].value;
      point.mass += parts[chosen].mass;
    }
    return point;
  }

  /// Keeps the point if it is the best so far, or among the first and worth more than it costs.
  void note(const Point& point) {
    const double total = point.total();
    const bool first = root_ && total < -target_ * point.mass;
    if (total >= best_ && !first) return;
    best_ = std::min(best_, total);
    Choice choice;
    for (std::size_t s = 0; s < point.chosen.size(); ++s) {
      choice.push_back(parts_[s][point.chosen[s]].vertex);
    }
    found_.push_back(std::move(choice));
  }

  void branch(const Node& node) {
    const auto done = [&](double bound) { return bound >= best_ - indifference_; };
    double bound = node.bound;
    if (done(bound)) return;
    // The bound as a function of the multiplier is the least of straight lines, less an exponential function.
    // `more` and `less` are the two lines that cross nearest to its maximum, from the left and the right.
    Point more, less;
    bool has_more = false;
    bool has_less = false;
    double multiplier = node.multiplier;
    for (int i = 0; i < kMostSteps; ++i) {
      Point point = at(multiplier, node.ranges);
      note(point);
      const double power = std::exp(multiplier - 1);
      bound = std::max(bound, point.value + multiplier * point.mass - power);
      if (done(bound)) return;
      const bool is_more = point.mass > power;
      (is_more ? has_more : has_less) = true;
      (is_more ? more : less) = std::move(point);
      const Point& line = has_more ? more : less;
      multiplier = 1 + std::log(line.mass);
      double most = line.total();
      if (has_more && has_less) {
        const double cross = (less.value - more.value) / (more.mass - less.mass);
        if (multiplier > cross) {
          multiplier = std::max(cross, 1 + std::log(less.mass));
          most = less.value + multiplier * less.mass - std::exp(multiplier - 1);
        }
      }
      if (most - bound <= kAccuracy * indifference_) break;
    }
    std::size_t torn = 0;
    double widest = 0;
    for (std::size_t s = 0; has_more && has_less && s < parts_.size(); ++s) {
      const double width = parts_[s][more.chosen[s]].mass - parts_[s][less.chosen[s]].mass;
      if (width <= widest) continue;
      widest = width;
      torn = s;
    }
    if (widest <= 0) {
      // The bound is attained, as far as doubles can tell.
      least_ = std::min(least_, bound + indifference_);
      return;
    }
    const double middle = (parts_[torn][more.chosen[torn]].mass + parts_[torn][less.chosen[torn]].mass) / 2;
    std::size_t split = less.chosen[torn] + 1;
    while (split < more.chosen[torn] && parts_[torn][split].mass <= middle) ++split;
    Node lower{node.ranges, bound, 1 + std::log((more.mass + less.mass) / 2)};
    Node upper = lower;
    lower.ranges[torn].second = split;
    upper.ranges[torn].first = split;
    open_.push_back(std::move(lower));
    open_.push_back(std::move(upper));
  }

  const BlockProduct& product_;
  double target_, indifference_;
  std::uint64_t& nodes_;
  const std::function<bool()>& keep_going_;
  std::vector<std::vector<Part>> parts_;
  std::vector<Node> open_;
  bool root_ = true;
  double best_ = 0;
  double least_ = 0;  // the least bound of the parts that were left
  std::vector<Choice> found_;
};

}  // namespace

ProductSearch search_product(const BlockProduct& product, double target, double indifference,
                             std::uint64_t& nodes, const std::function<bool()>& keep_going) {
  return Search(product, target, indifference, nodes, keep_going).run();
}

}  // namespace sluice
