// SPDX-License-Identifier: GPL-3.0-or-later
/// The noise that a protocol of one parameter needs, in closed form: no root finding, and exact at the level
/// where a condition stops binding.
#pragma once

#include "guarantee/notion.hpp"

namespace sluice {

/// The excess of the unchanged data over a notion, in units of what a constant column leaves. A row r of the
/// notion asks for r . T <= 0, and the column of ones leaves -r . 1 = (L - 1) > 0. It is 0 if no row is
/// broken, infinite if one is and L = 1.
struct Excess {
  /// For each category x the largest r_x / -r.1, which is [P_more(x) - L P_less(x)]_+ / (L - 1), over
  /// comparisons.
  Vector<double> category;
  /// The largest sum of r_x / -r.1 over any set of categories, which is the sum over those with r_x > 0.
  double subset;
};

/// Precondition: as `search_bound`.
Excess excess(const Prior& prior, const Notion& notion, double epsilon);

}  // namespace sluice
