// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/widest_interval.hpp"

#include <algorithm>
#include <vector>

#include "estimate/assemble.hpp"
#include "optimise/linear_program.hpp"

namespace sluice {
namespace {

/// `least` and `most` are close if they differ by this share.
constexpr double kClose = 0.005;
constexpr int kMostHalvings = 200;

/// A width, and a bound on its growth with each share.
struct Cut {
  Vector<double> shares;
  double width;
  Vector<double> slope;
};

/// The slopes of the ends of the interval in the chance. They are taken over a hundredth of it, but at least
/// half a report in each direction: the ends themselves are exact to some 1e-13.
Interval slope_of(double chance, const Asked& asked) {
  const double count = chance * asked.people;
  const double step = std::max(0.5, 0.01 * count * (1 - chance));
  const double from = std::max(0.0, count - step);
  const double to = std::min(asked.people, count + step);
  const auto ends = observed(Vector<double>{{from, to}}, asked.people, asked.confidence, asked.separate);
  const double more = (to - from) / asked.people;
  return {(ends[1].low - ends[0].low) / more, (ends[1].high - ends[0].high) / more};
}

Cut cut_at(const Matrix<double>& chances, const Vector<double>& functional, const Matrix<double>& among,
           const Asked& asked, const Vector<double>& shares) {
  const Vector<double> expected = chances.transpose() * (among * shares);
  const Compatible compatible(
      chances, observed(expected * asked.people, asked.people, asked.confidence, asked.separate));
  const Least low = compatible.least(functional);
  const Least high = compatible.least(-functional);
  Vector<double> slope(expected.size());
  for (Index y = 0; y < slope.size(); ++y) {
    const Interval ends = slope_of(expected(y), asked);
    const auto grows = [&](double price) { return price * (price > 0 ? ends.low : ends.high); };
    slope(y) = -grows(low.prices(y)) - grows(high.prices(y));
  }
  return {shares, std::max(0.0, -high.bound - low.bound), among.transpose() * (chances * slope)};
}

/// The shares with the most room under the cuts, and that room. The variable x is what is missing to
/// `largest`, and the program finds the least x.
Width most_of(const std::vector<Cut>& cuts, double largest) {
  const Index k = cuts.front().shares.size();
  const auto rows = static_cast<Index>(cuts.size());
  SparseProgram program{{}, Vector<double>::Ones(1 + rows), Vector<double>::Zero(k + 1), rows};
  program.cost(k) = 1;
  for (Index i = 0; i < k; ++i) program.constraints.push_back({0, i, 1});
  for (Index row = 0; row < rows; ++row) {
    const auto& [shares, width, slope] = cuts[static_cast<std::size_t>(row)];
    program.right_hand_side(1 + row) = width - slope.dot(shares) - largest;
    program.constraints.push_back({1 + row, k, -1});
    for (Index i = 0; i < k; ++i) program.constraints.push_back({1 + row, i, -slope(i)});
  }
  const auto solution = solve(program);
  if (!solution) return {cuts.back().shares, 0, largest};
  return {solution->x.head(k), 0, largest - solution->x(k)};
}

}  // namespace

Width widest_interval(const Matrix<double>& chances, const Vector<double>& functional,
                      const Matrix<double>& among, const Asked& asked, std::optional<double> enough) {
  const Index k = among.cols();
  const double largest = functional.maxCoeff() - functional.minCoeff();
  Width best{Vector<double>::Constant(k, 1 / static_cast<double>(k)), 0, largest};
  std::vector<Cut> cuts;
  Vector<double> next = best.shares;
  for (int round = 0; round < kMostHalvings; ++round) {
    cuts.push_back(cut_at(chances, functional, among, asked, next));
    if (cuts.back().width >= best.least) {
      best.shares = next;
      best.least = cuts.back().width;
    }
    const Width room = most_of(cuts, largest);
    best.most = std::clamp(room.most, best.least, best.most);
    if (best.most - best.least <= kClose * best.most) break;
    if (enough && (best.least > *enough || best.most <= *enough)) break;
    // Cuts far from the widest point say little about it, so every other one is taken nearer to it.
    next = round % 2 == 0 ? room.shares : Vector<double>((room.shares + best.shares) / 2);
  }
  return best;
}

}  // namespace sluice
