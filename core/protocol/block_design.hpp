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
/// `size` categories, where all are as common:  (a-1)^2 (a + z w)^2 / (a z^2 w (a-w)),  z = e^epsilon - 1.
/// For the best w no channel of data-ldp has less. Its information on differences of shares has a trace that
/// is a mean, over reports, of a convex function of the posterior, which is largest at a vertex: a block. The
/// variance is the sum of the inverse eigenvalues, least where all are the same (see also arXiv 2508.05110:
/// where it is reached the reports are a block design).
double variance(Index categories, Index size, double z);

/// Of the families with at most `kMostReports` blocks a balanced one: that with the fewest blocks that takes
/// no more than one person in a hundred above the least `variance` there is. Up to 20 categories there is
/// one. Where there is none, the family with the fewest blocks that does so without being balanced or, if
/// none does, the one that takes the fewest people. Fails with too_large above `kMostCategories`.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/);

}  // namespace sluice::block_design
