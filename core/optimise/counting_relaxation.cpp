// SPDX-License-Identifier: GPL-3.0-or-later
#include "optimise/counting_relaxation.hpp"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace sluice {
namespace {

// Ends of ranges beyond this are no conditions.
constexpr double kNoEnd = 1.9;
constexpr double kNoDirection = 1e-12;
// By how much conditions are widened for what rounding hides of them.
constexpr double kWidened = 0x1p-48;
// A step of Newton's method solves as many equations as there are entries, made from all products.
constexpr double kMostWork = 2e8;
constexpr int kMostRelaxationSteps = 400;
constexpr int kMostShortenings = 40;
// Newton's method ends with a decrement below this: multipliers are then right to a hundredth.
constexpr double kCentredMultipliers = 1e-4;
constexpr double kSteeperBarrier = 8;
// Rounding may have hidden so much, beside the largest terms.
constexpr double kHiddenRounding = 1e-12;

/// Points of the polytope are  y = interior + directions * w : first the d deviations, then entries that are
/// no categories, each counted so that |w_i| <= 1.
struct Frame {
  Matrix<double> directions;  ///< entries x m
  Vector<double> unit;        ///< m: of the first d in deviation

  Frame(const SearchPolytope& polytope, const CountingSpace& space) {
    const Index n = polytope.lower.size();
    const Index a = polytope.categories;
    const Index d = space.dimension();
    directions = Matrix<double>::Zero(n, n - 1);
    directions.topLeftCorner(a, d) = polytope.unit.head(a).cwiseInverse().asDiagonal() * space.directions();
    directions.bottomRightCorner(n - a, n - a).setIdentity();
    unit.resize(n - 1);
    const auto farthest = [&](const Vector<double>& end) { return (end - polytope.interior).cwiseAbs(); };
    const Vector<double> far = farthest(polytope.lower).cwiseMax(farthest(polytope.upper));
    for (Index i = 0; i < n - 1; ++i) {
      Index entry = 0;
      directions.col(i).maxCoeff(&entry);
      unit(i) = std::max(far(entry) / directions(entry, i), kNoDirection);
    }
    directions = directions * unit.asDiagonal();
  }

  /// row . y + constant  as a row on (1, w).
  [[nodiscard]] Vector<double> turned(const Vector<double>& row, double constant,
                                      const Vector<double>& interior) const {
    Vector<double> turned(directions.cols() + 1);
    turned(0) = row.dot(interior) + constant;
    turned.tail(directions.cols()) = directions.transpose() * row;
    return turned;
  }
};

Matrix<double> stacked(const std::vector<Vector<double>>& rows, Index width) {
  Matrix<double> all(static_cast<Index>(rows.size()), width);
  for (std::size_t i = 0; i < rows.size(); ++i) all.row(static_cast<Index>(i)) = rows[i].transpose();
  return all;
}

/// The conditions  rows * (1, w) >= 0  of the polytope, each 1 at the prior.
Matrix<double> conditions_of(const SearchPolytope& polytope, const Frame& frame) {
  const Index n = polytope.lower.size();
  const auto& [rows, least, most] = *polytope.rows;
  std::vector<Vector<double>> found;
  const auto add = [&](const Vector<double>& row, double constant) {
    const Vector<double> turned = frame.turned(row, constant + kWidened, polytope.interior);
    // The condition that the sum is 1 is left out.
    if (turned.tail(n - 1).cwiseAbs().maxCoeff() > kNoDirection && turned(0) > 2 * kWidened) {
      found.emplace_back(turned / turned(0));
    }
  };
  for (Index x = 0; x < n; ++x) add(Vector<double>::Unit(n, x), 0);
  for (Index i = 0; i < rows.rows(); ++i) {
    const Vector<double> row = rows.row(i).transpose();
    if (least(i) > -kNoEnd) add(row, -least(i));
    if (most(i) < kNoEnd) add(-row, most(i));
  }
  return stacked(found, n);
}

/// Works on  W = sum_i weight_i w_i w_i',  w_i beginning with 1.
class RelaxationBarrier {
 public:
  RelaxationBarrier(const SearchPolytope& polytope, const CountingSpace& space,
                    const Matrix<double>& functionals)
      : n_(polytope.lower.size()),
        d_(space.dimension()),
        frame_(polytope, space),
        functionals_(functionals),
        seen_(conditions_of(polytope, frame_)) {
    // W_00 = 1, and means are the prior's; entries that are no categories have means of their own.
    for (Index i = 1; i < n_; ++i) {
      for (Index j = i; j < n_; ++j) free_.emplace_back(i, j);
    }
    for (Index i = d_ + 1; i < n_; ++i) free_.emplace_back(0, i);
  }

  [[nodiscard]] double work() const {
    const auto entries = static_cast<double>(free_.size());
    const auto rows = static_cast<double>(seen_.rows());
    return (rows * (rows - 1) / 2 + entries) * entries * entries;
  }

  CountingRelaxation run(double tolerance, const std::function<bool()>& keep_going) {
    for (Index i = 0; i < seen_.rows(); ++i) {
      for (Index j = i + 1; j < seen_.rows(); ++j) {
        products_.push_back(
            0.5 * (seen_.row(i).transpose() * seen_.row(j) + seen_.row(j).transpose() * seen_.row(i)));
      }
    }
    tabulate();
    Vector<double> at = start();
    auto here = values(at);
    if (!here) return best_;
    double steepness = terms() / here->value;
    for (int steps = 0; steps < kMostRelaxationSteps; steepness *= kSteeperBarrier) {
      while (steps < kMostRelaxationSteps && keep_going() && advance(at, *here, steepness)) ++steps;
      if (!keep_going()) break;
      bound(*here, steepness);
      if (terms() / steepness < tolerance * here->value) break;
    }
    return best_;
  }

 private:
  struct Values {
    double value = 0;
    double barrier = 0;
    Matrix<double> inverse;              ///< W^-1
    Matrix<double> information_inverse;  ///< Z^-1
    Matrix<double> factor;               ///< B
    Vector<double> slacks;               ///< <product, W> of each product
  };

  [[nodiscard]] double terms() const {
    return static_cast<double>(products_.size()) + static_cast<double>(n_);
  }

  /// <product, W> >= 0, as rows on the free entries and constants.
  void tabulate() {
    const auto all = static_cast<Index>(products_.size());
    coefficients_.resize(all, static_cast<Index>(free_.size()));
    constants_.resize(all);
    for (Index i = 0; i < all; ++i) {
      const Matrix<double>& product = products_[static_cast<std::size_t>(i)];
      for (std::size_t k = 0; k < free_.size(); ++k) {
        const auto [x, y] = free_[k];
        coefficients_(i, static_cast<Index>(k)) = (x == y ? 1 : 2) * product(x, y);
      }
      constants_(i) = product(0, 0);
    }
  }

  /// A little of every direction.
  [[nodiscard]] Vector<double> start() const {
    const double longest = seen_.rightCols(n_ - 1).rowwise().squaredNorm().maxCoeff();
    Vector<double> at = Vector<double>::Zero(static_cast<Index>(free_.size()));
    for (std::size_t k = 0; k < free_.size(); ++k) {
      if (free_[k].first == free_[k].second) at(static_cast<Index>(k)) = std::min(1.0, 0.5 / longest);
    }
    return at;
  }

  [[nodiscard]] Matrix<double> matrix(const Vector<double>& at) const {
    Matrix<double> whole = Matrix<double>::Zero(n_, n_);
    whole(0, 0) = 1;
    for (std::size_t k = 0; k < free_.size(); ++k) {
      const auto [i, j] = free_[k];
      whole(i, j) = whole(j, i) = at(static_cast<Index>(k));
    }
    return whole;
  }

  /// Empty outside.
  [[nodiscard]] std::optional<Values> values(const Vector<double>& at) const {
    Values found;
    found.slacks = coefficients_ * at + constants_;
    if (!(found.slacks.minCoeff() > 0)) return std::nullopt;
    const Matrix<double> whole = matrix(at);
    const Eigen::LLT<Matrix<double>> factored(whole);
    const auto unit = frame_.unit.head(d_).asDiagonal();
    const Eigen::LLT<Matrix<double>> information(unit * whole.block(1, 1, d_, d_) * unit);
    if (factored.info() != Eigen::Success || information.info() != Eigen::Success) return std::nullopt;
    found.factor = information.solve(functionals_);
    found.value = found.factor.cwiseProduct(functionals_).sum();
    found.barrier =
        -found.slacks.array().log().sum() - 2 * factored.matrixLLT().diagonal().array().log().sum();
    found.inverse = factored.solve(Matrix<double>::Identity(n_, n_));
    found.information_inverse = information.solve(Matrix<double>::Identity(d_, d_));
    return found;
  }

  /// A matrix on deviations as one on (1, w).
  [[nodiscard]] Matrix<double> framed(const Matrix<double>& of_deviations) const {
    Matrix<double> whole = Matrix<double>::Zero(n_, n_);
    const auto unit = frame_.unit.head(d_).asDiagonal();
    whole.block(1, 1, d_, d_) = unit * of_deviations * unit;
    return whole;
  }

  /// One step of Newton's method on  steepness * V + barrier.  False at the least, or where rounding says so.
  bool advance(Vector<double>& at, Values& here, double steepness) const {
    const auto size = static_cast<Index>(free_.size());
    const Matrix<double> g = steepness * framed(here.factor * here.factor.transpose());
    const Matrix<double> p = framed(here.information_inverse);
    const Matrix<double>& z = here.inverse;
    Vector<double> gradient(size);
    Matrix<double> hessian(size, size);
    const auto crossed = [](const Matrix<double>& one, const Matrix<double>& other, Index i, Index j, Index r,
                            Index s) {
      return one(s, i) * other(j, r) + one(s, j) * other(i, r) + one(r, i) * other(j, s) +
             one(r, j) * other(i, s);
    };
    for (Index k = 0; k < size; ++k) {
      const auto [i, j] = free_[static_cast<std::size_t>(k)];
      gradient(k) = -(i == j ? 1 : 2) * (g(i, j) + z(i, j));
      for (Index l = 0; l <= k; ++l) {
        const auto [r, s] = free_[static_cast<std::size_t>(l)];
        const double halves = (i == j ? 0.5 : 1) * (r == s ? 0.5 : 1);
        hessian(k, l) =
            halves * (crossed(g, p, i, j, r, s) + crossed(p, g, i, j, r, s) + crossed(z, z, i, j, r, s));
      }
    }
    const Matrix<double> scaled = here.slacks.cwiseInverse().asDiagonal() * coefficients_;
    gradient -= scaled.colwise().sum().transpose();
    hessian.selfadjointView<Eigen::Lower>().rankUpdate(scaled.transpose());
    const Eigen::LLT<Matrix<double>, Eigen::Lower> factored(hessian);
    if (factored.info() != Eigen::Success) return false;
    const Vector<double> by = -factored.solve(gradient);
    const double decrement = -gradient.dot(by);
    if (!(decrement > kCentredMultipliers)) return false;
    const double before = steepness * here.value + here.barrier;
    double length = 1;
    for (int halvings = 0; halvings < kMostShortenings; ++halvings, length /= 2) {
      auto next = values(at + length * by);
      if (!next || steepness * next->value + next->barrier > before - 0.1 * length * decrement) continue;
      at += length * by;
      here = std::move(*next);
      return true;
    }
    return false;
  }

  /// Proves a bound by the multipliers N of the products. The rest is  -(BB') - sum N product  on (1, w).
  /// Lambda is other than 0 only where W is given, and makes rest + Lambda positive semidefinite. Then
  /// |B' l|^2 <= (1,w)' Lambda (1,w)  on the polytope.
  void bound(const Values& here, double steepness) {
    Matrix<double> rest = -framed(here.factor * here.factor.transpose());
    double size = rest.cwiseAbs().maxCoeff();
    for (std::size_t i = 0; i < products_.size(); ++i) {
      const double multiplier = 1 / (steepness * here.slacks(static_cast<Index>(i)));
      rest -= multiplier * products_[i];
      size = std::max(size, multiplier * products_[i].cwiseAbs().maxCoeff());
    }
    rest.diagonal().tail(n_ - 1).array() += kHiddenRounding * size;
    // The entries beyond the categories come first out of the way.
    const Index beyond = n_ - 1 - d_;
    Vector<double> border = Vector<double>::Zero(d_);
    double corner = 0;
    if (beyond > 0) {
      const Eigen::LLT<Matrix<double>> last(rest.bottomRightCorner(beyond, beyond));
      const Vector<double> given = rest.row(0).tail(beyond).transpose();
      const Vector<double> solved = last.solve(given);
      corner = given.dot(solved);
      border = rest.block(1, d_ + 1, d_, beyond) * solved;
    }
    const Vector<double> half_slopes = border - rest.row(0).segment(1, d_).transpose();
    const double level = corner - rest(0, 0);
    // Terms are at most `size`, and so many; entries of (1, w) are at most 1.
    const double hidden = kHiddenRounding * size * (terms() + static_cast<double>(n_ * n_));
    rest(0, 0) += level + hidden;
    rest.row(0).segment(1, d_) += half_slopes.transpose();
    rest.col(0).segment(1, d_) += half_slopes;
    if (Eigen::LLT<Matrix<double>>(rest).info() != Eigen::Success) return;
    CountingPrices prices{level + 2 * hidden, 2 * half_slopes.cwiseQuotient(frame_.unit.head(d_)),
                          here.factor};
    const double bound = prices.bound(functionals_, 0, kHiddenRounding);
    if (bound > best_.lower_bound) best_ = {bound, std::move(prices)};
  }

  Index n_;  // the length of (1, w)
  Index d_;
  Frame frame_;
  const Matrix<double>& functionals_;
  Matrix<double> seen_;  // conditions on (1, w), each 1 at the prior
  std::vector<std::pair<Index, Index>> free_;
  std::vector<Matrix<double>> products_;
  Matrix<double> coefficients_;
  Vector<double> constants_;
  CountingRelaxation best_;
};

}  // namespace

CountingRelaxation counting_relaxation(const SearchPolytope& polytope, const CountingSpace& space,
                                       const Matrix<double>& functionals, double tolerance,
                                       const std::function<bool()>& keep_going) {
  RelaxationBarrier barrier(polytope, space, functionals);
  if (barrier.work() > kMostWork) return {};
  return barrier.run(tolerance, keep_going);
}

}  // namespace sluice
