// SPDX-License-Identifier: GPL-3.0-or-later
/// The channel with the best estimates of shares. It minimises n times the total variance of the efficient
/// unbiased estimates of all shares from n reports, tr J^-1 - |p|^2 with J = Q diag(Q'p)^-1 Q'. For the
/// prior's contrasts K it minimises tr(K' J^-1 K) - |K'p|^2. The best channel for information may not allow
/// an estimate of some shares at all.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::counting {

/// Its progress tells no bound of the information except the entropy of the data. Fails as
/// `counting_optimum`.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

/// The same for channels that see the secret as well. The joint distribution of secret and data is estimated
/// with the shares, and not taken from the table. A pair that never occurs is reported as the same answer of
/// others, so estimates are unbiased even if it does occur. Fails as `counting_optimum`, and with too_large.
Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& options);

/// The variance; infinite if a share cannot be estimated.
double worth(const Prior& prior, const Channel& channel, const std::vector<Index>& answers);

}  // namespace sluice::counting
