// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/protocol.hpp"

namespace sluice {

/// As `Propose`, among channels with I(S;Y) <= most (nats) as well.
using ProposeOnAverage = Result<Proposal> (*)(const Prior&, const Notion&, double epsilon, double most,
                                              const SearchOptions&);

/// A protocol's way to a channel of the data with a limit of the average leakage, under guarantees that are
/// not about a sample; nullptr where there is none.
ProposeOnAverage way_on_average(const Protocol& protocol);

}  // namespace sluice
