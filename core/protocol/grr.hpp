// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/protocol.hpp"

/// Generalised randomised response: the truth with some probability, otherwise any category with equal
/// chances; Q[x,y] = (1 + z [x=y]) / (a + z), z = e^alpha - 1.
namespace sluice::grr {

/// a x a; the identity if z is infinite.
Channel channel(Index categories, double z);

/// The largest z under the guarantee, in closed form. A column is 1 + z e_y, so a row r of the notion asks
/// for r.1 + z r_y <= 0, and z = min over r, y with r_y > 0 of -r.1 / r_y. Without such an r it is the
/// identity. For lip and ldp these are A's conditions solved for alpha, which A does by root finding.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/);

/// The same on pairs of secret and data under robust privacy, as E has it for comparison: z = e^epsilon - 1.
/// It needs to know nothing about the distribution, and uses nothing of it.
Result<Proposal> propose_for_pairs(const Prior& prior, const Notion& notion, double epsilon,
                                   const SearchOptions& /*options*/);

}  // namespace sluice::grr
