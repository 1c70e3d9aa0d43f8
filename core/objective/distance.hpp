// SPDX-License-Identifier: GPL-3.0-or-later
/// The channel whose reports are answers as near as possible to the true ones: it minimises the mean distance
/// E d(X,Y). Distances go from the truth to the report, are those of the prior, and may be asymmetric.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::distance {

/// Precondition: the prior has distances.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

/// The same for channels that see the secret as well: distances are between data.
Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& options);

/// E d(X,Y). Preconditions: the prior has distances, reports are answers.
double worth(const Prior& prior, const Channel& channel, const std::vector<Index>& answers);

}  // namespace sluice::distance
