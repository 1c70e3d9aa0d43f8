// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "prior/prior.hpp"

namespace sluice {

/// n times the variance of the efficient unbiased estimates of all sums of shares K'p together, from n
/// reports of people as in the prior:
///   tr(K' J^-1 K) - |K'p|^2,  J = Q diag(Q'p)^-1 Q' .
/// This is generalised least squares with the weights of the table's own shares: no unbiased estimate that is
/// linear in the reports varies less there. `contrasts` is K, a x k. A channel may see the data (a rows) or
/// secret and data (c a rows). In the second case the joint distribution of both is unknown, and K is about
/// the data. Nothing if a sum cannot be told: different shares give the same reports, to a relative 1e-9.
std::optional<double> counting_variance(const Prior& prior, const Channel& channel,
                                        const Matrix<double>& contrasts);
/// K, the sums to count: the prior's contrasts, or every share on its own.
Matrix<double> contrasts_of(const Prior& prior);
/// The variance for every share on its own.
std::optional<double> counting_variance(const Prior& prior, const Channel& channel);
/// The variance of each share, a of them, which add up to the one above.
std::optional<Vector<double>> share_variances(const Prior& prior, const Channel& channel);
/// The variance of each of the prior's contrasts, k of them.
std::optional<Vector<double>> contrast_variances(const Prior& prior, const Channel& channel);

}  // namespace sluice
