// SPDX-License-Identifier: GPL-3.0-or-later
/// From the optima of levels that doubles can search to a proposal at the level that was asked for.
#pragma once

#include "optimise/envelope.hpp"
#include "protocol/protocol.hpp"

namespace sluice::optimal {

/// The functions that make a proposal.
struct Way {
  /// The optimum of exactly one level, with a bound.
  Result<Envelope> (*optimum)(const Prior&, const Notion&, double epsilon, const SearchOptions&);
  /// At the end, takes another protocol's channel if that keeps more.
  Result<Channel> (*in_the_end)(const Prior&, const Notion&, double epsilon, Envelope found,
                                const SearchOptions&);
};

/// The channel with the largest I(X;Y) by these functions, with a bound; see `propose` of optimal.hpp.
Result<Proposal> proposal_by(const Way& way, const Prior& prior, const Notion& notion, double epsilon,
                             const SearchOptions& options);

/// The same by `optimum_at` and `best_of`.
Result<Proposal> proposal_of_list(const Prior& prior, const Notion& notion, double epsilon,
                                  const SearchOptions& options);

/// A search that ran out of time may keep less than randomised response, which takes no time.
Result<Channel> best_of(const Prior& prior, const Notion& notion, double epsilon, Envelope found,
                        const SearchOptions& options);

}  // namespace sluice::optimal
