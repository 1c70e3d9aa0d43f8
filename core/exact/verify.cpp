// SPDX-License-Identifier: Apache-2.0
#include "exact/verify.hpp"

namespace sluice {
namespace {

Integer value_of(const Rows<Integer>& rows, Index row, const Weights& weights, Index report) {
  Integer value = 0;
  for (Index x = 0; x < rows.cols(); ++x) {
    if (weights(x, report) != 0 && rows(row, x) != 0) value += rows(row, x) * Integer(weights(x, report));
  }
  return value;
}

/// Whether doubles already prove a sum of products to be below 0: each of the a products carries three
/// roundings, the sum at most a more, each of at most 2^-53 of the sum of sizes. What overflows proves
/// nothing.
bool surely_negative(double sum, double size, Index terms) {
  return sum < -size * static_cast<double>(terms + 4) * 0x1p-52;
}

}  // namespace

std::optional<Violation> worst_violation(const Rows<Integer>& rows, const Weights& weights) {
  // Nearly all conditions are slack by far more than rounding; only the others are worth long integers.
  const Matrix<double> near_weights = weights.cast<double>();
  Eigen::RowVectorXd above(weights.cols());  // what adds to a row's value, and what is taken from it
  Eigen::RowVectorXd below(weights.cols());
  std::optional<Violation> worst;
  for (Index i = 0; i < rows.rows(); ++i) {
    above.setZero();
    below.setZero();
    for (Index x = 0; x < rows.cols(); ++x) {
      const double factor = nearest(rows(i, x));
      if (factor > 0) above += factor * near_weights.row(x);
      if (factor < 0) below -= factor * near_weights.row(x);
    }
    for (Index y = 0; y < weights.cols(); ++y) {
      if (surely_negative(above(y) - below(y), above(y) + below(y), rows.cols())) continue;
      const Integer value = value_of(rows, i, weights, y);
      if (value > 0 && (!worst || value > worst->excess)) worst = Violation{i, y, value};
    }
  }
  return worst;
}

}  // namespace sluice
