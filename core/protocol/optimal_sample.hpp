// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guarantee/notion.hpp"
#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"
#include "protocol/set_cuts.hpp"

namespace sluice::optimal {

/// Whether a notion's ranges have too many corners to be listed, and its optimum is had by those that matter.
bool is_by_cuts(const Notion& notion);

/// The optimum under such a notion at exactly this level, with a bound: under the corners, or distributions,
/// at which channels found so far are worst, until one breaks no other. What is kept under fewer is a bound.
/// Under the set of a sample what is returned is the best channel of all reports found, each with as much of
/// one that says nothing as makes it hold. Under ranges a search that ends early mixes in as much of the mean
/// report as makes its last channel hold, or that of the notion for which the table is the truth at a lower
/// level. Preconditions and failures as `optimum_at`.
Result<Envelope> optimum_by_cuts(const Prior& prior, const Notion& notion, double epsilon,
                                 const SearchOptions& options);

/// The same under the set of what was sampled, for a prior with the same inputs that has some everywhere.
/// Begins with a channel that holds, where there is one.
Result<Envelope> optimum_of_set(const Prior& prior, const Prior& sampled, const Notion& notion,
                                double epsilon, const SearchOptions& options, const Channel& start = {});

/// The same by another objective; never worse than randomised response. Precondition: the notion is about the
/// set of a sample, without points.
Result<Proposal> proposal_by_cuts(const Prior& prior, const Notion& notion, double epsilon,
                                  const SearchOptions& options, const ObjectiveWay& way);

}  // namespace sluice::optimal
