// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "guarantee/notion.hpp"
#include "optimise/search_options.hpp"
#include "result.hpp"

namespace sluice {

/// What a protocol comes up with, in doubles: it is proved, and repaired where need be, afterwards.
struct Proposal {
  Channel channel;
  std::optional<double> upper_bound;  ///< proved for I(X;Y) of every channel under the guarantee (nats)
};

using Propose = Result<Proposal> (*)(const Prior&, const Notion&, double epsilon, const SearchOptions&);

struct Protocol {
  std::string_view name;
  Propose propose;
  /// The same where the channel sees the secret too: c a rows (see `with_secret`), under the prior of S and
  /// X. nullptr where there is no such protocol.
  Propose propose_with_secret = nullptr;
  std::string_view only_for = {};  ///< the notion that it is made for, where it is for one only
};

/// All protocols, in the order in which to offer them.
std::span<const Protocol> protocols();

/// nullptr when there is no such protocol.
const Protocol* find_protocol(std::string_view name);

}  // namespace sluice
