// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "exact/integer_channel.hpp"
#include "guarantee/conditions.hpp"

namespace sluice {

/// The comparisons at a level below `least` (nats), as equalities between P(y) of sides, rows . T_y = 0. Each
/// row ties a side to earlier ones, so there are as few rows as possible. Precondition: no side is a range.
Rows<Integer> equalities(const Conditions<Integer>& compared, double epsilon, double least);

/// At level 0 a row is an equality, which doubles miss by more than integers can forgive. So this moves the
/// weights, as little as possible, until rows . weights = 0 holds to within a few units for every report.
/// Rows of the channel keep their sums, entries stay at least 0. Precondition: rows . 1 = 0, and weights are
/// near to that already, and not 0; m x a and a x b.
void straighten(const Rows<Integer>& rows, Weights& weights);

}  // namespace sluice
