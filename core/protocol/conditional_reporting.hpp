// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/protocol.hpp"

/// Conditional Reporting (A, Algorithm 1): randomised response on the secret. If the secret stays the same,
/// the answer is reported. If it becomes another s', an answer of a random person with s' is reported:
///   Q[(s,x),y] = (e^alpha [x=y] + sum over s' != s of P(y|s')) / (e^alpha + c - 1).
/// Algorithm 1 has two names for its one parameter, and eq. 44 and 46 lack the [x=y]. The channel sees the
/// secret.
namespace sluice::conditional_reporting {

/// c a x a. Precondition: alpha >= 0, infinite for the identity.
Channel channel(const Prior& prior, double alpha);

/// The largest alpha under a notion that compares secrets, in closed form: z = min of C_y over the excess of
/// y. The paper solves L(alpha) = epsilon, which is lip, not ldp as it says.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& /*options*/);

}  // namespace sluice::conditional_reporting
