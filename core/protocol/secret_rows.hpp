// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guarantee/notion.hpp"

namespace sluice {

/// The conditions of a notion that compares secrets on P(Y=y|s) itself, whatever channel of the data leads to
/// it. They are m x c, each row scaled to a largest entry of 1. (P(y|s))_s meets it iff rows * P(y|.) <= 0,
/// for every y. These are the notion's own rows if the data are the secret. Under a diagonal joint
/// distribution P(y|s) is the column of a channel, and everybody sends y with its mean. So one definition, in
/// integers, serves every notion here as well. At the search's bounds, see `search_bound`. Precondition: the
/// notion compares secrets (`Sees::either`).
Matrix<double> secret_rows(const Prior& prior, const Notion& notion, double epsilon);

/// Repairs a channel that sees the secret, c a x a, and whose P(y|s) break such rows by a solver's tolerance.
/// To each report y it adds k_y, for every sender, and divides everything by 1 + sum_y k_y. Then P(y|s) is
/// (P(y|s) + k_y) / (1 + sum k), equally for all s, and rows * 1 < 0 repairs it. At level 0 a row leaves a
/// constant nothing, and its report stays as it is.
void mend(const Prior& prior, const Matrix<double>& rows, Channel& channel);

}  // namespace sluice
