// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/non_negative.hpp"

#include <Eigen/LU>
#include <algorithm>
#include <vector>

namespace sluice {
namespace {

constexpr double kRidge = 1e-12;
constexpr double kImprovement = 1e-12;

/// The point at which the slope is 0 on these entries, with all others 0.
Vector<double> stationary(const Matrix<double>& curvature, const Vector<double>& slope,
                          const std::vector<Index>& taken) {
  Matrix<double> part = curvature(taken, taken);
  // Equal entries have no unique solution; any will do.
  part.diagonal().array() += kRidge * std::max(1.0, part.diagonal().maxCoeff());
  return Eigen::FullPivLU<Matrix<double>>(part).solve(-slope(taken));
}

}  // namespace

Vector<double> least_non_negative(const Matrix<double>& curvature, const Vector<double>& slope,
                                  const Vector<double>& start) {
  const Index n = start.size();
  Vector<double> point = start.cwiseMax(0);
  std::vector<Index> taken;
  for (Index x = 0; x < n; ++x) {
    if (point(x) > 0) taken.push_back(x);
  }
  for (Index round = 0; round < 3 * n + 10; ++round) {
    if (!taken.empty()) {
      const Vector<double> aim = stationary(curvature, slope, taken);
      // As far as all stay above 0.
      double length = 1;
      for (std::size_t i = 0; i < taken.size(); ++i) {
        const auto at = static_cast<Index>(i);
        if (aim(at) <= 0) length = std::min(length, point(taken[i]) / (point(taken[i]) - aim(at)));
      }
      for (std::size_t i = 0; i < taken.size(); ++i) {
        double& entry = point(taken[i]);
        entry += length * (aim(static_cast<Index>(i)) - entry);
      }
      if (length < 1) {
        std::vector<Index> kept;
        for (std::size_t i = 0; i < taken.size(); ++i) {
          const bool gone = aim(static_cast<Index>(i)) <= 0 && point(taken[i]) <= kImprovement;
          if (gone) point(taken[i]) = 0;
          if (!gone) kept.push_back(taken[i]);
        }
        if (kept.size() < taken.size()) {
          taken = std::move(kept);
          continue;
        }
        return point;
      }
    }
    const Vector<double> gradient = curvature * point + slope;
    Index best = -1;
    for (Index x = 0; x < n; ++x) {
      if (point(x) == 0 && gradient(x) < -kImprovement && (best < 0 || gradient(x) < gradient(best)))
        best = x;
    }
    if (best < 0) return point;
    taken.push_back(best);
  }
  return point;
}

}  // namespace sluice
