// SPDX-License-Identifier: GPL-3.0-or-later
/// Channels that see the secret and make the reports of each secret as likely as they are wanted to be,
/// P(Y=y|s), with as few answers changed as can be: an answer stays what it is as far as it may, and what is
/// too much of one answer moves to answers that are wanting (B, Proposition 1, eq. 11a-e: a maximal coupling
/// for each secret). A person with s is then reported wrongly with the least probability, the total variation
/// distance of P(X|s) and P(Y|s).
#pragma once

#include <vector>

#include "optimise/search_options.hpp"
#include "prior/prior.hpp"
#include "protocol/transport.hpp"

namespace sluice::coupling {

/// What has to move with each secret, s by s: (P(x|s) - wanted)_+ and (wanted - P(x|s))_+. `wanted` is c x a,
/// rows sum to 1.
std::vector<Transport> what_moves(const Prior& prior, const Matrix<double>& wanted);

/// c a x a: what stays, and a plan for each secret of what moves. A pair that never occurs is reported as the
/// others with its secret are.
Channel channel(const Prior& prior, const Matrix<double>& wanted, const std::vector<Matrix<double>>& plans);

/// The same where a plan says of each answer what becomes of it, of what stays as well.
Channel channel_of_plans(const Prior& prior, const Matrix<double>& wanted,
                         const std::vector<Matrix<double>>& plans);

/// The plans that keep the most I(X;Y). With P_Y as it is wanted, this is a convex function of the plans, so
/// that they are a vertex: the best one of all where there are few, otherwise the best that walks along edges
/// lead to, from several places; never worse than the plans in proportion. Ends early when `options.seconds`
/// are over.
std::vector<Matrix<double>> most_informative(const Prior& prior, const Matrix<double>& wanted,
                                             const SearchOptions& options);

}  // namespace sluice::coupling
