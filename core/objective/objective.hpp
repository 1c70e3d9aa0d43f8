// SPDX-License-Identifier: GPL-3.0-or-later
/// The purpose of a channel, beside its guarantee, which is the same for every purpose. Each objective is a
/// file that finds the best channel for it, with a bound for all others. It also says what a channel is
/// worth.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "protocol/protocol.hpp"

namespace sluice {

/// The worth of a channel with a row for each category of the data, or for each pair. `answers` are as in
/// `Design`, if reports are answers; distances and contrasts are those of the prior.
using Worth = double (*)(const Prior& prior, const Channel& channel, const std::vector<Index>& answers);

struct Objective {
  std::string_view name;
  /// As in `Protocol`: how the best channel is found; null if there is no such function. All are null for the
  /// information, for which each protocol has its own.
  Propose propose = nullptr;
  Propose propose_with_secret = nullptr;
  Propose propose_for_pairs = nullptr;
  bool reports_are_answers = false;
  bool uses_distances = false;
  bool uses_contrasts = false;
  bool least = false;     ///< whether less of it is better
  Worth worth = nullptr;  ///< null for the information
};

/// All objectives, in the order in which the page offers them; the first one is the default.
std::span<const Objective> objectives();

/// nullptr if no objective has the name.
const Objective* find_objective(std::string_view name);

/// The protocol that finds the best channel for an objective: the same protocol, with the objective's
/// functions. Precondition: it can be made for any objective (see `Protocol::any_objective`), or the
/// objective is the information.
Protocol made_for(const Objective& objective, const Protocol& protocol);

}  // namespace sluice
