// SPDX-License-Identifier: Apache-2.0
/// Side-channel resistance of a channel on one attribute X_j of the data: for every set J of the others, all
/// their values and every secret, e^-epsilon <= P(y_j|s,x^J) / P(y_j|x^J) <= e^epsilon (A, the condition of
/// Theorem 4).
///
/// Theorem 4 says that channels that meet it at levels epsilon_j have a product that is side-channel
/// resistant at the sum of these. It is false: let X_1 and X_2 both be the same two fair bits, and S their
/// exclusive or, turned over once in ten. A channel that reports the first bit of X_1, and one that reports
/// the second bit of X_2, meet it at level 0, and their product has ln 5. (The proof's chain rule has to
/// condition on the earlier attributes as well.) What is true: if each channel meets it under the belief that
/// each combination of reports of the channels before it leaves, for those attributes among them that are not
/// in J, then the levels add up: P(y|s,x^J) = prod_{j in J} P(y_j|x_j) prod_{j not in J} P(y_j|s,x^J,y_{<j}).
#pragma once

#include "guarantee/notion.hpp"

namespace sluice::srlip_attribute {

/// A channel on one attribute has a prior of its own, and conditions.
struct Setting {
  Prior prior;  ///< of the attribute and of all else: secret, other attributes and reports on them
  Notion notion;
};

/// For attribute j (an index into prior.attributes), given the channels on the attributes before it, one for
/// each: those under whose reports the conditions have to hold. With none, they are those of A.
Setting setting(const Prior& prior, Index attribute, const std::vector<Channel>& before);

/// The product of channels on the attributes, one for each: reports are combinations, those that never occur
/// left out. a x b.
Channel product(const Prior& prior, const std::vector<Channel>& channels);

}  // namespace sluice::srlip_attribute
