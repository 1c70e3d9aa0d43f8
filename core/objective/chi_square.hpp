// SPDX-License-Identifier: GPL-3.0-or-later
/// The channel with the largest chi-square information, sum over x, y of P(x,y)^2 / (P(x) P(y)) - 1. Plus 1,
/// it is the mean factor, over people, by which a report makes their true answer likelier. It equals the sum
/// of the squares of all canonical correlations of data and report. Knowledge about rare answers counts for
/// more than in the information. A report T adds sum p T^2 / sum p T, convex and homogeneous in T. So the
/// best channel is a mixture of vertices, as that for the information (A, Theorem 2: any convex utility).
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::chi_square {

/// Uses a list of all vertices. Fails with too_large if there are too many, and as `cheapest_mixture`.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

/// The same for channels that see the secret as well; the objective is about the data. A pair that never
/// occurs is reported as others with the secret are on average (see `secret_aware_optimum`, whose columns are
/// listed).
Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& options);

/// At least 0, and at most one less than there are categories.
double worth(const Prior& prior, const Channel& channel, const std::vector<Index>& answers);

}  // namespace sluice::chi_square
