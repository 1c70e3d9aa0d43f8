// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guarantee/notion.hpp"

namespace sluice {

/// What a notion that compares secrets asks of P(Y=y|s) itself, whatever a channel makes of the data to
/// arrive there: m x c, each row scaled to a largest entry of 1; (P(y|s))_s meets it iff  rows * P(y|.) <= 0,
/// for every y. These are the notion's own rows where the data are the secret: under a joint distribution
/// that is diagonal P(y|s) is the column of a channel, and everybody sends y with the mean of it. So one
/// definition, in integers, serves here as well, for every notion. At the search's bounds, see
/// `search_bound`. Precondition: the notion compares secrets (`Sees::either`).
Matrix<double> secret_rows(const Prior& prior, const Notion& notion, double epsilon);

/// A channel that sees the secret, c a x a, and whose P(y|s) break such rows by what a solver tolerates: made
/// to keep them. To each report y is added, whoever sends it, what it takes, k_y, and all is divided by 1 +
/// sum_y k_y: then P(y|s) is (P(y|s) + k_y) / (1 + sum k), for all s alike, and  rows * 1 < 0  mends it. A
/// report whose rows leave a constant nothing, at level 0, stays as it is.
void mend(const Prior& prior, const Matrix<double>& rows, Channel& channel);

}  // namespace sluice
