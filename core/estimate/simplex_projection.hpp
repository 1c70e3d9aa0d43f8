// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/scalar.hpp"

namespace sluice {

/// The distribution that is nearest to numbers which sum to anything ("Norm-Sub"; Wang et al., arXiv
/// 1905.08320): all are moved by the same amount, and those that would be below 0 are 0. Makes rare
/// categories look more common than they are on average: for showing, not for sums or intervals.
/// Precondition: one number at least.
Vector<double> onto_simplex(const Vector<double>& numbers);

}  // namespace sluice
