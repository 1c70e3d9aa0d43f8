// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/counting_mixture.hpp"

#include <Eigen/Cholesky>
#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <limits>
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
// If V has a largest value, its price is only as good as its distance from that: the decrement has to be
// smaller.
constexpr double kCentredAtMost = 1e-8;
// A step has to keep this share of the fall that it promises, and may go so far towards a weight of 0.
constexpr double kKept = 0.1;
constexpr double kToBoundary = 0.99;

class Barrier {
 public:
  Barrier(const Matrix<double>& deviations, const Vector<double>& divergences,
          const Matrix<double>& functionals, const CountingAim& aim)
      : l_(deviations),
        divergences_(divergences),
        functionals_(functionals),
        aim_(aim),
        held_(deviations.rows() + 1, deviations.cols()) {
    held_.row(0).setOnes();
    held_.bottomRows(deviations.rows()) = deviations;
  }

  [[nodiscard]] CountingMixture run(Vector<double> weights) const {
    auto here = values(weights);
    if (!here || l_.cols() < held_.rows()) return {};
    const auto terms = static_cast<double>(weights.size()) + (aim_.most_variance ? 1 : 0);
    double steepness = terms / (kFirst * std::abs(here->aim));
    CountingPrices prices;
    CountingPrices best;
    double highest = -std::numeric_limits<double>::infinity();
    bool converged = false;
    for (int steps = 0; steps < kMostSteps; steepness *= kSteeper) {
      while (steps < kMostSteps && advance(weights, *here, prices, steepness)) ++steps;
      if (prices.slopes.size() == 0) return {};
      // If little is told of something that does not matter, rounding ends a round early. Then the prices of
      // the round before prove more.
      prices.factor = here->factor;
      const double bound = aim_.bound(prices, functionals_, worth_of(prices), 0);
      if (bound >= highest) {
        highest = bound;
        best = prices;
      }
      converged = terms / steepness <= aim_.tolerance * (aim_.most_variance ? 1 : here->variance);
      if (converged) break;
    }
    return {
        .weights = std::move(weights), .value = here->aim, .prices = std::move(best), .converged = converged};
  }

 private:
  struct Values {
    double variance = 0;
    double aim = 0;                       ///< V, or -I
    Matrix<double> factor;                ///< B
    Eigen::LLT<Matrix<double>> factored;  ///< Z, factored
  };

  /// Empty outside of the barrier's domain.
  [[nodiscard]] std::optional<Values> values(const Vector<double>& weights) const {
    Values found;
    found.factored.compute(l_ * weights.asDiagonal() * l_.transpose());
    if (found.factored.info() != Eigen::Success) return std::nullopt;
    found.factor = found.factored.solve(functionals_);
    if (!found.factor.allFinite()) return std::nullopt;
    found.variance = found.factor.cwiseProduct(functionals_).sum();
    found.aim = aim_.most_variance ? -weights.dot(divergences_) : found.variance;
    if (aim_.most_variance && !(found.variance < *aim_.most_variance)) return std::nullopt;
    return found;
  }

  /// The amount by which the worst column breaks the prices.
  [[nodiscard]] double worth_of(const CountingPrices& prices) const {
    Vector<double> worth =
        (prices.factor.transpose() * l_).colwise().squaredNorm().transpose() - l_.transpose() * prices.slopes;
    if (aim_.most_variance) worth += prices.information * divergences_;
    return worth.maxCoeff() - prices.level;
  }

  /// The barrier's terms but those of weights.
  [[nodiscard]] double height(const Values& here, double steepness) const {
    return steepness * here.aim - (aim_.most_variance ? std::log(*aim_.most_variance - here.variance) : 0);
  }

  /// One step of Newton's method on  steepness * V - sum_i ln w_i,  or on  -steepness * I - ln(L - V) -
  /// sum_i ln w_i,  that leaves sum and mean alone. False at the least, or where rounding says so; `prices`
  /// are those of sum and mean, by unit of V.
  bool advance(Vector<double>& weights, Values& here, CountingPrices& prices, double steepness) const {
    const double of_variance = aim_.most_variance ? 1 / (*aim_.most_variance - here.variance) : steepness;
    // Counted in weights: the system has ones beside the curvature then.
    const Matrix<double> seen = here.factor.transpose() * l_ * weights.asDiagonal();
    const Matrix<double> whitened = here.factored.matrixL().solve(l_);
    const Matrix<double> gram = seen.transpose() * seen;
    Matrix<double> system = 2 * of_variance * gram.cwiseProduct(whitened.transpose() * whitened);
    system.diagonal().array() += 1;
    // V falls by |B' l_i|^2 as a weight grows.
    const Vector<double> falls = of_variance * gram.diagonal().cwiseQuotient(weights);
    Vector<double> downhill = falls.array() + 1;
    // An optimum may tell next to nothing of shares that are not asked for, and sum and mean are nearly
    // dependent then. Held as orthogonal directions, they still stay to the last digits.
    const Index held = held_.rows();
    const Eigen::ColPivHouseholderQR<Eigen::MatrixXd> kept(weights.asDiagonal() * held_.transpose());
    const Matrix<double> basis = kept.householderQ() * Eigen::MatrixXd::Identity(l_.cols(), held);
    // Near a largest V the slope of its barrier is far steeper than the rest, and the curvature is the
    // slope's square. `system` is without that curvature; the step along the slope has a price of its own.
    Matrix<double> rows(held + (aim_.most_variance ? 1 : 0), l_.cols());
    rows.topRows(held) = basis.transpose();
    Vector<double> pull = downhill;
    const double steepest = falls.norm();
    if (aim_.most_variance) {
      pull = (steepness * weights.cwiseProduct(divergences_)).array() + 1;
      downhill = pull + falls;
      rows.row(held) = falls.transpose() / steepest;
    }
    const Eigen::LLT<Matrix<double>> factored(system);
    if (factored.info() != Eigen::Success) return false;
    const Matrix<double> by_price = factored.solve(Matrix<double>(rows.transpose()));
    const Vector<double> plain = factored.solve(pull);
    Matrix<double> priced = rows * by_price;
    Vector<double> off = rows * plain;
    if (aim_.most_variance) {
      priced(held, held) += 1 / (steepest * steepest);
      off(held) -= 1 / steepest;
    }
    const Vector<double> multipliers = Eigen::LDLT<Matrix<double>>(priced).solve(off);
    Vector<double> by = plain - by_price * multipliers;
    by -= basis * (basis.transpose() * by);
    const Eigen::VectorXd solved = kept.matrixR().topRows(held).triangularView<Eigen::Upper>().solve(
        Eigen::VectorXd(multipliers.head(held)));
    const Vector<double> of_held = kept.colsPermutation() * solved;
    if (!by.allFinite() || !of_held.allFinite()) return false;
    prices.level = of_held(0) / of_variance;
    prices.slopes = of_held.tail(l_.rows()) / of_variance;
    prices.information = aim_.most_variance ? steepness / of_variance : 0;
    const double decrement = by.dot(downhill);
    if (!(decrement > (aim_.most_variance ? kCentredAtMost : kCentred))) return false;
    const double before = height(here, steepness);
    double length = std::min(1.0, by.minCoeff() < 0 ? -kToBoundary / by.minCoeff() : 1.0);
    for (int halvings = 0; halvings < kMostHalvings; ++halvings, length /= 2) {
      const Vector<double> factors = (length * by).array() + 1;
      const Vector<double> next = weights.cwiseProduct(factors);
      auto there = values(next);
      if (!there) continue;
      const double after = height(*there, steepness) - factors.array().log().sum();
      if (after > before - kKept * length * decrement) continue;
      weights = next;
      here = std::move(*there);
      return true;
    }
    return false;
  }

  const Matrix<double>& l_;
  const Vector<double>& divergences_;
  const Matrix<double>& functionals_;
  const CountingAim& aim_;
  Matrix<double> held_;  // rows whose weighted sums are to stay: ones, and the deviations
};

}  // namespace

CountingMixture counting_mixture(const Matrix<double>& deviations, const Vector<double>& divergences,
                                 const Matrix<double>& functionals, const Vector<double>& start,
                                 const CountingAim& aim) {
  return Barrier(deviations, divergences, functionals, aim).run(start);
}

}  // namespace sluice
