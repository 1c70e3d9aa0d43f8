// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/fit.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "estimate/likelihood.hpp"
#include "prior/confidence.hpp"

namespace sluice {
namespace {

constexpr double kFew = 5;
constexpr double kFitRank = 1e-9;
/// Shares that are 0 but for what a sum has been divided by.
constexpr double kLeftOut = 1e-9;
/// What the likelihood of all reports may lack (nats) for the best distribution to count as found.
constexpr double kNearEnough = 0.01;

/// A start from which every input can be reached.
Vector<double> open_to_all(const Vector<double>& distribution) {
  return 0.999 * distribution.array() + 0.001 / static_cast<double>(distribution.size());
}

/// Which cells are merged: a number for each, such that at least `kFew` are expected of all but perhaps one
/// group.
std::vector<Index> merged(const Vector<double>& expected, Index& groups) {
  std::vector<Index> order(static_cast<std::size_t>(expected.size()));
  std::iota(order.begin(), order.end(), Index{0});
  std::sort(order.begin(), order.end(),
            [&](Index one, Index other) { return expected(one) < expected(other); });
  std::vector<Index> group(order.size());
  groups = 0;
  double sum = 0;
  double left = expected.sum();
  for (const Index y : order) {
    group[static_cast<std::size_t>(y)] = groups;
    sum += expected(y);
    left -= expected(y);
    // What would be left over stays with the last group.
    if (sum >= kFew && left >= kFew) {
      ++groups;
      sum = 0;
    }
  }
  ++groups;
  return group;
}

Vector<double> summed(const Vector<double>& cells, const std::vector<Index>& group, Index groups) {
  Vector<double> sums = Vector<double>::Zero(groups);
  for (Index y = 0; y < cells.size(); ++y) sums(group[static_cast<std::size_t>(y)]) += cells(y);
  return sums;
}

double statistic_of(const Vector<double>& counts, const Vector<double>& expected) {
  double statistic = 0;
  for (Index y = 0; y < counts.size(); ++y) {
    if (expected(y) > 0) statistic += (counts(y) - expected(y)) * (counts(y) - expected(y)) / expected(y);
  }
  return statistic;
}

Fit fit_of(double statistic, Index degrees) {
  if (degrees <= 0 || !(statistic > 0)) return {statistic, std::max<Index>(0, degrees), 1};
  return {statistic, degrees, std::min(1.0, chi_square_tail(degrees, statistic))};
}

}  // namespace

Fit fit(const Vector<double>& counts, const Vector<double>& chances) {
  const Vector<double> expected = counts.sum() * chances;
  for (Index y = 0; y < counts.size(); ++y) {
    if (counts(y) > 0 && !(expected(y) > 0)) return {INFINITY, counts.size() - 1, 0};
  }
  Index groups = 0;
  const auto group = merged(expected, groups);
  return fit_of(statistic_of(summed(counts, group, groups), summed(expected, group, groups)), groups - 1);
}

Fit fit_of_best(const Channel& channel, const Vector<double>& counts, const Vector<double>& best) {
  Index groups = 0;
  const auto group = merged(counts.sum() * (channel.transpose() * best), groups);
  Channel rows(channel.rows(), groups);
  for (Index x = 0; x < rows.rows(); ++x)
    rows.row(x) = summed(channel.row(x).transpose(), group, groups).transpose();
  const Vector<double> seen = summed(counts, group, groups);
  // Of merged cells another distribution may be the best; that of all cells would make them look worse than
  // they are.
  const MostLikely likely =
      groups < channel.cols() ? most_likely_of(rows, seen, open_to_all(best)) : MostLikely{best, 0};
  const double off = seen.sum() * likely.gap;
  if (!(off <= kNearEnough)) return {0, 0, 1};
  std::vector<Index> left;
  for (Index x = 0; x < best.size(); ++x) {
    if (likely.distribution(x) > kLeftOut) left.push_back(x);
  }
  Eigen::FullPivLU<Matrix<double>> factors(rows(left, Eigen::all));
  factors.setThreshold(kFitRank);
  const Vector<double> expected = seen.sum() * (rows.transpose() * likely.distribution);
  return fit_of(statistic_of(seen, expected), groups - factors.rank());
}

Fit fit_of_marks(const Vector<double>& sizes, double other) {
  const Index a = sizes.size() - 1;
  Vector<double> chances = Vector<double>::Zero(a + 1);
  chances(0) = 1;
  for (Index x = 0; x < a; ++x) {
    const double chance = x == 0 ? 0.5 : other;
    for (Index size = x + 1; size > 0; --size) chances(size) += chance * (chances(size - 1) - chances(size));
    chances(0) *= 1 - chance;
  }
  return fit(sizes, chances);
}

}  // namespace sluice
