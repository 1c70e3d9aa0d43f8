// SPDX-License-Identifier: GPL-3.0-or-later
/// The channel that keeps the most information of those whose estimates are nearly as good as the best: a
/// constrained design (Cook and Wong 1994). The efficiency of a channel is the least variance V of any
/// channel under the guarantee, over its own.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice {

/// As `Propose`, among channels whose variance of the prior's contrasts has at least this efficiency. If no
/// channel can be proved to have it, it is among those with nearly the least variance that was found.
using ProposeToCount = Result<Proposal> (*)(const Prior&, const Notion&, double epsilon, double efficiency,
                                            const SearchOptions&);

/// A protocol's function for a channel of the data with an efficiency, under guarantees that are not about a
/// sample; nullptr if it has none.
ProposeToCount way_to_count(const Protocol& protocol);

}  // namespace sluice
