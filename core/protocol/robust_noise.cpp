// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/robust_noise.hpp"

#include <algorithm>
#include <cmath>

#include "base/infinity.hpp"
#include "optimise/highest.hpp"

namespace sluice::robust {
namespace {

// Far more than the rounding of a few operations, each right to an ulp.
constexpr double kMargin = 0x1p-42;

double up(double value) { return value * (1 + kMargin); }

/// Twice the most mass that a set of probability p can gain or lose within a spread.
double twice_moved(double p, double spread) {
  return (spread * (1 - 2 * p) + std::sqrt(spread * spread + 4 * spread * p * (1 - p))) / (1 + spread);
}

}  // namespace

Response response(double z, Index k) {
  if (std::isinf(z)) return {1, 0};
  const double all = static_cast<double>(k) + z;
  return {(1 + z) / all, 1 / all};
}

Ranges proved_ranges(const Parameters& rldp) {
  const auto probabilities = [](const Matrix<std::int64_t>& ranges) {
    return Matrix<double>(ranges.cast<double>() / std::ldexp(1.0, kConfidenceBits));
  };
  Ranges ranges{probabilities(rldp.known.least), {}};
  if (rldp.ranges) {
    ranges.most = probabilities(rldp.known.most);
  } else {
    // The mass that remains if all others have their least.
    ranges.most = ranges.least.colwise() + (1 - ranges.least.rowwise().sum().array()).matrix();
  }
  return ranges;
}

Vector<double> radii(const Matrix<double>& weights, const ConfidenceSet& set) {
  Vector<double> radii(weights.rows());
  for (Index s = 0; s < weights.rows(); ++s) {
    const double spread = set.spread(s);
    const double of_secret = weights.row(s).sum();
    if (std::isinf(spread) || of_secret <= 0) {
      radii(s) = 2;
    } else if (set.statistic == Statistic::likelihood) {
      radii(s) = std::min(2.0, up(std::sqrt(spread)));
    } else if (spread <= 1) {
      radii(s) = up(std::sqrt(spread));
    } else {
      radii(s) = std::min(2.0, up(twice_moved(weights.row(s).minCoeff() / of_secret, spread)));
    }
  }
  return radii;
}

Result<Vector<double>> radii(const Prior& prior, const Parameters& rldp) {
  const Matrix<double>& weights = prior.weights.cells;
  const auto set =
      confidence_set(weights, prior.weights.total, rldp.alpha, Margin::published, rldp.known.statistic);
  if (!set) return set.failure();
  return radii(weights, *set);
}

double diameter(const Matrix<double>& weights, const Vector<double>& radii) {
  double apart = 0;
  for (Index s = 0; s < weights.rows(); ++s) {
    for (Index other = 0; other < s; ++other) {
      const double here = weights.row(s).sum();
      const double there = weights.row(other).sum();
      if (here <= 0 || there <= 0) continue;
      double sum = 0;
      for (Index u = 0; u < weights.cols(); ++u)
        sum += std::abs(weights(s, u) / here - weights(other, u) / there);
      apart = std::max(apart, sum);
    }
  }
  return std::min(2.0, up(apart + 2 * radii.maxCoeff()));
}

double noise_within(double distance, double level) {
  return distance > 0 ? 2 * std::expm1(level) / distance : kInfinity;
}

double best_split(double epsilon, const std::function<double(double epsilon2)>& kept) {
  return highest(kept, 0, epsilon, 2000, 1e-15 * epsilon);
}

double calibrated_level(double epsilon) {
  // Above this, chances are too small for weights of 2^-62, and proving them costs more than they keep.
  constexpr double kLargest = 40;
  // A later measurement with other logarithms, rounded against us, may not find a higher level.
  constexpr double kBelow = 0x1p-40;
  return std::max(0.0, std::min(epsilon, kLargest) - kBelow);
}

}  // namespace sluice::robust
