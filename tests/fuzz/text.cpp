// SPDX-License-Identifier: GPL-3.0-or-later
// Any text beside the claims that the tests of the API write: read or not, it ends.
#include <sstream>
#include <variant>

#include "../core/claim_text.hpp"
#include "fuzzers.hpp"

namespace sluice::fuzz {

void text(Bytes bytes) {
  std::istringstream in(bytes.text());
  while (const auto stated = test::read_claim(in)) {
    const auto prior = make_prior(stated->table);
    if (!prior) continue;
    const auto found =
        std::visit([&](const auto& released) { return sluice::audit(*prior, stated->claim, released); },
                   stated->released);
    require(!found || found->holds != found->reason.has_value(), "what does not hold has a reason");
  }
}

}  // namespace sluice::fuzz
