// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "optimise/search_options.hpp"
#include "protocol/set_cuts.hpp"

namespace sluice {

/// Improves a channel whose reports hold for the set of a sample. It ends when a few steps gain less than the
/// gap or the time is over. The information of a report is convex in its chances, so its slope bounds it from
/// below. With these slopes the best channel is a linear program. Its rows include conditions of the
/// distributions under which its reports are worst, which come from earlier solutions. Each report of a
/// solution is pulled until it holds, and the best mixture of such reports and earlier ones is the next
/// channel. Steps grow with success. There may be better channels elsewhere: this proves no bound. Channels
/// with very many reports and inputs stay as they are.
Channel polished(const Prior& prior, const SetCuts& cuts, double epsilon, Channel channel,
                 const SearchOptions& options);

}  // namespace sluice
