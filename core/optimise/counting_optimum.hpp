// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "guarantee/notion.hpp"
#include "optimise/counting_search.hpp"
#include "optimise/search_options.hpp"

namespace sluice {

struct CountingOptions {
  /// K, a x k, for the categories that occur: the sums of shares K'p that are to be told; empty for every
  /// share by itself. Where shares do not matter alike,  w_x  for each,  K = diag(sqrt(w)).
  Matrix<double> contrasts = {};
  double gap = 1e-2;  ///< of the variance, between it and its bound: where a search by columns ends
  /// `gap` is not read, nor is `memory`. In `SearchProgress` more is better: `lower` is the negative variance
  /// of the best channel, `upper` that of no channel.
  SearchOptions search = {};
};

/// The channel that sees the data, meets the guarantee and has the least variance, with a bound that holds
/// whatever rounding did: over a list of all posteriors where there are few, column by column otherwise. A
/// search that ends early has the best channel found so far.
///
/// Under the set of a sample the notion has points. Fails with bad_request where contrasts are not finite or
/// do not fit, and where the guarantee lets no channel tell all of the shares, as level 0 does; with
/// solver_failed, also where a search ended before it had any channel.
Result<CountingOptimum> counting_optimum(const Prior& prior, const Notion& notion, double epsilon,
                                         const CountingOptions& options);

/// The channel that keeps the most information of those with a variance of at most `most`, which rounding may
/// exceed by a millionth.
struct InformativeChannel {
  Channel channel;
  double upper_bound = 0;  ///< of I(X;Y) of all of them (nats)
};

/// `start` are channels under the guarantee, the first with a variance below `most`; the search knows no
/// others at first. `options.gap` is not read: by a list the search ends at a gap of 1e-6 nats, by columns at
/// 1e-3. Preconditions and failures as `counting_optimum`, which has to have found that first channel by a
/// search.
Result<InformativeChannel> most_informative(const Prior& prior, const Notion& notion, double epsilon,
                                            double most, const std::vector<Channel>& start,
                                            const CountingOptions& options);

}  // namespace sluice
