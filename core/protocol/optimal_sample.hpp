// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guarantee/notion.hpp"
#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"

namespace sluice::optimal {

/// Whether a notion's ranges have too many corners to be listed, and its optimum is had by those that matter.
bool is_by_cuts(const Notion& notion);

/// The optimum under such a notion at exactly this level, with a bound: under the corners at which channels
/// found so far are worst, until one breaks no other. What is kept under fewer corners is a bound. A search
/// that ends early mixes in as much of the mean report as makes its last channel hold, or that of the notion
/// for which the table is the truth at a lower level. Preconditions and failures as `optimum_at`.
Result<Envelope> optimum_by_cuts(const Prior& prior, const Notion& notion, double epsilon,
                                 const SearchOptions& options);

}  // namespace sluice::optimal
