// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guarantee/notion.hpp"

namespace sluice::optimal {

/// The channel with the least share of its mean report mixed in that brings it to the level, under the prior
/// as it sees it.
Channel mixed_down(const Prior& seen, const Notion& notion, double epsilon, const Channel& channel);

}  // namespace sluice::optimal
