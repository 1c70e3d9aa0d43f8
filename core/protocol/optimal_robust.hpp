// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guarantee/notion.hpp"
#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"

namespace sluice::optimal {

/// The largest I(S,X;Y) under robust privacy at exactly this level, with a bound. If the proof is for ranges
/// (see `Parameters::ranges`), it covers all distributions within them; otherwise all above the least
/// probabilities (E, eq. 6: PolyOpt). Both work by blocks (see optimise/robust_optimum). If `options.method`
/// is vertices or columns, there is a row for each pair of corners of the ranges, which have to be few. A
/// search that ends early has the best of the quick results; one of them is PolyOpt's channel at a higher
/// level.
Result<Envelope> robust_optimum_of(const Prior& prior, const Notion& notion, double epsilon,
                                   const SearchOptions& options);

}  // namespace sluice::optimal
