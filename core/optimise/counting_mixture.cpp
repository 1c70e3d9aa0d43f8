// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/counting_mixture.hpp"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace sluice {
namespace {

constexpr int kMostSteps = 300;
constexpr int kMostHalvings = 40;
// The barrier counts for so much less from round to round, at first for this share of V.
constexpr double kSteeper = 10;
constexpr double kFirst = 0.1;
// Newton's method ends with a decrement below this.
constexpr double kCentred = 1e-3;
// Which share of what a step promises it has to keep, and how far towards a weight of 0 it may go.
constexpr double kKept = 0.1;
constexpr double kToBoundary = 0.99;

class Barrier {
 public:
  Barrier(const Matrix<double>& deviations, const Matrix<double>& functionals)
      : l_(deviations), functionals_(functionals), held_(deviations.rows() + 1, deviations.cols()) {
    held_.row(0).setOnes();
    held_.bottomRows(deviations.rows()) = deviations;
  }

  [[nodiscard]] CountingMixture run(Vector<double> weights, double tolerance) const {
    auto here = values(weights);
    if (!here) return {};
    const auto n = static_cast<double>(weights.size());
    double steepness = n / (kFirst * here->value);
    Vector<double> multipliers;
    bool converged = false;
    for (int steps = 0; steps < kMostSteps; steepness *= kSteeper) {
      while (steps < kMostSteps && advance(weights, *here, multipliers, steepness)) ++steps;
      converged = n / steepness <= tolerance * here->value;
      if (converged) break;
    }
    if (multipliers.size() == 0) return {};
    return {.weights = std::move(weights),
            .value = here->value,
            .prices = {multipliers(0), multipliers.tail(l_.rows()), std::move(here->factor)},
            .converged = converged};
  }

 private:
  struct Values {
    double value = 0;
    Matrix<double> factor;                ///< B
    Eigen::LLT<Matrix<double>> factored;  ///< of Z
  };

  [[nodiscard]] std::optional<Values> values(const Vector<double>& weights) const {
    Values found;
    found.factored.compute(l_ * weights.asDiagonal() * l_.transpose());
    if (found.factored.info() != Eigen::Success) return std::nullopt;
    found.factor = found.factored.solve(functionals_);
    if (!found.factor.allFinite()) return std::nullopt;
    found.value = found.factor.cwiseProduct(functionals_).sum();
    return found;
  }

  /// One step of Newton's method on  steepness * V - sum_i ln w_i  that leaves sum and mean alone. False at
  /// the least, or where rounding says so; `multipliers` are those of sum and mean.
  bool advance(Vector<double>& weights, Values& here, Vector<double>& multipliers, double steepness) const {
    // Counted in weights: the system has ones beside the curvature then.
    const Matrix<double> scaled = held_ * weights.asDiagonal();
    const Matrix<double> seen = here.factor.transpose() * l_ * weights.asDiagonal();
    const Matrix<double> whitened = here.factored.matrixL().solve(l_);
    const Matrix<double> gram = seen.transpose() * seen;
    Matrix<double> system = 2 * steepness * gram.cwiseProduct(whitened.transpose() * whitened);
    system.diagonal().array() += 1;
    const Eigen::LLT<Matrix<double>> factored(system);
    if (factored.info() != Eigen::Success) return false;
    // V falls by |B' l_i|^2 as a weight grows.
    const Vector<double> downhill = steepness * gram.diagonal().cwiseQuotient(weights).array() + 1;
    const Matrix<double> by_price = factored.solve(Matrix<double>(scaled.transpose()));
    const Vector<double> plain = factored.solve(downhill);
    const Vector<double> prices = Eigen::LDLT<Matrix<double>>(scaled * by_price).solve(scaled * plain);
    const Vector<double> by = plain - by_price * prices;
    if (!by.allFinite()) return false;
    multipliers = prices / steepness;
    const double decrement = by.dot(downhill);
    if (!(decrement > kCentred)) return false;
    const double before = steepness * here.value;
    double length = std::min(1.0, by.minCoeff() < 0 ? -kToBoundary / by.minCoeff() : 1.0);
    for (int halvings = 0; halvings < kMostHalvings; ++halvings, length /= 2) {
      const Vector<double> factors = (length * by).array() + 1;
      const Vector<double> next = weights.cwiseProduct(factors);
      auto there = values(next);
      if (!there) continue;
      const double after = steepness * there->value - factors.array().log().sum();
      if (after > before - kKept * length * decrement) continue;
      weights = next;
      here = std::move(*there);
      return true;
    }
    return false;
  }

  const Matrix<double>& l_;
  const Matrix<double>& functionals_;
  Matrix<double> held_;  // whose weighted sums are to stay: ones, and the deviations
};

}  // namespace

CountingMixture counting_mixture(const Matrix<double>& deviations, const Matrix<double>& functionals,
                                 const Vector<double>& start, double tolerance) {
  return Barrier(deviations, functionals).run(start, tolerance);
}

}  // namespace sluice
