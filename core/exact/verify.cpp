// SPDX-License-Identifier: Apache-2.0
#include "exact/verify.hpp"

#include "guarantee/sparse_product.hpp"

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
/// roundings, the sum a-1 more, each of at most 2^-53 of the sum of sizes. What overflows proves nothing.
bool surely_negative(double sum, double size, Index terms) {
  return sum < -size * static_cast<double>(terms + 4) * 0x1p-52;
}

}  // namespace

std::optional<Violation> worst_violation(const Rows<Integer>& rows, const Weights& weights) {
  // Nearly all conditions are slack by far more than rounding; only the others are worth long integers.
  const Matrix<double> near_rows = rows.unaryExpr(&nearest);
  const Matrix<double> row_sizes = near_rows.cwiseAbs();
  const Matrix<double> near_weights = weights.cast<double>();
  std::optional<Violation> worst;
  for (Index first = 0; first < weights.cols(); first += kColumnsAtOnce) {
    const Matrix<double> sums = sparse_product(near_rows, near_weights, first);
    const Matrix<double> sizes = sparse_product(row_sizes, near_weights, first);
    for (Index i = 0; i < rows.rows(); ++i) {
      for (Index k = 0; k < sums.cols(); ++k) {
        if (surely_negative(sums(i, k), sizes(i, k), rows.cols())) continue;
        const Integer value = value_of(rows, i, weights, first + k);
        if (value > 0 && (!worst || value > worst->excess)) worst = Violation{i, first + k, value};
      }
    }
  }
  return worst;
}

}  // namespace sluice
