// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/protocol.hpp"

/// The channel that sees the secret (the profile) in which no answer becomes another one with more than the
/// least possible probability. (C, eq. 6: the least maximum off the diagonals of the A^s, over profiles.) The
/// paper leaves the rest open; this one has the least sum off the diagonals among these. Under any notion
/// that compares secrets. An answer that never occurs with a profile does not count: it is reported as the
/// others with it are.
namespace sluice::smooth_categorical {

/// `alpha` is the least maximum. Fails with solver_failed, and with too_large if the program would take
/// minutes.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/);

}  // namespace sluice::smooth_categorical
