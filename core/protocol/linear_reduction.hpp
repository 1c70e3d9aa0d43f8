// SPDX-License-Identifier: GPL-3.0-or-later
/// "B" = Ding, Liu, Farokhi, "A Linear Reduction Method for Local Differential Privacy and Log-lift",
/// arXiv 2101.09689: reports are categories, as common as these are (P_Y = P_X), and
///   P(y|s) = (1 - alpha) P(X=y|s) + alpha P(X=y)    (eq. 3).
/// alpha is calibrated exactly, in closed form; the paper's eq. 6 is a first order and not a bound.
#pragma once

#include "protocol/protocol.hpp"

namespace sluice::linear_reduction {

/// 1 - alpha for the least alpha in [0, 1] under a notion: a report y exceeds it by (1 - alpha) of what x = y
/// does as it is, and alpha P(X=y) of what a constant leaves makes up for it. Where a category is very rare
/// alpha is so near to 1 that a double would not hold what it lacks.
double most_kept(const Prior& prior, const Notion& notion, double epsilon);

/// Keep the answer with probability 1 - alpha, otherwise draw one from P_X (B, Lemma 1).
Result<Proposal> propose_markov(const Prior& prior, const Notion& notion, double epsilon,
                                const SearchOptions& /*options*/);

}  // namespace sluice::linear_reduction
