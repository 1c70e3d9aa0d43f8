// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "prior/joint.hpp"

/// Local differential privacy protocols that report a set B of categories, where
///   P(B|x) = outside(B) (1 + z [x in B]),   z = e^delta - 1.
/// Subset selection reports any set of k categories; with k = 1 it is randomised response. Unary encoding
/// reports any set at all. Each category is marked independently, the true one with probability 1/2, any
/// other one with 1 / (e^delta + 1).
namespace sluice {

struct SetResponse {
  Index categories;
  Index size;  ///< the size of every set; 0 for unary encoding
};

/// The responses with at most `most` reports. Randomised response is always the first; then come subset
/// selection by size up to a - 1, and unary encoding.
std::vector<SetResponse> set_responses(Index categories, Index most);

/// All sets B of a response: sets x categories, 1 if a category is in the set.
Matrix<double> sets_of(const SetResponse& response);

/// P(B|x) for each row of `sets`, if x is in the set and if it is not.
struct SetChances {
  Vector<double> inside;
  Vector<double> outside;
};
/// An infinite z: subset selection has the truth in every set, unary encoding no other category in any.
SetChances chances(const SetResponse& response, const Matrix<double>& sets, double z);

/// H(B|X) in nats, which does not depend on the distribution of X: it is that of the first category's sets.
double uncertainty(const Matrix<double>& sets, const SetChances& chances);

}  // namespace sluice
