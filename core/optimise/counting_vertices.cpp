// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/counting_vertices.hpp"

#include <algorithm>
#include <utility>

#include "base/infinity.hpp"

namespace sluice {
namespace {

// Sums of some hundred products of entries that are right to the last digits.
constexpr double kWorthRounding = 1e-13;
// So many columns a round for each category.
constexpr Index kEach = 4;
constexpr Index kAtOnce = 4096;
// An entry that is off changes squares, and the logarithm of one that should be 0, by at most this many times
// as much.
constexpr double kPerOff = 32;

}  // namespace

CountingVertices::Worth CountingVertices::at(const CountingPrices& prices) const {
  const Index d = space_.dimension();
  const auto many = static_cast<std::size_t>(kEach * (d + 1));
  const Matrix<double> factor_sizes = prices.factor.cwiseAbs();
  const Vector<double> slope_sizes = prices.slopes.cwiseAbs();
  Worth worth{-kInfinity, {}};
  std::vector<std::pair<double, Index>> best;
  const auto keep_best = [&] {
    const auto end = best.begin() + static_cast<std::ptrdiff_t>(std::min(many, best.size()));
    std::ranges::partial_sort(best, end, std::ranges::greater());
    best.erase(end, best.end());
  };
  for (Index first = 0; first < vertices_.rows(); first += kAtOnce) {
    const Index count = std::min(kAtOnce, vertices_.rows() - first);
    Matrix<double> deviations(count, d);
    Vector<double> divergences = Vector<double>::Zero(count);
    for (Index i = 0; i < count; ++i) {
      const Vector<double> v = vertices_.row(first + i).transpose();
      deviations.row(i) = space_.deviation(v).transpose();
      if (prices.information > 0) divergences(i) = space_.divergence(v);
    }
    const Vector<double> each = ((deviations * prices.factor).rowwise().squaredNorm() +
                                 prices.information * divergences - deviations * prices.slopes)
                                    .array() -
                                prices.level;
    // Rounding can hide this of it. B need not be right, for any will do.
    const Matrix<double> sizes = deviations.cwiseAbs();
    const Matrix<double> off = sizes.rowwise() + 2 * space_.unit().cwiseInverse().transpose();
    const Vector<double> hidden = ((sizes * factor_sizes).cwiseProduct(off * factor_sizes).rowwise().sum() +
                                   off * slope_sizes + prices.information * divergences)
                                      .array() +
                                  prices.information;
    worth.most = std::max(worth.most, (each + (kWorthRounding + kPerOff * off_) * hidden).maxCoeff());
    for (Index i = 0; i < count; ++i) {
      if (each(i) > 0) best.emplace_back(each(i), first + i);
    }
    keep_best();
  }
  for (const auto& [value, i] : best) worth.best.push_back(i);
  return worth;
}

}  // namespace sluice
