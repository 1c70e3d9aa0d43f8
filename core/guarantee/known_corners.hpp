// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "prior/confidence.hpp"

namespace sluice {

/// The corners of { R in the simplex : R >= least_s } for each secret s (E, eq. 6): least_s and all that is
/// left to one of the categories. One a row, times 2^-40.
std::vector<Matrix<std::int64_t>> corners_by_least(const ConfidenceSet& set);

/// Those of { R in the simplex : least_s <= R <= most_s }, the smallest such box: it is inside the other, and
/// as large as the confidence set in every category. Nothing where they are too many to be compared with one
/// another: the more secrets the fewer categories, 3 x 5 or 2 x 6 at most.
std::optional<std::vector<Matrix<std::int64_t>>> corners_by_ranges(const ConfidenceSet& set);

}  // namespace sluice
