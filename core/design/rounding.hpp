// SPDX-License-Identifier: GPL-3.0-or-later
/// Rounded counts: a channel that follows from them tells no more of the table.
#pragma once

#include "prior/prior.hpp"

namespace sluice {

/// The largest multiple that counts are rounded to.
constexpr double kLargestMultiple = 1000;

/// Whether all weights are whole numbers, and the multiple is one from 2 to `kLargestMultiple`.
bool can_be_rounded(const JointTable& table, double multiple);

/// The table with every count rounded to the nearest multiple, halves up. A row or column that would have
/// nobody left has one multiple in its first largest cell. Precondition: `can_be_rounded`.
JointTable rounded(const JointTable& table, double multiple);

}  // namespace sluice
