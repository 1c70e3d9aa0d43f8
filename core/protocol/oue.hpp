// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/protocol.hpp"

/// Optimised unary encoding (A, eq. 28). A report marks every category independently, the true one with
/// probability 1/2, any other one with probability u = 1 / (e^alpha + 1). For any number of categories.
namespace sluice::oue {

/// The largest z = e^alpha - 1 under a notion, in closed form and in doubles. The column of a set is 1 + z
/// 1_Y, and the set with r_x > 0 is the worst for a row r. So z is the least -r.1 / (sum of the r_x > 0).
/// Infinite if no row is broken. The released number is the same in integers (`least_marks`).
double largest_z(const Prior& prior, const Notion& notion, double epsilon);

/// Says that reports are marks; everything else follows from the guarantee.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/);

}  // namespace sluice::oue
