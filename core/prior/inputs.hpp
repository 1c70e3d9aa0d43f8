// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "prior/prior.hpp"

namespace sluice {

/// The prior for a channel that sees the secret as well. Its data are the pairs (s,x), all c a of them; (s,x)
/// is input s a + x. Pairs that never occur have probability 0 and are inputs nevertheless, since a person
/// may come with one.
Prior with_secret(const Prior& prior);

/// P(X=x, Y=y), a x b, of a channel that sees X (a rows) or (S,X) (c a rows), under the prior of S and X.
Matrix<double> data_and_report(const Prior& prior, const Channel& channel);

/// P(S=s, Y=y), c x b, likewise.
Matrix<double> secret_and_report(const Prior& prior, const Channel& channel);

/// P(S=s, X=x, Y=y), c a x b, likewise.
Matrix<double> pair_and_report(const Prior& prior, const Channel& channel);

}  // namespace sluice
