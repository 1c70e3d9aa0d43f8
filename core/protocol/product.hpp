// SPDX-License-Identifier: GPL-3.0-or-later
/// Side-channel resistance by a channel for each attribute, which needs only small searches: A's
/// construction, corrected. The level of a product is never taken from those of its factors (see
/// guarantee/srlip_attribute.hpp). It is measured on the product, over everything that an observer may know.
/// The levels of the factors are scaled until it is the level that was asked for. A leaves the split of
/// epsilon over the attributes open. Here a coarse search finds it: two attributes at a time, a few rounds.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::product {

/// Factors that meet the condition of A's Theorem 4, each the one that keeps the most of its attribute.
/// Precondition: the notion is srlip. Fails with too_large for more than 10,000 combinations of reports.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

/// The same with factors whose levels do add up: each is made for the belief that the reports before it
/// leave.
Result<Proposal> propose_sequential(const Prior& prior, const Notion& notion, double epsilon,
                                    const SearchOptions& options);

}  // namespace sluice::product
