// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guarantee/notion.hpp"
#include "optimise/envelope.hpp"
#include "optimise/search_options.hpp"

namespace sluice::optimal {

/// The largest I(S,X;Y) under robust privacy at exactly this level, with a bound: for all distributions
/// within the ranges where these are what is proved (see `Parameters::ranges`), otherwise for all above the
/// least probabilities (E, eq. 6: PolyOpt), by blocks both (see optimise/robust_optimum). `options.method`
/// vertices or columns asks for a row for each pair of corners of the ranges, where they are few. A search
/// that ends early has the best of what is quick, PolyOpt's channel at a higher level among it.
Result<Envelope> robust_optimum_of(const Prior& prior, const Notion& notion, double epsilon,
                                   const SearchOptions& options);

}  // namespace sluice::optimal
