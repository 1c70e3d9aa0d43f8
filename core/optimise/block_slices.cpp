// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/block_slices.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace sluice {
namespace {

// The largest distance of nodes, in ln r: columns of low cost stay near to the interpolation.
constexpr double kStep = 0.05;

Matrix<double> by_mass(const Matrix<double>& points, const Vector<double>& joint) {
  const Vector<double> mass = points * joint;
  std::vector<Index> order(static_cast<std::size_t>(mass.size()));
  std::iota(order.begin(), order.end(), Index{0});
  std::ranges::sort(order, {}, [&](Index i) { return mass(i); });
  return points(order, Eigen::all);
}

}  // namespace

BlockSlices::BlockSlices(const Block& block, Vector<double> joint, double bound, BlockOf whose,
                         Tangents tangents)
    : vertices_(block),
      joint_(std::move(joint)),
      bound_(bound),
      whose_(whose),
      tangents_(std::move(tangents)),
      end_corners_(Matrix<double>(0, joint_.size()), joint_) {
  const bool first = whose == BlockOf::first_secret;
  std::vector<std::pair<double, Vector<double>>> ends;
  for (auto& [ratio, point] : vertices_.ends()) {
    // high / low is L r for the first secret, L / r for the others.
    const double r = first ? ratio / bound : bound / ratio;
    if (r > 1 && r < bound) ends.emplace_back(r, first ? std::move(point) : r * point);
  }
  std::ranges::sort(ends, {}, &std::pair<double, Vector<double>>::first);
  Matrix<double> points(static_cast<Index>(ends.size()), joint_.size());
  for (std::size_t i = 0; i < ends.size(); ++i) {
    points.row(static_cast<Index>(i)) = ends[i].second.transpose();
    ends_.push_back(ends[i].first);
  }
  end_corners_ = BlockCorners(std::move(points), joint_);
  nodes_.push_back({1, nullptr});
  for (const double r : ends_) {
    add_node(r);
  }
  add_node(bound);
}

void BlockSlices::add_node(double r) {
  const double from = nodes_.back().r;
  if (r <= from) return;
  const double steps = std::ceil(std::log(r / from) / kStep);
  for (double i = 1; i < steps; ++i) nodes_.push_back({from * std::pow(r / from, i / steps), nullptr});
  nodes_.push_back({r, nullptr});
}

void BlockSlices::set_prices(const Vector<double>& prices, double target) {
  prices_ = prices;
  target_ = target;
  ++version_;
  size_ = 0;
  if (ends_.empty()) return;
  end_corners_.price(prices_, target_, tangents_.multipliers().maxCoeff());
  size_ = end_corners_.size;
}

const BlockCorners& BlockSlices::priced(Held& held) {
  if (held.priced != version_) {
    held.corners.price(prices_, target_, tangents_.multipliers().maxCoeff());
    held.corners.find_least(tangents_);
    held.priced = version_;
    size_ = std::max(size_, held.corners.size);
  }
  return held.corners;
}

const BlockCorners& BlockSlices::end(std::size_t at) {
  auto found = held_ends_.find(at);
  if (found == held_ends_.end()) {
    found = held_ends_.emplace(at, Held{{end_corners_.points.row(static_cast<Index>(at)), joint_}, 0}).first;
    ++held_;
  }
  return priced(found->second);
}

void BlockSlices::add_least_end(std::size_t from, std::size_t to, Vector<double>& sum) const {
  Vector<double> least = Vector<double>::Constant(sum.size(), std::numeric_limits<double>::infinity());
  for (auto i = static_cast<Index>(from); i <= static_cast<Index>(to); ++i) {
    least = least.array().min(end_corners_.value(i) + end_corners_.mass(i) * tangents_.multipliers().array());
  }
  sum += least;
}

const BlockCorners& BlockSlices::at(double r) {
  auto found = held_at_.find(r);
  if (found == held_at_.end()) {
    const Matrix<double> points =
        whose_ == BlockOf::first_secret ? vertices_.list(1, bound_ * r) : vertices_.list(r, bound_);
    found = held_at_.emplace(r, Held{{by_mass(points, joint_), joint_}, 0}).first;
    held_ += points.rows();
  }
  return priced(found->second);
}

const BlockCorners& BlockSlices::at(Node& node) {
  if (node.held == nullptr) {
    at(node.r);
    node.held = &held_at_.find(node.r)->second;
  }
  return priced(*node.held);
}

// Between two nodes, any (T, r) is a mixture of vertices at the two, in the ratio of the distances to them.
// The cost of T is a concave function, so it is at least that mixture of the least costs at the two.
void BlockSlices::add_least(double r, Vector<double>& sum) {
  const auto after = std::ranges::upper_bound(nodes_, r, {}, &Node::r);
  Node& low = *std::prev(after);
  if (after == nodes_.end() || r == low.r) {
    sum += at(low).least;
    return;
  }
  const double share = (r - low.r) / (after->r - low.r);
  const Vector<double>& below = at(low).least;
  sum += (1 - share) * below + share * at(*after).least;
}

void BlockSlices::forget(std::uint64_t age) {
  for (Node& node : nodes_) node.held = nullptr;
  held_ = 0;
  const auto stale = [&](const auto& entry) {
    const bool is_stale = entry.second.priced + age <= version_;
    if (!is_stale) held_ += entry.second.corners.points.rows();
    return is_stale;
  };
  std::erase_if(held_at_, stale);
  std::erase_if(held_ends_, stale);
}

}  // namespace sluice
