// SPDX-License-Identifier: GPL-3.0-or-later
/// The channel from whose reports shares are counted best: it minimises n times the total variance of the
/// efficient unbiased estimates of all shares from n reports, tr J^-1 - |p|^2 with J = Q diag(Q'p)^-1 Q', or
/// of the prior's contrasts K, tr(K' J^-1 K) - |K'p|^2. The best channel for information may tell some shares
/// not at all.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::counting {

/// Whoever waits for it is told no bound of the information but what the data have. Fails as
/// `counting_optimum`.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

/// The same of channels that see the secret as well. How secret and data go together is estimated with the
/// shares, and not taken from the table. A pair that never occurs is reported as the same answer of others:
/// estimates are unbiased if it occurs all the same. Fails as `counting_optimum`, and with too_large.
Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& options);

/// The variance; infinite where a share cannot be told.
double worth(const Prior& prior, const Channel& channel, const std::vector<Index>& answers);

}  // namespace sluice::counting
