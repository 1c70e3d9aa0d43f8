// SPDX-License-Identifier: Apache-2.0
#include "exact/straighten.hpp"

#include <algorithm>
#include <cmath>

namespace sluice {
namespace {

// What is missing is found in integers but made up for in doubles: what that leaves is made up for once more.
constexpr int kPasses = 2;
// Less of a row than this is left by rounding when the others are taken from it.
constexpr double kIndependent = 1e-9;

/// rows . weights, exactly, each to the nearest double.
Matrix<double> missing(const Rows<Integer>& rows, const Weights& weights) {
  Matrix<double> result(rows.rows(), weights.cols());
  for (Index i = 0; i < rows.rows(); ++i) {
    for (Index y = 0; y < weights.cols(); ++y) {
      Integer sum = 0;
      for (Index x = 0; x < rows.cols(); ++x) sum += rows(i, x) * Integer(weights(x, y));
      result(i, y) = nearest(sum);
    }
  }
  return result;
}

/// The smallest steps (a x b) with  rows . steps = targets, by Gram and Schmidt.
Matrix<double> least_steps(const Matrix<double>& rows, const Matrix<double>& targets) {
  Matrix<double> basis(0, rows.cols());
  Matrix<double> along(0, targets.cols());
  for (Index i = 0; i < rows.rows() && basis.rows() < rows.cols(); ++i) {
    const double size = rows.row(i).norm();
    if (size <= 0) continue;
    Eigen::RowVectorXd direction = rows.row(i) / size;
    Eigen::RowVectorXd target = targets.row(i) / size;
    for (int again = 0; again < 2; ++again) {
      const Eigen::RowVectorXd shares = direction * basis.transpose();
      direction -= shares * basis;
      target -= shares * along;
    }
    const double left = direction.norm();
    if (left < kIndependent) continue;
    basis.conservativeResize(basis.rows() + 1, Eigen::NoChange);
    along.conservativeResize(along.rows() + 1, Eigen::NoChange);
    basis.bottomRows(1) = direction / left;
    along.bottomRows(1) = target / left;
  }
  return basis.transpose() * along;
}

}  // namespace

void straighten(const Rows<Integer>& rows, Weights& weights) {
  const Matrix<double> near_rows = rows.unaryExpr(&nearest);
  for (int pass = 0; pass < kPasses; ++pass) {
    const Matrix<double> steps = least_steps(near_rows, -missing(rows, weights));
    for (Index x = 0; x < weights.rows(); ++x) {
      // What rounding leaves over goes where it matters least.
      Index largest = 0;
      weights.row(x).maxCoeff(&largest);
      std::int64_t sum = 0;
      for (Index y = 0; y < weights.cols(); ++y) {
        const std::int64_t step = std::llround(steps(x, y));
        const auto moved = std::max<std::int64_t>(0, static_cast<std::int64_t>(weights(x, y)) + step);
        weights(x, y) = static_cast<std::uint64_t>(moved);
        sum += moved;
      }
      weights(x, largest) += kRowSum - static_cast<std::uint64_t>(sum);
    }
  }
}

}  // namespace sluice
