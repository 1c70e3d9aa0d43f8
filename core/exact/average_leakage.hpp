// SPDX-License-Identifier: Apache-2.0
/// The average leakage of the secret, I(S;Y), as a condition beside a guarantee (A, Problem 1).
#pragma once

#include "exact/certify.hpp"

namespace sluice {

/// Whether I(S;Y) of an integer channel is proved to be at most `most` (nats), with big integers and
/// logarithms that are rounded up. A channel that is nearer to `most` than some 2^-70 may be refused.
/// Precondition: `weights` and the joint table agree on a, rows sum to 2^62.
bool is_average_within(const Joint<Integer>& joint, const Weights& weights, double most);

/// As `certify`, for a channel whose I(S;Y) is also to be at most `most`. More of the mean report is mixed
/// into every row until the integers meet that. I(S;Y) is convex in the channel, and 0 for the mean report.
/// Preconditions: as `certify`; `most` is above 2^-64 and finite.
Certified certify_on_average(const Prior& prior, const Notion& notion, double epsilon, double most,
                             const Channel& channel);

}  // namespace sluice
