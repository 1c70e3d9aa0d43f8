// SPDX-License-Identifier: Apache-2.0
#include "guarantee/sparse_product.hpp"

#include <algorithm>

namespace sluice {

Matrix<double> sparse_product(const Matrix<double>& left, const Matrix<double>& right, Index first) {
  // A row of sums whose size is known stays in registers.
  constexpr auto kSome = static_cast<int>(kColumnsAtOnce);
  const Index count = std::min(kColumnsAtOnce, right.cols() - first);
  Eigen::Matrix<double, Eigen::Dynamic, kSome, Eigen::RowMajor> some(right.rows(), kSome);
  some.setZero();
  some.leftCols(count) = right.middleCols(first, count);
  Matrix<double> product(left.rows(), count);
  for (Index i = 0; i < left.rows(); ++i) {
    Eigen::Matrix<double, 1, kSome> sums = Eigen::Matrix<double, 1, kSome>::Zero();
    for (Index x = 0; x < left.cols(); ++x) {
      if (left(i, x) != 0) sums += left(i, x) * some.row(x);
    }
    product.row(i) = sums.head(count);
  }
  return product;
}

}  // namespace sluice
