// SPDX-License-Identifier: GPL-3.0-or-later
/// The channel from whose reports a person's data are guessed best: it maximises  sum_y max_x P(x,y), the
/// chance that the best guess is right. Two reports with the same best guess can be one, so that reports are
/// answers, each its own best guess, and this is the least chance of a wrong one: a linear program.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::guesses {

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

/// The same of channels that see the secret as well: it is the data that are guessed.
Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& options);

/// The chance that the best guess is right.
double worth(const Prior& prior, const Channel& channel, const std::vector<Index>& answers);

}  // namespace sluice::guesses
