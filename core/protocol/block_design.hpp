// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/cyclic_blocks.hpp"
#include "protocol/protocol.hpp"

/// A report is one of a family of blocks, which are sets of w categories. Blocks with the answer are 1 + z
/// times as likely as those without. With all sets of w categories it is subset selection (Ye and Barg, arXiv
/// 1702.00610; Wang et al., arXiv 1607.08025), with w = 1 randomised response. A few reports can take the
/// place of all sets. Any family in which all pairs of categories occur together equally often also allows
/// estimates (block designs: Park, Nam and Lee, arXiv 2305.01261).
namespace sluice::block_design {

/// With more categories there is no use for it: unary encoding then takes hardly more people.
constexpr Index kMostCategories = 64;
/// At most this many reports.
constexpr Index kMostReports = 200;

/// n times the variance of all shares together, estimated from n reports. The family of blocks of `size`
/// categories is balanced, and all categories are equally common:
///   (a-1)^2 (a + z w)^2 / (a z^2 w (a-w)),  z = e^epsilon - 1.
/// For the best w no channel of data-ldp has less. Its information on differences of shares has a trace that
/// is a mean, over reports, of a convex function of the posterior. This is largest at a vertex: a block. The
/// variance is the sum of the inverse eigenvalues, which is least if all are equal. (See also arXiv
/// 2508.05110: if the bound is reached, the reports are a block design.)
double variance(Index categories, Index size, double z);

/// A balanced family with at most `kMostReports` blocks. It is the one with the fewest blocks whose
/// `variance` is at most a hundredth above the least. There is one for at most 20 categories. Otherwise it is
/// the family with the fewest blocks that takes as few people without being balanced. If none does, it is the
/// one that takes the fewest people. Fails with too_large above `kMostCategories`.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/);

}  // namespace sluice::block_design
