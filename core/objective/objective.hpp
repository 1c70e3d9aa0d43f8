// SPDX-License-Identifier: GPL-3.0-or-later
/// What a channel is made for, under a guarantee that is the same whatever it is. Every objective is a file
/// that finds the best channel for it, with a bound for all others, and says what a channel is worth by it.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "protocol/protocol.hpp"

namespace sluice {

/// What a channel is worth that has a row for each category of the data, or for each pair. `answers` are as
/// in `Design`, where reports are answers; distances and contrasts are those of the prior.
using Worth = double (*)(const Prior& prior, const Channel& channel, const std::vector<Index>& answers);

struct Objective {
  std::string_view name;
  /// As in `Protocol`: how the best channel is found. Null where there is no such way; all null for the
  /// information, whose ways are those of each protocol.
  Propose propose = nullptr;
  Propose propose_with_secret = nullptr;
  Propose propose_for_pairs = nullptr;
  bool reports_are_answers = false;
  bool uses_distances = false;
  bool uses_contrasts = false;
  bool least = false;     ///< whether less of it is better
  Worth worth = nullptr;  ///< null for the information
};

/// All objectives, in the order in which to offer them; the first is the one that is taken where none is
/// named.
std::span<const Objective> objectives();

/// nullptr when there is no such objective.
const Objective* find_objective(std::string_view name);

/// The protocol that finds the best channel for an objective: the same protocol, with the objective's ways.
/// Precondition: it is made for any objective (see `Protocol::any_objective`), or it is for the information.
Protocol made_for(const Objective& objective, const Protocol& protocol);

}  // namespace sluice
