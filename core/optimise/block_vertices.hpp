// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "scalar.hpp"

namespace sluice {

/// What is known of P(u|s) for one secret s:  D_s = { R : R_u >= least_u }, and `slack` = 1 - sum least_u.
/// For the part T_s of a column that belongs to s, P(y|s) then lies between
///   mn(T_s) = least . T_s + slack min T_s   and   mx(T_s) = least . T_s + slack max T_s   (E, eq. 6).
struct Block {
  Vector<double> least;
  double slack;
};

/// The vertices of  { T >= 0 : mn(T) >= low, mx(T) <= high }, one a row, in closed form. Where rounding
/// leaves it open where a vertex is, the ends of the stretch that it may be on are given. Some rows may
/// repeat. Preconditions: 0 < low <= high; every entry of `least` is positive where the slack is 0.
Matrix<double> block_vertices(const Block& block, double low, double high);

/// Where a vertex ends: at high / low = `ratio`; `point` is where it is, for low = 1.
struct BlockEnd {
  double ratio;
  Vector<double> point;
};

/// All of them, in no order: between two ratios that follow each other every vertex of the list above is a
/// linear function of low and high, and at one all vertices but those that end there go on as they were.
std::vector<BlockEnd> block_ends(const Block& block);

}  // namespace sluice
