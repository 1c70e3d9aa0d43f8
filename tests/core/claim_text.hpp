// SPDX-License-Identifier: GPL-3.0-or-later
/// Claims about protocols as plain numbers, which the tests of the API write.
#pragma once

#include <iosfwd>
#include <optional>

#include "design/sluice.hpp"

namespace sluice::test {

struct StatedClaim {
  Claim claim;
  JointTable table;
  Released released;
};

/// The next one; nothing where something else stands, or less than all of it.
std::optional<StatedClaim> read_claim(std::istream& in);

}  // namespace sluice::test
