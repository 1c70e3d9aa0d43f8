// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/protocol.hpp"

/// The channel with the largest I(X;Y) among all that meet the guarantee, with at most a reports. A search
/// that ends early has the best channel found, or another protocol's if that keeps more. This is randomised
/// response or, under side-channel resistance, a product, which may have more reports.
namespace sluice::optimal {

/// Uses vertex enumeration and the envelope linear program (A, Theorems 1 to 3). Fails with too_large when
/// the polytope has too many vertices, with solver_failed when the linear program does.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

/// The same among channels that also have I(S;Y) <= most (nats; A, Problem 1). It is the plain optimum if
/// that leaks no more; otherwise it is found by columns, without prices for other readers. Preconditions: as
/// `propose`; `most` is positive, the notion is not about a sample.
Result<Proposal> propose_on_average(const Prior& prior, const Notion& notion, double epsilon, double most,
                                    const SearchOptions& options);

/// The same among channels that see the secret as well, for notions that compare secrets. It works by
/// columns, which are products of choices for each secret (see optimise/secret_aware). Under robust privacy
/// it has the largest I(S,X;Y) (see `robust_optimum_of`). A search that ends early may have another
/// protocol's channel if that keeps more, or that of a brief search without the secret.
Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& options);

}  // namespace sluice::optimal
