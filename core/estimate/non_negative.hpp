// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/scalar.hpp"

namespace sluice {

/// The z >= 0 with the least z' H z / 2 + c . z, H positive semidefinite, by Lawson and Hanson's active sets.
/// Entries join while that helps, and leave if they would be below 0; entries that have not joined are
/// exactly 0. It begins with the entries of `start` that are above 0. It ends after a few rounds for each
/// entry with the best point so far.
Vector<double> least_non_negative(const Matrix<double>& curvature, const Vector<double>& slope,
                                  const Vector<double>& start);

}  // namespace sluice
