// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/scalar.hpp"

namespace sluice {

/// The distribution that is nearest to numbers with any sum ("Norm-Sub"; Wang et al., arXiv 1905.08320). All
/// are moved by the same amount, and those that would be below 0 are 0. Rare categories look more common than
/// they are on average: use it for display, not for sums or intervals. Precondition: at least one number.
Vector<double> onto_simplex(const Vector<double>& numbers);

}  // namespace sluice
