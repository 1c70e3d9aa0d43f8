// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/protocol.hpp"

/// PolyOpt as E prints it: the largest I(S,U;Y) subject to eq. 6 for all s1 and s2, s1 = s2 among them. Two
/// distributions of one secret's data are compared with each other then, which robust privacy does not ask
/// for (E, eq. 3). What is kept is therefore no more than by `polyopt`, and a bound on it is none on what the
/// guarantee allows: there is none in the proposal.
namespace sluice::polyopt_all_pairs {

/// Fails as `robust_optimum`.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

}  // namespace sluice::polyopt_all_pairs
