// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "exact/integer_channel.hpp"
#include "guarantee/conditions.hpp"

namespace sluice {

/// What is compared at a level below `least` (nats), as equalities between P(y) of sides, rows . T_y = 0, one
/// for each side that they tie to those before it: as few as say it all. Precondition: no side is a range.
Rows<Integer> equalities(const Conditions<Integer>& compared, double epsilon, double least);

/// Where no report may tell anything, a row is an equality, and doubles miss it by more than integers can
/// be asked to forgive. Moves the weights, by as little as may be, to where  rows . weights = 0  holds to
/// within a few units for every report; rows of the channel keep their sums, entries stay at least 0.
/// Precondition: rows . 1 = 0 and weights are near to that already, and not 0; m x a and a x b.
void straighten(const Rows<Integer>& rows, Weights& weights);

}  // namespace sluice
