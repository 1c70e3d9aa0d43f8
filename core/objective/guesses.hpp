// SPDX-License-Identifier: GPL-3.0-or-later
/// The channel whose reports give the best guess of a person's data. It maximises sum_y max_x P(x,y), the
/// chance that the best guess is right. Two reports with the same best guess can be merged. So reports are
/// answers, each its own best guess, and a linear program finds the least chance of a wrong one.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::guesses {

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

/// The same for channels that see the secret as well: the guess is about the data.
Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& options);

/// The chance that the best guess is right.
double worth(const Prior& prior, const Channel& channel, const std::vector<Index>& answers);

}  // namespace sluice::guesses
