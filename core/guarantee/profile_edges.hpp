// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "guarantee/notion.hpp"

namespace sluice::profile {

/// The level of each edge of the graph of profiles on its own, in the order of the parameter `neighbours`. It
/// is the largest ln of P(y|s) / P(y|s') in either direction, over reports that occur (nats; infinite if a
/// report rules a profile out). `more` and `less` are the two profiles, and the report is likelier with
/// `more`. If no report tells them apart, they stand in the order of the edge. The largest is the level of
/// the notion. Preconditions: the notion is `profile`, with its parameters; prior and channel as the channel
/// sees the prior.
std::vector<Leakage> edge_levels(const Notion& notion, const Prior& prior, const Channel& channel);

}  // namespace sluice::profile
