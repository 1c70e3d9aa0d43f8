// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exact/marks.hpp"

namespace sluice {

/// The variance, over people, of sum_y c_y (y is marked - u) / (1/2 - u), which averages to c . p. Marks of
/// one report are independent given the answer, but a person has only one of two categories. Infinite if u =
/// 1/2.
double variance_of_marks(const Vector<double>& functional, const Marks& marks,
                         const Vector<double>& distribution);

}  // namespace sluice
