// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "prior/prior.hpp"

namespace sluice {

/// The prior as a channel meets it that sees the secret as well: its data are the pairs (s,x), all c a of
/// them, input s a + x. Pairs that never occur have probability 0 and are inputs all the same: it is a
/// person, not the table, that comes with one.
Prior with_secret(const Prior& prior);

/// P(X=x, Y=y), a x b, of a channel that sees X (a rows) or (S,X) (c a rows), under the prior of S and X.
Matrix<double> data_and_report(const Prior& prior, const Channel& channel);

/// P(S=s, Y=y), c x b, likewise.
Matrix<double> secret_and_report(const Prior& prior, const Channel& channel);

/// P(S=s, X=x, Y=y), c a x b, likewise.
Matrix<double> pair_and_report(const Prior& prior, const Channel& channel);

}  // namespace sluice
