// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guarantee/notion.hpp"
#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"
#include "protocol/set_cuts.hpp"

namespace sluice::optimal {

/// Whether a notion's ranges have too many corners to be listed, so that the search uses only those that
/// matter.
bool is_by_cuts(const Notion& notion);

/// The optimum under such a notion at exactly this level, with a bound. It searches under the corners, or
/// distributions, at which the channels found so far are worst, until a channel breaks no other. The optimum
/// under fewer of them is a bound.
/// Under the set of a sample it returns the best channel of all reports found. Each report is mixed with
/// enough of one that says nothing to hold. Under ranges a search that ends early mixes in enough of the mean
/// report to make its last channel hold. It may also use the optimum of the notion for which the table is the
/// truth, at a lower level. Preconditions and failures as `optimum_at`.
Result<Envelope> optimum_by_cuts(const Prior& prior, const Notion& notion, double epsilon,
                                 const SearchOptions& options);

/// The same under the set of the sample, for a prior with the same inputs that has mass everywhere. It begins
/// with `start`, a channel that holds, if one is given.
Result<Envelope> optimum_of_set(const Prior& prior, const Prior& sampled, const Notion& notion,
                                double epsilon, const SearchOptions& options, const Channel& start = {});

/// The same for another objective; never worse than randomised response. Precondition: the notion is about
/// the set of a sample, without points.
Result<Proposal> proposal_by_cuts(const Prior& prior, const Notion& notion, double epsilon,
                                  const SearchOptions& options, const ObjectiveWay& way);

}  // namespace sluice::optimal
