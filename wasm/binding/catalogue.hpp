// SPDX-License-Identifier: GPL-3.0-or-later
/// What promises and protocols there are.
#pragma once

#include <string>
#include <vector>

#include "protocol/protocol.hpp"
#include "records.hpp"

namespace sluice::js {

inline Strings notion_names() {
  std::vector<std::string> names;
  for (const auto& notion : notions()) names.emplace_back(notion.name);
  return strings_of(names);
}

/// What each notion has to know: the name of a parameter, or nothing. In the order of the names.
inline Strings notion_parameters() {
  std::vector<std::string> names;
  for (const auto& notion : notions()) names.emplace_back(name_of(notion.parameter));
  return strings_of(names);
}

/// What a protocol's channel may see under each notion that it is for.
inline Ways protocol_ways() {
  val ways = val::object();
  for (const auto& protocol : protocols()) {
    val of_protocol = val::object();
    for (const auto& notion : notions()) {
      val sees = val::array();
      if (way_of(protocol, notion, false) != nullptr) sees.call<void>("push", std::string("data"));
      if (way_of(protocol, notion, true) != nullptr) sees.call<void>("push", std::string("pairs"));
      if (sees["length"].as<int>() > 0) of_protocol.set(std::string(notion.name), sees);
    }
    ways.set(std::string(protocol.name), of_protocol);
  }
  return Ways(ways);
}

/// What a protocol needs beside a table of any kind, for those that need something.
inline Needs protocol_needs() {
  val needs = val::object();
  for (const auto& protocol : protocols()) {
    val own = val::object();
    if (protocol.categories > 0) own.set("categories", static_cast<double>(protocol.categories));
    if (protocol.uses_distances) own.set("distances", true);
    if (protocol.categories > 0 || protocol.uses_distances) needs.set(std::string(protocol.name), own);
  }
  return Needs(needs);
}

inline Strings protocol_names() {
  std::vector<std::string> names;
  for (const auto& protocol : protocols()) names.emplace_back(protocol.name);
  return strings_of(names);
}

}  // namespace sluice::js
