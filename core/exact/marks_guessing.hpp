// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "exact/marks.hpp"
#include "prior/guessing.hpp"

namespace sluice {

/// The best guess of X from a set of marks, in closed form. A marked category is likelier than an unmarked
/// one by (1-u)/u >= 1, so the commonest of either kind is the best guess. With categories by falling P, from
/// x = 0:
///   correct = (P_0 + sum_{i>=1} max((1-u) P_i, u P_0) (1-u)^(i-1) + P_0 (1-u)^(a-1)) / 2 .
/// Term i is for the sets whose first marked category is i, and the last term for the empty set.
Guess guess(const Prior& prior, const Marks& marks);

}  // namespace sluice
