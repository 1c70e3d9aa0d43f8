// SPDX-License-Identifier: GPL-3.0-or-later
/// Objectives that cost so much for each answer and each report that is an answer.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::answers {

/// The channel that sees the data whose reports, answers all, cost the least on average: `costs` is a x a,
/// from the truth to the report, finite. Of several it has the one that reports the truth most often, each
/// answer counted alike: it tells more where rare answers would hardly matter. The bound of the proposal is
/// one of the cost, from below. Below the least level that doubles can search it has the channel of level 0,
/// and the bound of that level. Fails with too_large, solver_failed.
Result<Proposal> least_cost(const Prior& prior, const Notion& notion, double epsilon,
                            const Matrix<double>& costs);

/// The same of channels that see the secret as well, which may report as they like what never occurs: it is
/// reported as others with the secret are on average (see `secret_aware_optimum`).
Result<Proposal> least_cost_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                        const Matrix<double>& costs);

}  // namespace sluice::answers
