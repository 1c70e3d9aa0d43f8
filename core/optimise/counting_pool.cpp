// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/counting_pool.hpp"

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "design_texts.hpp"

namespace sluice {
namespace {

// Columns nearer than this, of deviations up to 1, are the same; directions shorter than this are none.
constexpr double kSame = 1e-9;
// Of two opposite columns neither may be next to nothing beside the other. A report that all but names a rare
// category is as rare.
constexpr double kLeastShare = 1e-14;
// How much of the weight new columns get at first, shared by all.
constexpr double kLittle = 1e-3;
constexpr double kLeast = 1e-15;
// How far from the prior the mean of a mixture may be, beside what it is a mean of.
constexpr double kCentred = 1e-12;
// Columns with less weight than this are of no use.
constexpr double kUsed = 1e-6;
constexpr std::size_t kManyColumns = 100;
// How far the rows of a channel may be from summing to 1, on average.
constexpr double kResidual = 1e-10;

/// Weights of nearly a sum of 1 and a mean of 0, so to the last digits; nothing where they are not all
/// positive then, or these columns have no such weights.
std::optional<Vector<double>> centred(const Matrix<double>& deviations, const Vector<double>& weights) {
  Matrix<double> held(deviations.rows() + 1, deviations.cols());
  held << Matrix<double>::Ones(1, deviations.cols()), deviations;
  const Vector<double> aim = Vector<double>::Unit(held.rows(), 0);
  const Matrix<double> weighted = held * weights.asDiagonal();
  const Vector<double> off = aim - weighted.rowwise().sum();
  const Vector<double> by = Eigen::LDLT<Matrix<double>>(weighted * held.transpose()).solve(off);
  Vector<double> moved = weights + weights.cwiseProduct(held.transpose() * by);
  if (!(moved.minCoeff() > 0)) return std::nullopt;
  const Vector<double> left = (aim - held * moved).cwiseAbs();
  const Vector<double> sizes = held.cwiseAbs() * moved;
  if (!((left - kCentred * sizes).maxCoeff() <= 0)) return std::nullopt;
  return moved;
}

}  // namespace

CountingPool::CountingPool(const CountingSpace& space, const Matrix<double>& functionals, double tolerance)
    : space_(space),
      functionals_(functionals),
      tolerance_(tolerance),
      value_(std::numeric_limits<double>::infinity()) {}

/// A column each.
Matrix<double> CountingPool::deviations(const std::vector<Vector<double>>& columns) const {
  Matrix<double> all(space_.dimension(), static_cast<Index>(columns.size()));
  for (std::size_t i = 0; i < columns.size(); ++i) {
    all.col(static_cast<Index>(i)) = space_.deviation(columns[i]);
  }
  return all;
}

bool CountingPool::start_with(const Vector<double>& posterior, const Vector<double>& opposite) {
  const double one = space_.deviation(posterior).norm();
  const double other = space_.deviation(opposite).norm();
  if (!(std::min(one, other) > kLeastShare * std::max(one, other)) || !add(posterior)) return false;
  columns_.push_back(opposite);
  const Index n = weights_.size();
  weights_.conservativeResize(n + 2);
  weights_(n) = other / (one + other);
  weights_(n + 1) = one / (one + other);
  return true;
}

std::optional<Vector<double>> CountingPool::untold() const {
  const Index d = space_.dimension();
  if (columns_.empty()) return Vector<double>(space_.over_posteriors(Matrix<double>::Identity(d, 1)));
  const Matrix<double> told = deviations(columns_).colwise().normalized();
  Eigen::FullPivLU<Matrix<double>> factored(told.transpose());
  factored.setThreshold(kSame);
  if (factored.rank() == d) return std::nullopt;
  return Vector<double>(space_.over_posteriors(Matrix<double>(factored.kernel()).leftCols(1)));
}

bool CountingPool::add(const Vector<double>& posterior) {
  const bool known = std::ranges::any_of(columns_, [&](const Vector<double>& column) {
    return (space_.deviation(column) - space_.deviation(posterior)).cwiseAbs().maxCoeff() <= kSame;
  });
  if (!known) columns_.push_back(posterior);
  return !known;
}

/// The mixture at hand with a little of the new columns, which takes little of the others.
std::optional<Vector<double>> CountingPool::start(const Matrix<double>& deviations) const {
  if (weights_.size() == 0) return std::nullopt;
  for (double little = kLittle / static_cast<double>(deviations.cols()); little > kLeast; little /= 8) {
    Vector<double> weights = Vector<double>::Constant(deviations.cols(), little);
    weights.head(weights_.size()) = weights_.cwiseMax(little);
    if (auto moved = centred(deviations, weights / weights.sum())) return moved;
  }
  return std::nullopt;
}

bool CountingPool::mix() {
  const Matrix<double> columns = deviations(columns_);
  const auto from = start(columns);
  if (!from) return false;
  CountingMixture found = counting_mixture(columns, functionals_, *from, tolerance_);
  if (found.prices.factor.size() == 0) return false;
  at_ = std::move(found);
  weights_ = at_.weights;
  if (at_.value < value_) {
    value_ = at_.value;
    best_ = {columns_, at_.weights, at_.prices.factor};
  }
  return true;
}

void CountingPool::prune() {
  if (columns_.size() < kManyColumns) return;
  std::vector<Vector<double>> kept;
  std::vector<double> weights;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    const auto at = static_cast<Index>(i);
    if (at < weights_.size()) {
      if (weights_(at) <= kUsed) continue;
      weights.push_back(weights_(at));
    }
    kept.push_back(std::move(columns_[i]));
  }
  columns_ = std::move(kept);
  weights_ = Eigen::Map<const Vector<double>>(weights.data(), static_cast<Index>(weights.size()));
}

/// The same without the columns that tell least, as long as V is no more than `most`.
std::optional<CountingPool::Mixed> CountingPool::without(const Mixed& mixed, std::size_t fewer,
                                                         double most) const {
  // A report that names a rare category is rare, and needed: how much V falls by a column counts, not its
  // weight.
  const Matrix<double> seen = mixed.factor.transpose() * deviations(mixed.columns);
  const Vector<double> told = seen.colwise().squaredNorm().transpose().cwiseProduct(mixed.weights);
  std::vector<std::size_t> order(mixed.columns.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, [&](std::size_t one, std::size_t other) {
    return told(static_cast<Index>(one)) > told(static_cast<Index>(other));
  });
  order.resize(order.size() - fewer);
  Mixed left;
  left.weights.resize(static_cast<Index>(order.size()));
  for (const std::size_t i : order) {
    left.weights(static_cast<Index>(left.columns.size())) = mixed.weights(static_cast<Index>(i));
    left.columns.push_back(mixed.columns[i]);
  }
  const Matrix<double> columns = deviations(left.columns);
  const auto from = centred(columns, left.weights);
  if (!from) return std::nullopt;
  auto found = counting_mixture(columns, functionals_, *from, tolerance_);
  if (!found.converged || !(found.value <= most)) return std::nullopt;
  left.weights = found.weights;
  left.factor = found.prices.factor;
  return left;
}

/// Fewer reports, as long as that costs next to nothing.
CountingPool::Mixed CountingPool::sparse(double allowed) const {
  Mixed kept = best_;
  for (std::size_t fewer = kept.columns.size() / 2; fewer > 0;) {
    if (auto left = fewer < kept.columns.size() ? without(kept, fewer, value_ + allowed) : std::nullopt) {
      kept = std::move(*left);
      fewer = std::min(fewer, kept.columns.size() / 2);
    } else {
      fewer /= 2;
    }
  }
  return kept;
}

Result<Channel> CountingPool::channel(double allowed) const {
  if (best_.columns.empty()) return fail(texts::kSearch.optimum_inaccurate);
  const Mixed chosen = sparse(allowed);
  const auto weights = centred(deviations(chosen.columns), chosen.weights);
  if (!weights) return fail(texts::kSearch.optimum_inaccurate);
  Channel channel(space_.prior().size(), weights->size());
  for (Index y = 0; y < channel.cols(); ++y) {
    const Vector<double>& posterior = chosen.columns[static_cast<std::size_t>(y)];
    channel.col(y) = (*weights)(y)*posterior.cwiseQuotient(space_.prior());
  }
  const Vector<double> sums = channel.rowwise().sum();
  if ((sums.array() - 1).abs().matrix().dot(space_.prior()) > kResidual) {
    return fail(texts::kSearch.optimum_inaccurate);
  }
  channel = sums.cwiseInverse().asDiagonal() * channel;
  return channel;
}

}  // namespace sluice
