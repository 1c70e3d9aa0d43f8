// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "guarantee/notion.hpp"
#include "optimise/counting_search.hpp"
#include "optimise/search_options.hpp"

namespace sluice {

struct CountingOptions {
  /// K, a x k, for the categories that occur: the sums of shares K'p to estimate. Empty for every share on
  /// its own. If shares have different weights w_x, K = diag(sqrt(w)).
  Matrix<double> contrasts = {};
  double gap = 1e-2;  ///< the relative gap between the variance and its bound at which a search by columns
                      ///< ends
  /// `gap` is not read, nor is `memory`. In `SearchProgress` more is better: `lower` is the negative variance
  /// of the best channel, `upper` the bound for every channel.
  SearchOptions search = {};
};

/// The channel that sees the data, meets the guarantee and has the least variance, with a bound that holds
/// whatever rounding did. It uses a list of all posteriors if there are few, otherwise columns. A search that
/// ends early has the best channel found so far.
///
/// Under the set of a sample the notion has points. Fails with bad_request if contrasts are not finite or do
/// not fit. So it does if the guarantee lets no channel tell all of the shares, as level 0 does. Fails with
/// solver_failed, also if a search ended before it had any channel.
Result<CountingOptimum> counting_optimum(const Prior& prior, const Notion& notion, double epsilon,
                                         const CountingOptions& options);

/// The channel that keeps the most information of those with a variance of at most `most`, which rounding may
/// exceed by a millionth.
struct InformativeChannel {
  Channel channel;
  double upper_bound = 0;  ///< a bound of I(X;Y) for all of them (nats)
};

/// `start` are channels under the guarantee, the first with a variance below `most`; the search begins with
/// them alone. `options.gap` is not read: by a list the search ends at a gap of 1e-6 nats, by columns at
/// 1e-3. Preconditions and failures as `counting_optimum`, which has to have found that first channel by a
/// search.
Result<InformativeChannel> most_informative(const Prior& prior, const Notion& notion, double epsilon,
                                            double most, const std::vector<Channel>& start,
                                            const CountingOptions& options);

}  // namespace sluice
