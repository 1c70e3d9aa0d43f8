// SPDX-License-Identifier: GPL-3.0-or-later
// Any releases of the same answer: what holds of them all holds of each.
#include <span>
#include <variant>
#include <vector>

#include "fuzzers.hpp"
#include "tables.hpp"

namespace sluice::fuzz {

void together(Bytes bytes) {
  const auto prior = make_prior(table(bytes, 3, 4));
  if (!prior) return;
  const bool sees_secret = bytes.flag();
  const double level = epsilon(bytes);
  const Claim stated = claim(bytes, *prior, sees_secret, level);
  const Index inputs = prior->categories() * (sees_secret ? prior->secrets() : 1);
  std::vector<Released> channels;
  for (Index left = bytes.between(0, 3); left > 0; --left) {
    if (bytes.between(0, 3) == 0) {
      channels.emplace_back(marks(bytes, prior->categories()));
    } else {
      const Index rows = bytes.seldom() ? bytes.between(0, 20) : inputs;
      channels.emplace_back(weights(bytes, rows, bytes.between(0, 4)));
    }
  }
  const auto verify = [&](std::span<const Released> some) {
    return audit_together(*prior, stated.notion, level, stated.parameters, sees_secret, some);
  };
  const auto found = verify(channels);
  if (!found) return;
  require(found->level >= 0, "a level is a number of at least 0");
  require(found->levels.size() == found->bounds.size(), "each level has its bound");
  if (!found->holds) {
    require(found->worst.has_value(), "what does not hold is told");
    return;
  }
  require(found->level <= level * (1 + 1e-9) + 1e-9, "what holds is measured to hold");
  for (const Released& channel : channels) {
    const auto alone = verify({&channel, 1});
    require(alone && alone->holds, "each of several that hold together holds alone");
  }
}

}  // namespace sluice::fuzz
