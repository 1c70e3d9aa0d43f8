// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/protocol.hpp"

namespace sluice {

/// As `Propose`, among channels that also have I(S;Y) <= most (nats).
using ProposeOnAverage = Result<Proposal> (*)(const Prior&, const Notion&, double epsilon, double most,
                                              const SearchOptions&);

/// A protocol's function for a channel of the data with a limit of the average leakage; nullptr if it has
/// none. It is for guarantees that are not about a sample.
ProposeOnAverage way_on_average(const Protocol& protocol);

}  // namespace sluice
