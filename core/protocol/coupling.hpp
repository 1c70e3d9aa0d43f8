// SPDX-License-Identifier: GPL-3.0-or-later
/// Channels that see the secret and give the reports of each secret the wanted probabilities P(Y=y|s), with
/// as few answers changed as possible. An answer stays as far as it may, and the surplus of one answer moves
/// to answers that are wanting. This is a maximal coupling for each secret (B, Proposition 1, eq. 11a-e). A
/// person with s is then reported wrongly with the least probability, the total variation distance of P(X|s)
/// and P(Y|s).
#pragma once

#include <vector>

#include "optimise/search_options.hpp"
#include "prior/prior.hpp"
#include "protocol/transport.hpp"

namespace sluice::coupling {

/// The mass that has to move with each secret: (P(x|s) - wanted)_+ and (wanted - P(x|s))_+. `wanted` is c x
/// a, rows sum to 1.
std::vector<Transport> what_moves(const Prior& prior, const Matrix<double>& wanted);

/// c a x a: the answers that stay, and a plan for each secret of the mass that moves. A pair that never
/// occurs is reported as the others with its secret are.
Channel channel(const Prior& prior, const Matrix<double>& wanted, const std::vector<Matrix<double>>& plans);

/// The same if a plan covers every answer, including those that stay.
Channel channel_of_plans(const Prior& prior, const Matrix<double>& wanted,
                         const std::vector<Matrix<double>>& plans);

/// The plans that keep the most I(X;Y). For the wanted P_Y this is a convex function of the plans, so they
/// are a vertex. If there are few vertices it is the best of all; otherwise the best that walks along edges
/// from several places find. It is never worse than the plans in proportion. Ends early when
/// `options.seconds` are over.
std::vector<Matrix<double>> most_informative(const Prior& prior, const Matrix<double>& wanted,
                                             const SearchOptions& options);

}  // namespace sluice::coupling
