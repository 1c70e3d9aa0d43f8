// SPDX-License-Identifier: GPL-3.0-or-later
/// The only file that calls cddlib.
#pragma once

#include <optional>

#include "base/scalar.hpp"

namespace sluice {

/// Candidates for the vertices of { v in the simplex : rows * v <= 0 }, one for each row of the result, by
/// cddlib in doubles. It is fast, and known to be wrong at times on degenerate input: use a result only if
/// `is_complete_vertex_set` confirms it. Empty when cddlib itself reports a failure.
std::optional<Matrix<double>> cdd_vertices(const Matrix<double>& rows);

}  // namespace sluice
