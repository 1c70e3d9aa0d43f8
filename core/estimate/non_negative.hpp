// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/scalar.hpp"

namespace sluice {

/// The z >= 0 with the least  z' H z / 2 + c . z,  H positive semidefinite, by Lawson and Hanson's active
/// sets: entries are taken up while that helps, and let go where they would be below 0; entries that are not
/// taken up are exactly 0. From the entries of `start` that are above 0. Ends after a few rounds for each
/// entry with the best it has.
Vector<double> least_non_negative(const Matrix<double>& curvature, const Vector<double>& slope,
                                  const Vector<double>& start);

}  // namespace sluice
