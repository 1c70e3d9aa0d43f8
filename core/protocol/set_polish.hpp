// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "optimise/search_options.hpp"
#include "protocol/set_cuts.hpp"

namespace sluice {

/// A channel whose reports hold for the set of a sample, made better until a few steps gain less than the gap
/// or the time is over. What a report keeps is convex in its chances, so its slope there bounds it from
/// below. By these slopes the best channel is a linear program, once conditions of distributions under which
/// its reports are worst are among its rows: these come from solutions before. Each report of a solution is
/// pulled until it holds, and the best mixture of such reports and those before is the next channel. How far
/// a step may go grows with success. There may be better channels elsewhere: this proves no bound. Channels
/// of very many reports and inputs are left as they are.
Channel polished(const Prior& prior, const SetCuts& cuts, double epsilon, Channel channel,
                 const SearchOptions& options);

}  // namespace sluice
