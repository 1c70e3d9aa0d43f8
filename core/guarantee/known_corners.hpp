// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/scalar.hpp"
#include "guarantee/ball_mean.hpp"
#include "prior/confidence.hpp"

namespace sluice {

/// The corners of { R in the simplex : R >= least_s } for each secret s (E, eq. 6): least_s, with all the
/// remaining mass on one of the categories. One a row, times 2^-40.
std::vector<Matrix<std::int64_t>> corners_by_least(const Matrix<std::int64_t>& least);

/// The corners of { R in the simplex : least_s <= R <= most_s }, which lies inside the other set. Nothing if
/// there are too many to compare with one another. More secrets allow fewer categories: 3 x 5 or 2 x 6 at
/// most.
std::optional<std::vector<Matrix<std::int64_t>>> corners_by_ranges(const Matrix<std::int64_t>& least,
                                                                   const Matrix<std::int64_t>& most);

/// The corners for each secret and for everybody with another secret; only these two are compared. They are
/// by ranges if ranges are known and the corners not too many, otherwise by the least probabilities.
struct CornersBesideOthers {
  std::vector<Matrix<std::int64_t>> corners;
  std::vector<Matrix<std::int64_t>> of_others;
  bool tight;  ///< whether all are by ranges
};
CornersBesideOthers corners_beside_others(const KnownRanges& known);

/// The distribution at which the mean of `chances` over { R in the simplex : least <= R <= most } is at its
/// end, times 2^-40. `most` may be empty. All three have the same length.
Vector<std::int64_t> corner_at(const Vector<std::int64_t>& least, const Vector<std::int64_t>& most,
                               const Vector<double>& chances, End end);

}  // namespace sluice
