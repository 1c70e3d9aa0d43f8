// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/protocol.hpp"

/// PolyOpt as E prints it: the largest I(S,U;Y) subject to eq. 6 for all s1 and s2, including s1 = s2. So it
/// also compares two distributions of one secret's data, which robust privacy does not ask for (E, eq. 3). It
/// therefore keeps no more than `polyopt`. A bound on it is not a bound for the guarantee, so the proposal
/// has none.
namespace sluice::polyopt_all_pairs {

/// Fails as `robust_optimum`.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

}  // namespace sluice::polyopt_all_pairs
