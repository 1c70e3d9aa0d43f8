// SPDX-License-Identifier: GPL-3.0-or-later
/// Objectives with a cost for each answer and each report; their reports are answers.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::answers {

/// The channel that sees the data, reports answers, and costs the least on average. `costs` is a x a, from
/// the truth to the report, finite. If several cost as little, it is the one that reports the truth most
/// often, with equal weight for each answer. It tells more where rare answers would hardly matter. The bound
/// of the proposal is a lower bound of the cost. Below the least level that doubles can search it is the
/// channel of level 0, with the bound of that level. Fails with too_large, solver_failed.
Result<Proposal> least_cost(const Prior& prior, const Notion& notion, double epsilon,
                            const Matrix<double>& costs);

/// The same for channels that see the secret as well, which may report pairs that never occur as they like.
/// Such a pair is reported as others with the secret are on average (see `secret_aware_optimum`).
Result<Proposal> least_cost_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                        const Matrix<double>& costs);

}  // namespace sluice::answers
