// SPDX-License-Identifier: Apache-2.0
/// Side-channel resistance of a channel on one attribute X_j of the data. For every set J of the other
/// attributes, all their values and every secret (A, the condition of Theorem 4):
///   e^-epsilon <= P(y_j|s,x^J) / P(y_j|x^J) <= e^epsilon .
///
/// Theorem 4 takes channels that meet this at levels epsilon_j, and says that their product is side-channel
/// resistant at the sum of these. It is false. Let X_1 and X_2 both be the same two fair bits, and S their
/// exclusive or, flipped once in ten. One channel reports the first bit of X_1, another the second bit of
/// X_2. Both meet it at level 0, and their product has ln 5. (The proof's chain rule has to condition on the
/// earlier attributes as well.)
/// The levels do add up under a stronger condition. Each channel has to meet it under the belief left by each
/// combination of reports of the channels before it. These are the channels on attributes that are not in J:
///   P(y|s,x^J) = prod_{j in J} P(y_j|x_j) prod_{j not in J} P(y_j|s,x^J,y_{<j}).
#pragma once

#include "guarantee/notion.hpp"

namespace sluice::srlip_attribute {

/// The prior and the conditions of a channel on one attribute.
struct Setting {
  Prior prior;  ///< the attribute, and everything else: secret, other attributes and reports on them
  Notion notion;
};

/// For attribute j (an index into prior.attributes), given the channels on the attributes before it, one for
/// each. The conditions have to hold under each of their reports. Without such channels they are those of A.
Setting setting(const Prior& prior, Index attribute, const std::vector<Channel>& before);

/// The product of channels on the attributes, one for each, a x b. Reports are combinations, without those
/// that never occur.
Channel product(const Prior& prior, const std::vector<Channel>& channels);

}  // namespace sluice::srlip_attribute
