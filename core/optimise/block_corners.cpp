// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/block_corners.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "prior/information.hpp"

namespace sluice {
namespace {

// The bound is interpolated between this many tangents of q ln q.
constexpr Index kMultipliers = 32;

}  // namespace

Tangents::Tangents(double most)
    : multipliers_(Vector<double>::LinSpaced(kMultipliers, 1, 1 + std::max(std::log(most), 1e-3))) {}

Tangents::Best Tangents::best(double value, double mass, const Vector<double>& least) const {
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

BlockCorners::BlockCorners(Matrix<double> parts, const Vector<double>& joint) : points(std::move(parts)) {
  mass = points * joint;
  uncertainty = points * joint.unaryExpr(&entropy_term);
  if (points.rows() == 0) return;
  largest = points.colwise().maxCoeff().transpose();
  for (Index i = 0; i < points.rows(); ++i) {
    // Most entries of a part have one of two values.
    double one = 0, other = 0, of_one = 0, of_other = 0;
    for (Index u = 0; u < joint.size(); ++u) {
      const double entry = points(i, u);
      if (entry != one) {
        std::swap(one, other);
        std::swap(of_one, of_other);
        if (entry != one) {
          one = entry;
          of_one = entropy_term(entry);
        }
      }
      uncertainty(i) += joint(u) * of_one;
    }
  }
}

void BlockCorners::price(const Vector<double>& prices, double target, double most_multiplier) {
  value = uncertainty - target * mass;
  value.noalias() -= points * prices;
  size = largest.dot(prices.cwiseAbs()) + uncertainty.cwiseAbs().maxCoeff() +
         2 * most_multiplier * mass.maxCoeff();
}

void BlockCorners::find_least(const Tangents& tangents) {
  // Only the corners of the lower convex hull of (mass, value) are ever the least.
  std::vector<Index> hull;
  for (Index i = 0; i < mass.size(); ++i) {
    const auto above = [&](Index a, Index b) {
      return (value(b) - value(a)) * (mass(i) - mass(a)) >= (value(i) - value(a)) * (mass(b) - mass(a));
    };
    while (hull.size() > 1 && above(hull[hull.size() - 2], hull.back())) hull.pop_back();
    hull.push_back(i);
  }
  // The larger the multiplier, the less mass.
  least.resize(tangents.multipliers().size());
  for (Index k = 0; k < least.size(); ++k) {
    const double mu = tangents.multipliers()(k);
    const auto cost = [&](Index i) { return value(i) + mu * mass(i); };
    while (hull.size() > 1 && cost(hull[hull.size() - 2]) <= cost(hull.back())) hull.pop_back();
    least(k) = cost(hull.back());
  }
}

}  // namespace sluice
