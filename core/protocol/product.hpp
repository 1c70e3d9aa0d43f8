// SPDX-License-Identifier: GPL-3.0-or-later
/// Side-channel resistance by a channel for each attribute, which needs small searches only: A's
/// construction, made right, and its correction. The level of a product is never taken from those of its
/// factors (see guarantee/srlip_attribute.hpp): it is measured on the product, over all that an observer may
/// know. The levels of the factors are scaled until it is what was asked for, and epsilon is split over the
/// attributes, which A leaves open, by a coarse search: two attributes at a time, a few rounds.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::product {

/// Factors that meet the condition of A's Theorem 4, each the one that keeps the most of its attribute.
/// Precondition: the notion is srlip. Fails with too_large for more than 10,000 combinations of reports.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

/// The same with factors whose levels do add up: each is made for what the reports before it leave.
Result<Proposal> propose_sequential(const Prior& prior, const Notion& notion, double epsilon,
                                    const SearchOptions& options);

}  // namespace sluice::product
