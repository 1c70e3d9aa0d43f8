// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/scalar.hpp"

namespace sluice {

/// So many columns at a time stay in the cache with everything that they are multiplied by.
constexpr Index kColumnsAtOnce = 16;

/// left * right (m x a and a x b) in the columns from `first` on, at most `kColumnsAtOnce` of them. It skips
/// zeros on the left, which are most entries if conditions are about few categories.
Matrix<double> sparse_product(const Matrix<double>& left, const Matrix<double>& right, Index first);

}  // namespace sluice
