// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "protocol/grr.hpp"
#include "protocol/optimal.hpp"
#include "protocol/product.hpp"
#include "protocol/protocol.hpp"

namespace sluice {

std::span<const Protocol> protocols() {
  static constexpr std::array kProtocols{
      Protocol{"optimal", optimal::propose, optimal::propose_with_secret},
      Protocol{"grr", grr::propose},
      Protocol{"product", product::propose, nullptr, "srlip"},
      Protocol{"sequential", product::propose_sequential, nullptr, "srlip"},
  };
  return kProtocols;
}

const Protocol* find_protocol(std::string_view name) {
  const auto found =
      std::ranges::find_if(protocols(), [&](const Protocol& protocol) { return protocol.name == name; });
  return found == protocols().end() ? nullptr : &*found;
}

}  // namespace sluice
