// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/scalar.hpp"

namespace sluice {

/// So many columns at a time stay in the cache with all that they are multiplied by.
constexpr Index kColumnsAtOnce = 16;

/// left * right (m x a and a x b) in the columns from `first` on, `kColumnsAtOnce` of them or as many as
/// there are. What is 0 on the left, most of it where conditions are about few categories, is passed over.
Matrix<double> sparse_product(const Matrix<double>& left, const Matrix<double>& right, Index first);

}  // namespace sluice
