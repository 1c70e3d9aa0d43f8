// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/protocol.hpp"

/// The channel that sees the secret (the profile) and reports the fewest answers wrongly in the mean. It is
/// C's smooth mechanism for the expected error, under any notion that compares secrets. A profile's channel
/// A^s with P(Y|s) = R_s has an error of at least TV(P(X|s), R_s), and a maximal coupling has no more. So
/// only R matters, which is the solution of
///   minimise  sum_s P(s) TV(P(X|s), R_s)  subject to the notion's conditions on R .
/// This is a linear program of c a variables and not c a^2. Then B's Proposition 1 gives the channel (see
/// `coupling`), the one that keeps the most I(X;Y).
namespace sluice::smooth_coupling {

/// R, c x a. Fails with solver_failed, and with too_large if the program would take minutes.
Result<Matrix<double>> nearest_reports(const Prior& prior, const Notion& notion, double epsilon);

Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

}  // namespace sluice::smooth_coupling
