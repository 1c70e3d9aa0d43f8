// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "protocol/protocol.hpp"

/// The channel with the largest I(X;Y) among all that meet the guarantee; at most a reports. A search that
/// ends early has the best it has found, or another protocol's channel where that keeps more: randomised
/// response, or under side-channel resistance a product, which may have more reports.
namespace sluice::optimal {

/// By vertex enumeration and the envelope linear program (A, Theorems 1 to 3). Fails with too_large when the
/// polytope has too many vertices, with solver_failed when the linear program does.
Result<Proposal> propose(const Prior& prior, const Notion& notion, double epsilon,
                         const SearchOptions& options);

/// The same among channels with I(S;Y) <= most as well (nats; A, Problem 1): the plain optimum where that
/// says no more of the secret, otherwise by columns, without prices for other readers. Preconditions: as
/// `propose`; `most` is positive, the notion is not about a sample.
Result<Proposal> propose_on_average(const Prior& prior, const Notion& notion, double epsilon, double most,
                                    const SearchOptions& options);

/// The same among channels that see the secret as well, for notions that compare secrets: by columns, which
/// are products of what can be done for each secret (see optimise/secret_aware). Under robust privacy
/// I(S,X;Y) is the largest (see `robust_optimum_of`). A search that ends early may have another protocol's
/// channel where that keeps more, or that of a brief search without the secret.
Result<Proposal> propose_with_secret(const Prior& prior, const Notion& notion, double epsilon,
                                     const SearchOptions& options);

}  // namespace sluice::optimal
