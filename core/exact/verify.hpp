// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "exact/integer_channel.hpp"
#include "guarantee/notion.hpp"

namespace sluice {

/// A condition that an integer channel breaks.
struct Violation {
  Index row;  ///< of the notion's rows
  Index report;
  Integer excess;  ///< rows(row) . weights(report) > 0
};

/// Evaluates every row on every column in integers, but for those that doubles prove to be slack with a bound
/// on their rounding. An empty result is a proof that the weights, exactly as they are sampled from, keep the
/// promise. Otherwise the violation with the largest excess comes back. Precondition: rows and weights agree
/// on a.
std::optional<Violation> worst_violation(const Rows<Integer>& rows, const Weights& weights);

}  // namespace sluice
