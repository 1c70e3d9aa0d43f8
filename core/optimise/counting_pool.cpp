// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/counting_pool.hpp"

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <algorithm>
#include <iterator>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

#include "optimise/search_texts.hpp"

namespace sluice {
namespace {

// Columns nearer than this, of deviations up to 1, are the same; directions shorter than this are none.
constexpr double kSame = 1e-9;
// The shorter of two opposite columns must have more than this share of the other's length. It is small: a
// report that all but names a rare category is as rare.
constexpr double kLeastShare = 1e-14;
// How much of the weight new columns get at first, shared by all.
constexpr double kLittle = 1e-3;
constexpr double kLeast = 1e-15;
// How far from the prior the mean of a mixture may be, beside what it is a mean of.
constexpr double kMeanError = 1e-12;
// Columns with less weight than this are of no use.
constexpr double kUsed = 1e-6;
constexpr std::size_t kManyColumns = 100;
// How far the rows of a channel may be from summing to 1, on average.
constexpr double kPoolResidual = 1e-10;

/// Moves weights with nearly a sum of 1 and a mean of 0 until they have both to the last digits. Empty if not
/// all weights are positive then, or these columns have no such weights.
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
  if (!((left - kMeanError * sizes).maxCoeff() <= 0)) return std::nullopt;
  return moved;
}

/// Whether each column is more than rounding of the sum or the mean. Rounding alone decides whether a weight
/// is positive if its column has no part in the only mixture of such columns that is left.
bool all_count(const Matrix<double>& deviations, const Vector<double>& weights) {
  const Matrix<double> parts = deviations.cwiseAbs() * weights.asDiagonal();
  const Vector<double> sizes = parts.rowwise().sum();
  for (Index i = 0; i < weights.size(); ++i) {
    const bool counts = weights(i) > kMeanError || (parts.col(i) - kMeanError * sizes).maxCoeff() > 0;
    if (!counts) return false;
  }
  return true;
}

}  // namespace

CountingPool::CountingPool(const CountingSpace& space, const Matrix<double>& functionals,
                           const CountingAim& aim)
    : space_(space), functionals_(functionals), aim_(aim), value_(std::numeric_limits<double>::infinity()) {}

/// A column each.
Matrix<double> CountingPool::deviations(const std::vector<Vector<double>>& columns) const {
  Matrix<double> all(space_.dimension(), static_cast<Index>(columns.size()));
  for (std::size_t i = 0; i < columns.size(); ++i) {
    all.col(static_cast<Index>(i)) = space_.deviation(columns[i]);
  }
  return all;
}

/// Empty if the aim does not ask for them.
Vector<double> CountingPool::divergences(const std::vector<Vector<double>>& columns) const {
  Vector<double> all(aim_.most_variance ? static_cast<Index>(columns.size()) : 0);
  for (Index i = 0; i < all.size(); ++i) all(i) = space_.divergence(columns[static_cast<std::size_t>(i)]);
  return all;
}

CountingMixture CountingPool::mixed(const std::vector<Vector<double>>& columns, const Matrix<double>& l,
                                    const Vector<double>& start) const {
  return counting_mixture(l, divergences(columns), functionals_, start, aim_);
}

void CountingPool::start_with(const Channel& channel) {
  weights_ = channel.transpose() * space_.prior();
  for (Index y = 0; y < channel.cols(); ++y) {
    columns_.emplace_back(channel.col(y).cwiseProduct(space_.prior()) / weights_(y));
  }
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

bool CountingPool::mix() {
  if (weights_.size() == 0) return false;
  const Matrix<double> l = deviations(columns_);
  // The mixture at hand with a little of the new columns, which takes little of the others.
  for (double little = kLittle / static_cast<double>(l.cols()); little > kLeast; little /= 8) {
    Vector<double> weights = Vector<double>::Constant(l.cols(), little);
    weights.head(weights_.size()) = weights_.cwiseMax(little);
    const auto from = centred(l, weights / weights.sum());
    if (!from) continue;
    CountingMixture found = mixed(columns_, l, *from);
    if (found.prices.factor.size() == 0) continue;
    at_ = std::move(found);
    weights_ = at_.weights;
    if (at_.value < value_) {
      if (const auto kept = centred(l, weights_)) {  // otherwise it is no mixture of the prior
        value_ = at_.value;
        best_ = {columns_, *kept, at_.prices};
      }
    }
    return true;
  }
  return false;
}

/// How much V falls by each column of a mixture, as a share of the weights. A report that names a rare
/// category is rare, and needed: its weight alone does not count.
Vector<double> CountingPool::told(const std::vector<Vector<double>>& columns, const Vector<double>& weights,
                                  const CountingPrices& prices) const {
  const Matrix<double> seen = prices.factor.transpose() * deviations(columns);
  Vector<double> told = seen.colwise().squaredNorm().transpose();
  if (aim_.most_variance) told += prices.information * divergences(columns);
  return told.cwiseProduct(weights);
}

void CountingPool::prune(Index most) {
  if (columns_.size() < kManyColumns) return;
  const auto mixed = static_cast<std::size_t>(weights_.size());
  const std::vector<Vector<double>> used(columns_.begin(),
                                         columns_.begin() + static_cast<std::ptrdiff_t>(mixed));
  const Vector<double> shares = told(used, weights_, at_.prices);
  std::vector<std::size_t> order(mixed);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, [&](std::size_t one, std::size_t other) {
    return shares(static_cast<Index>(one)) > shares(static_cast<Index>(other));
  });
  const auto keep = [&](std::size_t count) {
    std::vector<char> kept(mixed, 0);
    for (std::size_t i = 0; i < std::min(count, mixed); ++i) kept[order[i]] = 1;
    std::vector<Vector<double>> left;
    std::vector<double> weights;
    for (std::size_t i = 0; i < mixed; ++i) {
      const double weight = weights_(static_cast<Index>(i));
      if (!kept[i] || weight <= kUsed) continue;
      left.push_back(columns_[i]);
      weights.push_back(weight);
    }
    return std::pair(std::move(left), std::move(weights));
  };
  auto [left, weights] = keep(static_cast<std::size_t>(most));
  Vector<double> held = Eigen::Map<const Vector<double>>(weights.data(), static_cast<Index>(weights.size()));
  if (std::ssize(order) > most) {
    // Fewer columns are a mixture of the prior only if that takes little of their weights.
    if (const auto moved = centred(deviations(left), held)) {
      held = *moved;
    } else {
      std::tie(left, weights) = keep(mixed);
      held = Eigen::Map<const Vector<double>>(weights.data(), static_cast<Index>(weights.size()));
    }
  }
  std::move(columns_.begin() + static_cast<std::ptrdiff_t>(mixed), columns_.end(), std::back_inserter(left));
  columns_ = std::move(left);
  weights_ = std::move(held);
}

/// The same without the columns that tell least, as long as its value is no more than `most`.
std::optional<CountingPool::Mixed> CountingPool::without(const Mixed& mixed, std::size_t fewer,
                                                         double most) const {
  const Vector<double> told = this->told(mixed.columns, mixed.weights, mixed.prices);
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
  auto found = this->mixed(left.columns, columns, *from);
  if (!found.converged || !(found.value <= most)) return std::nullopt;
  const auto kept = centred(columns, found.weights);
  if (!kept || !all_count(columns, *kept)) return std::nullopt;
  left.weights = *kept;
  left.prices = std::move(found.prices);
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
  Channel channel(space_.prior().size(), chosen.weights.size());
  for (Index y = 0; y < channel.cols(); ++y) {
    const Vector<double>& posterior = chosen.columns[static_cast<std::size_t>(y)];
    channel.col(y) = chosen.weights(y) * posterior.cwiseQuotient(space_.prior());
  }
  const Vector<double> sums = channel.rowwise().sum();
  if ((sums.array() - 1).abs().matrix().dot(space_.prior()) > kPoolResidual) {
    return fail(texts::kSearch.optimum_inaccurate);
  }
  channel = sums.cwiseInverse().asDiagonal() * channel;
  return channel;
}

}  // namespace sluice
