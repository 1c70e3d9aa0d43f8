// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/cyclic_blocks.hpp"
#include "protocol/protocol.hpp"

/// A report is one of a family of blocks, that is of sets of w categories; blocks that have the answer are
/// 1 + z times as likely as those that have not. With all sets of w categories it is subset selection (Ye and
/// Barg, arXiv 1702.00610; Wang et al., arXiv 1607.08025), with w = 1 randomised response. Any family in
/// which all pairs of categories are together as often estimates shares as well (block designs: Park, Nam and
/// Lee, arXiv 2305.01261), with a few reports in the place of all sets.
namespace sluice::block_design {

/// More categories have no use for it: unary encoding takes hardly more people then.
constexpr Index kMostCategories = 64;
/// So many reports at most.
constexpr Index kMostReports = 200;

/// n times the variance of all shares together, estimated from n reports of a balanced family of blocks of
/// `size` categories, where all are as common:  (a-1)^2 (a + z w)^2 / (a z^2 w (a-w)).  The least that a
/// channel of data-ldp can have, z = e^epsilon - 1, for the best w (arXiv 2305.01261, 2508.05110).
double variance(Index categories, Index size, double z);

/// Of the families with at most `kMostReports` blocks the one with the fewest blocks that takes no more than
/// one person in a hundred above the least `variance` there is; where none does, the one that takes the
/// fewest people. Fails with too_large above `kMostCategories`.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/);

}  // namespace sluice::block_design
